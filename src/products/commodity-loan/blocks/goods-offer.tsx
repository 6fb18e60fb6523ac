import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import type { CommodityOffer } from '../../../../openapi/index.ts';
import { CompanyName } from '../../../blocks/marks/company-name.tsx';
import { money, months, percent } from '../../../i18n/format.ts';
import { useT, type Translate } from '../../../i18n/index.ts';
import { Card, StatusTag, type SummaryRow } from '../../../ui/index.ts';
import { deadlineOf, useSecondsLeft } from '../../../blocks/claim/countdown.ts';
import { validityText } from './offers.ts';

const figures = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '8' });
const said = css({ textStyle: 'body.sm', color: 'fg.muted' });

/** 'Переплата 63 228 ₸' */
const overpaid = ({ overpayment }: CommodityOffer, t: Translate): string =>
  overpayment === 0 ? t('co.overNone') : t('co.overSum', { sum: money(overpayment) });

/** All figures of an offer, where it is looked at alone. */
export const goodsRows = (offer: CommodityOffer, t: Translate): SummaryRow[] => [
  { label: t('co.term'), value: months(offer.months, t) },
  { label: t('co.over'), value: offer.overpayment === 0 ? t('co.noOver') : money(offer.overpayment) },
  { label: t('co.toPay'), value: money(offer.total) },
  { label: t('b.gesv'), value: percent(offer.gesv) },
];

/** How long the offer lives, counted down; nothing once it is picked and signed. */
export function Validity({ offer }: { offer: CommodityOffer }) {
  const t = useT();
  const left = useSecondsLeft(deadlineOf(offer, offer.expiresInSec));
  return (
    <p className={css({ textStyle: 'body.sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>
      {validityText(offer.status === 'expired' ? 0 : left, t)}
    </p>
  );
}

/** One offer of a bank; the whole card is no link: its actions are buttons. */
export function GoodsOffer({ offer, children }: { offer: CommodityOffer; children?: ReactNode }) {
  const t = useT();
  const { bank, kind, status } = offer;
  return (
    <Card as="article">
      <div className={stack({ gap: '12' })}>
        <CompanyName company={bank} kind="lender">
          <div className={stack({ gap: '2', align: 'flex-start', minW: '0' })}>
            <h2 className={css({ textStyle: 'h3' })}>{bank.name}</h2>
            {status === 'selected' ? (
              <StatusTag tone="action">{t('co.picked')}</StatusTag>
            ) : status === 'expired' ? (
              <StatusTag tone="rejected">{t('co.expired')}</StatusTag>
            ) : (
              <StatusTag tone={kind === 'installment' ? 'approved' : 'neutral'}>
                {t(kind === 'installment' ? 'co.instZero' : 'co.credit')}
              </StatusTag>
            )}
          </div>
        </CompanyName>
        <div className={figures}>
          <p>
            <span className={css({ display: 'block', textStyle: 'amount.md' })}>{money(offer.monthly)}</span>
            <span className={said}>{t('b.perMonth')}</span>
          </p>
          <p className={css({ textAlign: 'end', marginInlineStart: 'auto' })}>
            <span className={css({ display: 'block', textStyle: 'h2' })}>{money(offer.total)}</span>
            <span className={said}>{t('co.toPay')}</span>
          </p>
        </div>
        <div>
          <p className={css({ textStyle: 'body.sm' })}>
            {months(offer.months, t)} · {overpaid(offer, t)} · {t('b.gesv')} {percent(offer.gesv)}
          </p>
          {status !== 'expired' && <Validity offer={offer} />}
        </div>
        {children}
      </div>
    </Card>
  );
}
