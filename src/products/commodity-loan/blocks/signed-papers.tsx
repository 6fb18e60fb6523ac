import type { ReactNode } from 'react';
import { stack } from '@styled/patterns';
import { arranged } from '@styled/recipes';
import type { IsoDate } from '../../../../schemas/facts/date.ts';
import type { CallOutput, CommodityClaim, CommodityOffer } from '../../../../openapi/index.ts';
import { CardSection } from '../../../blocks/claim/card-section.tsx';
import { Paper } from '../../../blocks/paper.tsx';
import type { Read, ScreenProps } from '../../../blocks/props.ts';
import { useT } from '../../../i18n/index.ts';
import { Card } from '../../../ui/index.ts';
import { useWide } from '../../../ui/use-wide.ts';
import { GoodsSchedule } from './goods-schedule.tsx';

interface Props extends Pick<ScreenProps<'commodity-sign-success'>, 'host' | 'documentAt'> {
  claim: CommodityClaim;
  /** The one that was signed, once it is known. */
  offer: CommodityOffer | undefined;
  /** The agreement, and the day of its signature. */
  read: Read<CallOutput<'getCommodityAgreement'>>;
  from: IsoDate | undefined;
  /** The days to pay on, where they do not stand above. */
  calendar: ReactNode;
  /** To pay is all that is left: when and how much comes first. */
  paid: boolean;
}

/** What was signed, to be kept, and what is paid when: counted from the day of the signature. */
export function SignedPapers({ claim, offer, read, from, calendar, host, documentAt, paid }: Props) {
  const t = useT();
  const isWide = useWide();
  // Not every service keeps it: the bank hands it over then.
  if (read.error !== null) return null;
  const paper = (
    <Paper
      title={t('doc.signed.agreement')}
      read={read}
      address={({ url }) => documentAt('commodityClaim', url)}
      host={host}
    />
  );
  const paying = (shown: boolean) =>
    offer && from && <GoodsSchedule offer={offer} total={claim.total} today={from} shown={shown} />;
  // Payments without a picture are a line that opens, where there is one column.
  if (paid && offer?.overpayment === 0 && !isWide)
    return (
      <div className={arranged({ as: 'folds' })}>
        <Card>{paying(false)}</Card>
        <Card>{paper}</Card>
      </div>
    );
  if (paid)
    return (
      <>
        {offer && from && <CardSection title={t('b.schedule')}>{paying(true)}</CardSection>}
        <Card>{paper}</Card>
      </>
    );
  return (
    <CardSection title={t('co.papers')}>
      <div className={stack({ gap: '16' })}>
        {paper}
        {paying(false)}
        {calendar}
      </div>
    </CardSection>
  );
}
