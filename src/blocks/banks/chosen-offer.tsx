import { css } from '@styled/css';
import { hstack } from '@styled/patterns';
import { chosen } from '@styled/recipes';
import { money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Button, SummaryList } from '../../ui/index.ts';
import { ChartDot, ShareBar } from '../cost/share-bar.tsx';
import type { Approved } from './answer-kinds.ts';
import { costName } from './cost-text.ts';
import { showConditions } from './dialogs/open.ts';
import { monthInAll, sharesInMonth } from './offer-cost.ts';

interface Props {
  answer: Approved;
  busy: boolean;
  onGo: () => void;
}

/** The offer that is picked, and the one button of the page: what a month takes, and of what. */
export function ChosenOffer({ answer, busy, onGo }: Props) {
  const t = useT();
  const classes = chosen();
  const { approved: offer, bank } = answer;
  const whole = monthInAll(offer);
  return (
    <section data-foot className={classes.bar} aria-label={t('b.pickedNamed', { bank: bank.name })}>
      <div className={classes.about}>
        <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('b.pickedNamed', { bank: bank.name })}</p>
        <div>
          <p className={css({ textStyle: 'amount.lg' })}>{money(whole)}</p>
          <p className={css({ color: 'fg.muted' })}>
            {t(whole === offer.monthlyPayment ? 'b.allIsPayment' : 'b.allMonthly')}
          </p>
        </div>
        {whole > offer.monthlyPayment && <ShareBar part={offer.monthlyPayment} whole={whole} />}
        <SummaryList
          rows={[
            ...(whole === offer.monthlyPayment
              ? []
              : [{ label: t('b.payment'), mark: <ChartDot part="first" />, value: money(offer.monthlyPayment) }]),
            ...sharesInMonth(offer).map(({ kind, sum }) => ({
              label: costName(kind, t),
              mark: <ChartDot part="second" />,
              value: money(sum),
            })),
            { label: t('b.over'), value: money(offer.overpayment) },
          ]}
        />
      </div>
      <Button full busy={busy} event="CHOOSE_BANK" onClick={onGo}>
        {t('b.goOnWith', { bank: bank.name })}
      </Button>
      <div className={classes.about}>
        <div className={hstack({ gap: '8', justify: 'center' })}>
          <Button tone="quiet" onClick={() => showConditions(answer, 'terms')}>
            {t('b.terms')}
          </Button>
          <Button tone="quiet" onClick={() => showConditions(answer, 'schedule')}>
            {t('b.scheduleShort')}
          </Button>
        </div>
        <p className={css({ textStyle: 'body.sm', color: 'fg.muted', textAlign: 'center' })}>{t('b.pickNote')}</p>
      </div>
    </section>
  );
}
