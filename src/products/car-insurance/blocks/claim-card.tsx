import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import type { InsuranceClaim } from '../../../../openapi/index.ts';
import { money } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { Card, SummaryList } from '../../../ui/index.ts';
import { PriceNews } from '../../../blocks/price-news.tsx';
import { claimRows, deductibleWords, paymentWords } from '../../../blocks/insurance/words.ts';

/** What is insured, by whom, for how much. `was`: the price that it was chosen at, if it changed. */
export function InsuranceFacts({ claim, was = null }: { claim: InsuranceClaim; was?: number | null }) {
  const t = useT();
  const { offer } = claim;
  const rows = [
    ...claimRows(claim, t),
    ...(offer === null || offer.kind === 'ogpo'
      ? []
      : [{ label: t('ins.row.deductible'), value: deductibleWords(offer.deductible, t) }]),
    ...(offer === null || offer.instalments === 1
      ? []
      : [{ label: t('ins.row.payment'), value: paymentWords(offer, t) }]),
  ];
  return (
    <Card>
      <div className={stack({ gap: '16' })}>
        {offer?.premium != null && (
          <div>
            <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('ins.row.premium')}</p>
            <p className={css({ textStyle: 'amount.lg' })}>{money(offer.premium)}</p>
          </div>
        )}
        <PriceNews was={was} now={offer?.premium ?? null} text="ins.priceChanged" />
        <SummaryList rows={rows} />
      </div>
    </Card>
  );
}
