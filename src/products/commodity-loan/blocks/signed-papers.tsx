import { stack } from '@styled/patterns';
import type { IsoDate } from '../../../../schemas/facts/date.ts';
import type { CommodityClaim, CommodityOffer } from '../../../../openapi/index.ts';
import { PaymentDays } from '../../../blocks/banks/payment-days.tsx';
import { CardSection } from '../../../blocks/claim/card-section.tsx';
import { LINK_LIVES_MS } from '../../../blocks/document-button.tsx';
import { Paper } from '../../../blocks/paper.tsx';
import type { ScreenProps } from '../../../blocks/props.ts';
import { isoDayKz } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { Card } from '../../../ui/index.ts';
import { GoodsSchedule, goodsSchedule } from './goods-schedule.tsx';

interface Props extends Pick<ScreenProps<'commodity-sign-success'>, 'useRead' | 'host' | 'documentAt'> {
  claim: CommodityClaim;
  /** The one that was signed, once it is known. */
  offer: CommodityOffer | undefined;
  today: IsoDate;
  /** To pay is all that is left: when and how much comes first. */
  paid: boolean;
}

/** What was signed, to be kept, and what is paid when: counted from the day of the signature. */
export function SignedPapers({ claim, offer, useRead, host, documentAt, today, paid }: Props) {
  const t = useT();
  const read = useRead('getCommodityAgreement', { path: { id: claim.id } }, { every: LINK_LIVES_MS, quiet: true });
  // Not every service keeps it: the bank hands it over then.
  if (read.error !== null) return null;
  const from = read.data && isoDayKz(Date.parse(read.data.signedAt));
  const paper = (
    <Paper
      title={t('doc.signed.agreement')}
      read={read}
      address={({ url }) => documentAt('commodityClaim', url)}
      host={host}
    />
  );
  const paying = offer && from && (
    <>
      <GoodsSchedule offer={offer} total={claim.total} today={from} shown={paid} />
      {/* No file can be saved where the app shows the page. */}
      {!host.webview && (
        <PaymentDays
          bank={offer.bank.name}
          rows={goodsSchedule(offer, claim.total, from)}
          of={claim.id}
          today={today}
        />
      )}
    </>
  );
  if (paid)
    return (
      <>
        {paying && (
          <CardSection title={t('b.schedule')}>
            <div className={stack({ gap: '16' })}>{paying}</div>
          </CardSection>
        )}
        <Card>{paper}</Card>
      </>
    );
  return (
    <CardSection title={t('co.papers')}>
      <div className={stack({ gap: '16' })}>
        {paper}
        {paying}
      </div>
    </CardSection>
  );
}
