import { insuranceSignature } from '../../../machines/products/casco-life/conditions.ts';
import { Back } from '../../blocks/claim/back.tsx';
import { SmsCode } from '../../blocks/sign/sms-code.tsx';
import { InsuredCost } from './blocks/insured-cost.tsx';
import { financedInAll } from './blocks/payment.ts';
import { boughtWords } from './blocks/words.ts';
import { money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** The agreement with the insurer is signed. */
export default function CascoLifeCode(props: ScreenProps<'casco-life-code'>) {
  const { context, send, busy } = props;
  const { getCascoLifeClaim: claim, getCascoConditions: casco, getLifeConditions: life } = context.responses;
  const t = useT();
  const bought = claim && boughtWords(claim, t);
  const sum = claim?.premiumTotal ?? null;
  const inAll = claim ? financedInAll(claim, { casco, life }) : null;
  const signs =
    claim?.agreement && bought ? t('cl.signs', { number: claim.agreement.number, what: bought }) : undefined;
  return (
    <SmsCode
      {...props}
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} />}
      signature={insuranceSignature(context)}
      title={t('cl.code.title')}
      {...(signs !== undefined && { signs })}
      cost={
        sum === null
          ? null
          : { sum, payments: 1, note: inAll === null ? null : t('cl.inLoanSum', { sum: money(inAll) }) }
      }
      aside={claim && <InsuredCost claim={claim} casco={casco} life={life} accepted />}
      resent={context.responses.repeatCascoLifeSignature}
    />
  );
}
