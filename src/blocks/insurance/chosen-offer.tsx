import { css } from '@styled/css';
import { chosen, offerTools } from '@styled/recipes';
import { dateTimeKz, money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Button, SummaryList } from '../../ui/index.ts';
import { Premium } from './offer-card.tsx';
import type { PricedOffer } from './offers.ts';
import { kindName, ownPartWords, paymentWords } from './words.ts';

/** The offer that is chosen: the way on; beside the others, where there is room, what it costs. */
export function ChosenOffer({ offer, busy, onPick }: { offer: PricedOffer; busy: boolean; onPick: () => void }) {
  const t = useT();
  const classes = chosen();
  const parts = offer.premiumParts.length > 1 ? offer.premiumParts : [];
  return (
    <section data-foot className={classes.bar} aria-label={t('ins.offers.chosen', { company: offer.company.name })}>
      <div className={classes.about}>
        <div>
          <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
            {t('ins.offers.chosen', { company: offer.company.name })}
          </p>
          <Premium offer={offer} />
        </div>
        <SummaryList
          rows={[
            ...parts.map(({ kind, sum }) => ({ label: kindName(kind, t), value: money(sum) })),
            { label: t('ins.row.payment'), value: paymentWords(offer, t) },
            {
              label: t('ins.row.sumInsured'),
              value: offer.sumInsured === null ? t('ins.row.byLaw') : money(offer.sumInsured),
            },
            ...(offer.kind === 'ogpo'
              ? []
              : [{ label: t('ins.product.deductible'), value: ownPartWords(offer.deductible, t) }]),
            ...(offer.validUntil === null
              ? []
              : [{ label: t('ins.offers.validTo'), value: dateTimeKz(offer.validUntil) }]),
          ]}
        />
        {offer.kind === 'casco' && (
          <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('ins.offers.ogpoApart')}</p>
        )}
      </div>
      <div className={offerTools().way}>
        <Button full busy={busy} event="PICK_OFFER" onClick={onPick}>
          {t('ins.offers.goOn', { company: offer.company.name })}
        </Button>
      </div>
    </section>
  );
}
