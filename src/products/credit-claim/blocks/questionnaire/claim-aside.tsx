import { stack } from '@styled/patterns';
import { arranged, estimate } from '@styled/recipes';
import { money } from '../../../../i18n/format.ts';
import { useT } from '../../../../i18n/index.ts';
import { openContacts } from '../../../../blocks/contacts.ts';
import { CarHead } from '../../../../blocks/claim/car-head.tsx';
import type { ScreenProps } from '../../../../blocks/props.ts';
import { Button, Fold, SummaryList } from '../../../../ui/index.ts';
import { besideRows, shownMonth } from './terms-rows.ts';
import type { Monthly } from './use-monthly.ts';

/** What every step of the questionnaire knows of the claim, and whom to ask. */
export type AboutClaim = Pick<ScreenProps<'q-personal'>, 'context' | 'config' | 'host'>;

/** Beside a step, or below it: what comes next, whom to ask; where there is room, what is applied for. */
export function ClaimAside({
  about: { context, config, host },
  next,
  monthly = null,
}: {
  about: AboutClaim;
  next: string;
  /** What a month would cost; null: not known, or the banks say it themselves. */
  monthly?: Monthly | null;
}) {
  const t = useT();
  const classes = estimate();
  const { claim } = context.responses;
  if (claim === undefined) return null;
  const { carName, carProductionYear, carPrice } = claim.product;
  const shown = shownMonth(claim, monthly, t);
  const [rows, more] = besideRows(claim, monthly, t);
  return (
    <div className={stack({ gap: '16' })}>
      <section className={`${classes.panel} ${classes.wide}`} aria-label={t('q.terms')}>
        <CarHead name={[carName, carProductionYear].filter(Boolean).join(', ')} facts={[money(carPrice)]} />
        <div className={classes.head}>
          <p className={classes.caption}>{shown.label}</p>
          <p className={classes.inAll}>{shown.value}</p>
        </div>
        <SummaryList rows={rows} />
        <Fold title={t('q.moreTerms')}>
          <SummaryList rows={more} />
        </Fold>
      </section>
      <div className={arranged({ as: 'apart' })}>
        <p className={classes.caption}>{t('q.next', { step: next })}</p>
        <Button tone="quiet" onClick={() => openContacts(config, host)}>
          {t('nav.contactUs')}
        </Button>
      </div>
    </div>
  );
}
