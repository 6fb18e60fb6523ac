import { insuranceSignature } from '../../../machines/products/casco-life/conditions.ts';
import { Back } from '../../blocks/claim/back.tsx';
import { SmsCode } from '../../blocks/sign/sms-code.tsx';
import { InsuredCost } from './blocks/insured-cost.tsx';
import { boughtWords } from './blocks/words.ts';
import { useT } from '../../i18n/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** The agreement with the insurer is signed. */
export default function CascoLifeCode(props: ScreenProps<'casco-life-code'>) {
  const { context, send, busy } = props;
  const { getCascoLifeClaim: claim, getLifeConditions: life } = context.responses;
  const t = useT();
  const bought = claim && boughtWords(claim, t);
  const sum = claim?.premiumTotal ?? null;
  return (
    <SmsCode
      {...props}
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} />}
      signature={insuranceSignature(context)}
      {...(claim?.agreement && bought && { signs: t('cl.signs', { number: claim.agreement.number, what: bought }) })}
      cost={sum === null ? null : { sum, payments: 1 }}
      aside={claim && <InsuredCost claim={claim} life={life} accepted />}
      resent={context.responses.repeatCascoLifeSignature}
    />
  );
}
