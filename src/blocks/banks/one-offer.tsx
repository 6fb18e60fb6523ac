import { useId } from 'react';
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
import { CostList } from './cost-list.tsx';
import { changedWords, gesvReason } from './difference.ts';
import { besideInMonth, lacking, monthInAll } from './offer-cost.ts';
import { openedRows } from './offer-rows.ts';

const small = css({ textStyle: 'body.sm', color: 'fg.muted' });

/** The only approval: no table of one line, but what the page is about. Its figures first, all rows open, one way on. */
export function OneOffer({ answer, asked }: { answer: Approved; asked: Claim | undefined }) {
  const t = useT();
  const id = useId();
  const { approved: offer, bank } = answer;
  const figure = carCard().paired;
  const hasBeside = besideInMonth(offer) > 0;
  const lack = lacking(offer, asked);
  const changed = changedWords(offer, asked, t);
  const { tone, text } = tagOf(answer);
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
              ...openedRows(offer, asked, false, t).filter(({ id: row }) => row !== 'b.amount'),
            ]}
          />
        </div>
        {offer.extraCosts.length > 0 && (
          <div>
            <p className={css({ textStyle: 'label', pb: '4' })}>{t('b.extraCosts')}</p>
            <CostList costs={offer.extraCosts} />
          </div>
        )}
        <div className={arranged({ as: 'line' })}>
          <ConditionsButton answer={answer} part="terms" tone="primary" />
        </div>
      </div>
    </Card>
  );
}
