import type { Claim } from '../../../../../openapi/index.ts';
import { carCard, estimate } from '@styled/recipes';
import { useT } from '../../../../i18n/index.ts';
import { Fold, SummaryList } from '../../../../ui/index.ts';
import { besideRows, shownMonth } from './terms-rows.ts';
import type { Monthly } from './use-monthly.ts';

/** Above a step where the panel beside it has no place: what a month comes to, and the terms when asked for. */
export function TermsStrip({ claim, monthly }: { claim: Claim; monthly: Monthly | null }) {
  const t = useT();
  const classes = carCard();
  const { label, value } = shownMonth(claim, monthly, t);
  const { carName, carProductionYear } = claim.product;
  const car = [carName, carProductionYear].filter(Boolean).join(', ');
  return (
    <div className={`${classes.root} ${classes.narrow}`}>
      <Fold
        look="card"
        title={
          <span>
            <span className={estimate().inAll}>{value}</span>
            <br />
            <span className={estimate().caption}>{[label, car].filter(Boolean).join(' · ')}</span>
          </span>
        }
      >
        <SummaryList rows={besideRows(claim, monthly, t).flat()} />
      </Fold>
    </div>
  );
}
