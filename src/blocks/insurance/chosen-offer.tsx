import { useId } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import type { InsuranceOffer } from '../../../openapi/index.ts';
import { dateTimeKz, dmy, money, percent } from '../../i18n/format.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import { Button, Card, SummaryList } from '../../ui/index.ts';
import { Premium } from './offer-card.tsx';
import { kindName, paymentWords } from './words.ts';

/** What the driver pays of each repair. */
export const ownPartWords = ({ percent: part, sum }: InsuranceOffer['deductible'], t: Translate): string =>
  part === 0 ? t('ins.deductible.none') : t('ins.own.value', { sum: money(sum), p: percent(part) });

/** The way on with the offer that is chosen. */
export function PickButton({ offer, busy, onPick }: { offer: InsuranceOffer; busy: boolean; onPick: () => void }) {
  const t = useT();
  return (
    <Button full busy={busy} event="PICK_OFFER" onClick={onPick}>
      {t('ins.offers.goOn', { company: offer.company.name })}
    </Button>
  );
}

/** The offer that is chosen, beside the others: what it costs, from when, and the way on. */
export function ChosenOffer({
  offer,
  start,
  busy,
  onPick,
}: {
  offer: InsuranceOffer;
  /** The first day of cover, 'YYYY-MM-DD'; null: not known. */
  start: string | null;
  busy: boolean;
  onPick: () => void;
}) {
  const t = useT();
  const id = useId();
  const parts = offer.premiumParts.length > 1 ? offer.premiumParts : [];
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={stack({ gap: '12' })}>
        <div>
          <h2 id={id} className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
            {t('ins.offers.chosen', { company: offer.company.name })}
          </h2>
          <Premium offer={offer} />
        </div>
        <SummaryList
          rows={[
            ...parts.map(({ kind, sum }) => ({ label: kindName(kind, t), value: money(sum) })),
            ...(start === null ? [] : [{ label: t('ins.row.start'), value: dmy(start) }]),
            { label: t('ins.row.payment'), value: paymentWords(offer, t) },
            {
              label: t('ins.row.sumInsured'),
              value: offer.sumInsured === null ? t('ins.row.byLaw') : money(offer.sumInsured),
            },
            ...(offer.kind === 'ogpo' ? [] : [{ label: t('ins.own.label'), value: ownPartWords(offer.deductible, t) }]),
            ...(offer.validUntil === null
              ? []
              : [{ label: t('ins.offers.validTo'), value: dateTimeKz(offer.validUntil) }]),
          ]}
        />
        <PickButton offer={offer} busy={busy} onPick={onPick} />
      </div>
    </Card>
  );
}
