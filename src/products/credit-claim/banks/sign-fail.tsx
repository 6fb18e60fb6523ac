import { isApproved } from '../../../blocks/banks/answer-kinds.ts';
import { besideInMonth, monthInAll } from '../../../blocks/banks/offer-cost.ts';
import { aboutClaim } from '../../../blocks/claim/about-rows.ts';
import { Failure } from '../../../blocks/failure.tsx';
import { money } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

/** The contract was not signed: whose it is, what is safe, and the way on. */
export default function SignFail(props: ScreenProps<'sign-fail'>) {
  const t = useT();
  const { claim, listIntegrations: answers } = props.context.responses;
  const bank = claim?.bank;
  // Who comes back from the signature has not read the offers; the way on does.
  const offer = answers?.filter(isApproved).find((answer) => answer.bank.alias === bank?.alias)?.approved;
  return (
    <Failure
      {...props}
      title={t('s.fail')}
      about={[
        ...(bank ? [{ label: t('b.selectedBank'), value: bank.name }] : []),
        ...(offer
          ? [
              besideInMonth(offer) > 0
                ? { label: t('b.monthInAll'), value: money(monthInAll(offer)) }
                : { label: t('b.payment'), value: t('b.monthSum', { sum: money(offer.monthlyPayment) }) },
            ]
          : []),
        ...aboutClaim(claim, t),
      ]}
      text={t('s.failLead')}
      retry={t('s.retry')}
      back={bank ? t('b.toSelectedNamed', { bank: bank.name }) : t('b.toSelected')}
    />
  );
}
