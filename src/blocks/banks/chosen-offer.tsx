import { css } from '@styled/css';
import { chosen } from '@styled/recipes';
import { money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Button } from '../../ui/index.ts';
import type { Approved } from './answer-kinds.ts';
import { showConditions } from './dialogs/open.ts';
import { monthInAll } from './offer-cost.ts';
import { OfferSums } from './offer-sums.tsx';

interface Props {
  answer: Approved;
  busy: boolean;
  onGo: () => void;
}

/** The offer that is picked, and the one button of the page. */
export function ChosenOffer({ answer, busy, onGo }: Props) {
  const t = useT();
  const classes = chosen();
  const { approved: offer, bank } = answer;
  const month = monthInAll(offer);
  return (
    <section data-foot className={classes.bar} aria-label={t('b.offerOf', { bank: bank.name })}>
      <div className={classes.about}>
        <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('b.offerOf', { bank: bank.name })}</p>
        <OfferSums offer={offer} />
      </div>
      <Button full busy={busy} event="CHOOSE_BANK" onClick={onGo}>
        <span>
          {t('b.goOnWith', { bank: bank.name })}
          {/* Where there is room it stands above. */}
          <span className={css({ desktop: { display: 'none' } })}>{` · ${money(month)}`}</span>
        </span>
      </Button>
      <div className={classes.about}>
        <div className={classes.ways}>
          <Button tone="quiet" onClick={() => showConditions(answer, 'terms')}>
            {t('b.terms')}
          </Button>
          <Button tone="quiet" onClick={() => showConditions(answer, 'schedule')}>
            {t('b.scheduleShort')}
          </Button>
        </div>
        <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('b.pickNote')}</p>
      </div>
    </section>
  );
}
