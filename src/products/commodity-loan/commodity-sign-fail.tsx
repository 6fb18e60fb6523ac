import { Failure } from '../../blocks/failure.tsx';
import { money, months } from '../../i18n/format.ts';
import { Validity } from './blocks/validity.tsx';
import { orderRows } from './blocks/order-rows.ts';
import { useT } from '../../i18n/index.ts';
import { takenOffer } from './blocks/taken-offer.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** The contract was not signed: what is safe, and the way on. */
export default function CommoditySignFail(props: ScreenProps<'commodity-sign-fail'>) {
  const t = useT();
  const { responses } = props.context;
  const claim = responses.getCommodityClaim;
  const signing = claim?.signing;
  // Who comes back from the signature has not read the offers; the way on does.
  const offer = takenOffer(claim, responses.listCommodityOffers);
  // Whose contract it is, and for what.
  const about = claim && [
    ...(offer
      ? [
          { label: t('co.lender'), value: offer.bank.name },
          { label: t('co.monthly'), value: money(offer.monthly) },
          { label: t('co.term'), value: months(offer.months, t) },
          { label: t('co.offerUntil'), value: <Validity offer={offer} /> },
        ]
      : []),
    ...orderRows(claim, t),
  ];
  return (
    <Failure
      {...props}
      title={t('co.signFail')}
      about={about}
      text={t('co.signFailLead')}
      retry={t('co.signAgain')}
      back={t('co.toOffers')}
    >
      {signing?.state === 'failed' && <p>{t('co.signFailLeft', { n: signing.attemptsLeft })}</p>}
      {signing?.state === 'expired' && <p>{t('co.signExpired')}</p>}
    </Failure>
  );
}
