import { type ReactNode, useId } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged, carCard } from '@styled/recipes';
import type { Claim } from '../../../openapi/index.ts';
import { money, percent } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Banner, Card, StatusTag, SummaryList } from '../../ui/index.ts';
import { CompanyName } from '../marks/company-name.tsx';
import type { Approved } from './answer-kinds.ts';
import { tagOf } from './answers.ts';
import { ConditionsButton } from './conditions-button.tsx';
import { apartRows } from './cost-rows.ts';
import { changedWords, gesvReason } from './difference.ts';
import { besideInMonth, lacking, monthInAll } from './offer-cost.ts';
import { demandsOf, openedRows } from './offer-rows.ts';

/** Said above the rows. */
const ABOVE: readonly string[] = ['b.amount', 'b.demands'];
/** Of equal payments the last one is told with the conditions: it differs by a few tenge. */
const OF_EQUAL: readonly string[] = [...ABOVE, 'b.lastPayment'];
const small = css({ textStyle: 'body.sm', color: 'fg.muted' });

/**
 * The only approval: no table of one line, but what the page is about. Its figures first, then what the bank demands, all rows open.
 * `act`: what is to be done about it, with the button of its conditions.
 */
export function OneOffer({
  answer,
  asked,
  act,
}: {
  answer: Approved;
  asked: Claim | undefined;
  act: (conditions: ReactNode) => ReactNode;
}) {
  const t = useT();
  const id = useId();
  const { approved: offer, bank } = answer;
  const figure = carCard().paired;
  const hasBeside = besideInMonth(offer) > 0;
  const lack = lacking(offer, asked);
  const changed = changedWords(offer, asked, t);
  const { tone, text } = tagOf(answer);
  const demands = demandsOf(offer, t);
  const above = offer.paymentType === 'annuity' ? OF_EQUAL : ABOVE;
  return (
    <Card as="article" aria-labelledby={id}>
      <div className={stack({ gap: '16' })} data-offer={bank.alias}>
        <div className={arranged({ as: 'apart' })}>
          <CompanyName company={bank} kind="lender">
            <h3 id={id} className={css({ textStyle: 'h3' })}>
              {bank.name}
            </h3>
          </CompanyName>
          <StatusTag tone={tone}>{t(text)}</StatusTag>
        </div>
        <div className={arranged({ as: 'figures' })}>
          <div>
            <p className={small}>{t('loan.sum')}</p>
            <p className={figure}>{money(offer.amount)}</p>
          </div>
          <div>
            <p className={small}>{t(hasBeside ? 'b.allMonthly' : 'b.paymentMonthly')}</p>
            <p className={figure}>{money(monthInAll(offer))}</p>
          </div>
        </div>
        <p className={css({ textStyle: 'body.sm' })}>
          <b className={css({ fontWeight: 'semibold' })}>
            {t('b.gesv')} {percent(offer.gesv)}:
          </b>{' '}
          {gesvReason(offer, false, t)}
        </p>
        {demands.length > 0 && (
          <p className={css({ textStyle: 'body.sm' })}>
            <b className={css({ fontWeight: 'semibold' })}>{t('b.demands')}:</b> {demands.join(', ')}
          </p>
        )}
        {(lack > 0 || changed !== '') && (
          <Banner tone="warning">
            {lack > 0 && <p>{t('b.lacking', { sum: money(lack) })}</p>}
            {changed !== '' && <p>{changed}</p>}
          </Banner>
        )}
        <div className={arranged({ as: 'twoRows' })}>
          <SummaryList
            rows={[
              ...(hasBeside ? [{ label: t('detail.monthly'), value: money(offer.monthlyPayment) }] : []),
              { label: t('b.over'), value: money(offer.overpayment) },
              ...openedRows(offer, asked, false, t).filter(({ id: row }) => !above.includes(row)),
              ...apartRows(offer, t),
            ]}
          />
        </div>
        {act(<ConditionsButton answer={answer} part="terms" />)}
      </div>
    </Card>
  );
}
