import { type ReactNode, useId, useState } from 'react';
import { css } from '@styled/css';
import { stack, visuallyHidden } from '@styled/patterns';
import { choice, offerTable } from '@styled/recipes';
import type { Claim } from '../../../openapi/index.ts';
import type { TextId } from '../../../locales/ids.ts';
import { money, percent } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Icon, MoreIcon, StatusTag, SummaryList } from '../../ui/index.ts';
import { useWide } from '../../ui/use-wide.ts';
import { CompanyMark } from '../marks/company-name.tsx';
import type { Approved } from './answer-kinds.ts';
import type { Order } from './answers.ts';
import { apartRows } from './cost-rows.ts';
import { changedWords, differenceOf, gesvReason } from './difference.ts';
import { besideInMonth, cheapestIds, isAsAsked, lacking, monthInAll } from './offer-cost.ts';
import { openedRows } from './offer-rows.ts';

type Column = readonly [TextId, Order | null];
const BANK: Column = ['b.colBank', null];
const PAYMENT: Column = ['b.colPayment', 'payment'];
const GESV: Column = ['b.colGesv', 'gesv'];
/** Where nothing is paid beside any loan, the payment is all that a month takes: what it comes to stands next to it. */
const columnsOf = (hasBeside: boolean): readonly Column[] =>
  hasBeside
    ? [BANK, PAYMENT, ['b.colBeside', null], ['b.colAll', 'cost'], GESV]
    : [BANK, PAYMENT, ['b.over', null], GESV];

interface Props {
  /** Those that the page shows, in its order. */
  offers: readonly Approved[];
  /** All there are: a badge does not move when some are hidden. */
  all: readonly Approved[];
  /** What the claim asks for. */
  asked: Claim | undefined;
  /** Id of the one that is picked, and how another is; null: nothing is picked here. */
  pick: { readonly id: string | undefined; readonly by: (id: string) => void } | null;
  order: Order;
  onOrder: (order: Order) => void;
  /** Below the figures of an offer that is opened: what can be done about it. */
  actions: (offer: Approved) => ReactNode;
  /** At the foot of an offer, opened or not: its tick for the comparison. */
  tick?: ((offer: Approved) => ReactNode) | undefined;
}

/**
 * Approved offers: what is common stands above them, a line holds what differs, and opens to the rest. By full cost those on other
 * terms than were asked for stand apart, for they are not cheaper or dearer than the rest.
 */
export function OfferTable({ offers, ...rest }: Props) {
  const t = useT();
  const isApart = ({ approved }: Approved): boolean => rest.order === 'cost' && !isAsAsked(approved, rest.asked);
  const apart = offers.filter(isApart);
  // Where all are on other terms, there is nothing to stand apart from.
  const other = apart.length < offers.length ? apart : [];
  const alike = offers.filter((one) => !other.includes(one));
  // By id: a filter or another order leaves it open.
  const [opened, setOpened] = useState<readonly string[]>([]);
  const toggle = (id: string): void =>
    setOpened(opened.includes(id) ? opened.filter((one) => one !== id) : [...opened, id]);
  const folds = { opened, toggle };
  return (
    <>
      {alike.length > 0 && <Group {...rest} {...folds} offers={alike} title={t('b.offers')} sorts={alike.length > 1} />}
      {other.length > 0 && (
        <section className={stack({ gap: '8', pt: '16' })}>
          <h2 className={css({ textStyle: 'h2' })}>{t('b.onOtherTerms')}</h2>
          <Group {...rest} {...folds} offers={other} title={t('b.onOtherTerms')} sorts={false} />
        </section>
      )}
    </>
  );
}

/**
 * One table of them. `sorts`: the names of its columns are the way to another order; said once, above the first.
 */
function Group({
  offers,
  all,
  asked,
  pick,
  order,
  onOrder,
  actions,
  tick,
  title,
  sorts,
  opened,
  toggle,
}: Props & {
  title: string;
  sorts: boolean;
  opened: readonly string[];
  toggle: (id: string) => void;
}) {
  const t = useT();
  const cheapest = cheapestIds(all, asked);
  const hasBeside = all.some(({ approved }) => besideInMonth(approved) > 0);
  const classes = offerTable();
  return (
    <div
      role="table"
      aria-label={title}
      className={classes.root}
      data-plain={!hasBeside || undefined}
      data-few={all.length < 3 || undefined}
      data-one={all.length === 1 || undefined}
    >
      <div role="rowgroup">
        <div role="row" className={classes.head}>
          {columnsOf(hasBeside).map(([text, by]) => (
            <div key={text} role="columnheader" aria-sort={by === order ? 'ascending' : undefined}>
              {by === null || !sorts ? (
                t(text)
              ) : (
                <button type="button" className={classes.sort} onClick={() => onOrder(by)}>
                  {t(text)}
                </button>
              )}
            </div>
          ))}
          <div role="columnheader">
            <span className={visuallyHidden()}>{t('b.colMore')}</span>
          </div>
        </div>
      </div>
      {offers.map((answer) => (
        <Line
          key={answer.id}
          answer={answer}
          difference={differenceOf(answer, all, t)}
          isCheapest={cheapest.has(answer.id)}
          hasBeside={hasBeside}
          isOne={all.length === 1}
          asked={asked}
          pick={pick}
          open={opened.includes(answer.id)}
          onToggle={() => toggle(answer.id)}
          actions={actions(answer)}
        >
          {tick?.(answer)}
        </Line>
      ))}
    </div>
  );
}

function Line({
  answer: { id, approved: offer, bank },
  difference,
  isCheapest,
  hasBeside,
  isOne,
  asked,
  pick,
  open,
  onToggle,
  actions,
  children,
}: {
  answer: Approved;
  difference: string | null;
  isCheapest: boolean;
  /** Any of them costs something beside the loan. */
  hasBeside: boolean;
  /** There is no other. */
  isOne: boolean;
  open: boolean;
  onToggle: () => void;
  actions: ReactNode;
  children: ReactNode;
} & Pick<Props, 'asked' | 'pick'>) {
  const t = useT();
  const classes = offerTable();
  const input = useId();
  const more = useId();
  const isWide = useWide();
  const isPicked = pick?.id === id;
  const picks = isOne ? null : pick;
  const isAlone = hasBeside && besideInMonth(offer) === 0;
  const changed = changedWords(offer, asked, t);
  const lack = lacking(offer, asked);
  const about = [
    isCheapest && (
      <p key="cheapest" className={classes.badge}>
        <Icon name="check" size={16} />
        {t('b.cheapest')}
      </p>
    ),
    // What is missing for the car comes before why it is.
    lack > 0 && (
      <p key="lacking" className={classes.changed}>
        <Icon name="alert" size={16} />
        {t('b.lacking', { sum: money(lack) })}
      </p>
    ),
    changed !== '' &&
      (lack > 0 ? (
        <p key="changed">{changed}</p>
      ) : (
        <p key="changed" className={classes.changed}>
          <Icon name="alert" size={16} />
          {changed}
        </p>
      )),
    // One line says enough of the cheapest: why it is.
    changed === '' && !isCheapest && difference !== null && <p key="difference">{difference}</p>,
  ].filter(Boolean);
  return (
    <div role="rowgroup" className={classes.offer} data-offer={bank.alias} data-picked={isPicked || undefined}>
      <div role="row" className={classes.row}>
        <div role="cell" className={classes.bank}>
          <CompanyMark company={bank} kind="lender" />
          <div className={classes.name}>
            {picks ? <label htmlFor={input}>{bank.name}</label> : <h3>{bank.name}</h3>}
            {asked?.bank?.alias === bank.alias && <StatusTag tone="approved">{t('b.chosenNow')}</StatusTag>}
            {about.length > 0 && <div className={classes.about}>{about}</div>}
          </div>
          {/* Of one there is nothing to pick. */}
          {picks && (
            <input
              id={input}
              type="radio"
              name="offer"
              className={choice().input}
              checked={isPicked}
              onChange={() => picks.by(id)}
            />
          )}
        </div>
        <div role="cell" className={classes.figure} data-same={isAlone || undefined}>
          {money(offer.monthlyPayment)}
          <span className={classes.label}>{t(isAlone ? 'b.allIsPayment' : 'b.paymentMonthly')}</span>
        </div>
        {hasBeside && (
          <div role="cell" className={classes.beside}>
            {money(besideInMonth(offer))}
          </div>
        )}
        {/* On a desk the same measure of each, one below the other: of one that adds nothing, the payment again. */}
        {hasBeside && (
          <div role="cell" className={classes.all} data-same={isAlone || undefined}>
            <b>{money(monthInAll(offer))}</b>
            <span className={classes.label}>{t('b.allMonthly')}</span>
          </div>
        )}
        {!hasBeside && (
          <div role="cell" className={classes.all}>
            <b>{money(offer.overpayment)}</b> <span className={classes.label}>{t('b.overAll')}</span>
          </div>
        )}
        <div role="cell" className={classes.why}>
          <b>
            <span className={css({ desktop: { display: 'none' } })}>{t('b.gesv')} </span>
            {percent(offer.gesv)}
            <span className={css({ desktop: { display: 'none' } })}>{hasBeside ? ',' : ':'}</span>
          </b>{' '}
          <span>
            {hasBeside ? (
              <>
                {/* On a phone one line: the rest is said when it is opened. */}
                <span>{gesvReason(offer, isAlone, t)}, </span>
                {t('b.overShort', { sum: money(offer.overpayment) })}
              </>
            ) : (
              gesvReason(offer, isAlone, t)
            )}
          </span>
        </div>
        <div role="cell" className={classes.more} data-open={open || undefined}>
          <button
            type="button"
            className={classes.opens}
            aria-label={t('b.moreNamed', { bank: bank.name })}
            aria-expanded={open}
            aria-controls={open ? more : undefined}
            onClick={onToggle}
          >
            <span>{t('b.more')}</span>
            <MoreIcon name="down" />
          </button>
        </div>
      </div>
      {open && (
        <div role="row" id={more}>
          <div role="cell" aria-colspan={columnsOf(hasBeside).length + 1} className={classes.open}>
            {/* Of one, until when it stands below. */}
            <SummaryList
              rows={[
                // On a desk the line above says the rate.
                ...openedRows(offer, asked, hasBeside && !isWide, t).filter(
                  ({ id: row }) => !isOne || row !== 'b.valid',
                ),
                ...apartRows(offer, t),
              ]}
            />
            {actions}
          </div>
        </div>
      )}
      {children && (
        <div role="row">
          <div role="cell" aria-colspan={columnsOf(hasBeside).length + 1} className={classes.tick}>
            {children}
          </div>
        </div>
      )}
    </div>
  );
}
