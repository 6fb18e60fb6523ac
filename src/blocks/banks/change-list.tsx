import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import type { OtherTermsValues } from '../../../schemas/shared/other-terms.form.ts';
import type { Change } from '../../../schemas/shared/other-terms.ts';
import { money, months, percent } from '../../i18n/format.ts';
import { roughly } from '../../i18n/rough.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import { Button } from '../../ui/index.ts';

/** One ends with its button: the next is told apart from it. */
const list = css({ listStyle: 'none', display: 'grid', gap: '20' });

/** The change in words: only what changes. `price` after the discount, tenge. */
export const changeText = ({ kind, fee, term }: Change, price: number, t: Translate): string => {
  const words = { fee: money(fee), sum: money(price - fee), term: months(term, t) };
  if (kind === 'term') return t('b.changeTerm', words);
  if (kind === 'both') return t('b.changeBoth', words);
  return t(kind === 'fee' ? 'b.changeFee' : 'b.changeSum', words);
};

/** What the change would cost: a month, in all, and at which rate. */
export const changeCost = ({ payment, overpayment, gesv }: Change, t: Translate): string =>
  [
    t('b.changePayment', { sum: roughly(payment), over: roughly(overpayment) }),
    ...(gesv === null ? [] : [`${t('b.gesv')}\u00a0${percent(gesv)}`]),
  ].join(', ');

export const appliedTerms = ({ fee, term }: Change): OtherTermsValues => ({ initialFee: fee, term });

interface Props {
  changes: readonly (Change & { readonly banks?: readonly string[] })[];
  price: number;
  /** The first of them is the way on that the page proposes. */
  main?: boolean;
  /** What its button does, where that is not to apply at once. */
  label?: string;
  busy?: boolean | undefined;
  /** Null: somebody else applies them, a dealer. */
  onApply: ((terms: OtherTermsValues) => void) | null;
  /** Between the first of them and its button: what it costs to take it. */
  children?: ReactNode;
}

/** Changes that would turn refusals around, each to be taken over by one press. */
export function ChangeList({ changes, price, main = false, label, busy, onApply, children }: Props) {
  const t = useT();
  return (
    <ul className={list}>
      {changes.map((change, at) => {
        const words = changeText(change, price, t);
        return (
          <li key={`${change.kind}${change.fee}-${change.term}`}>
            <div className={stack({ gap: '16' })}>
              <div className={stack({ gap: '4' })}>
                <p className={css({ textStyle: 'body.strong' })}>{words}</p>
                <p>{changeCost(change, t)}</p>
                {change.banks && (
                  <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{change.banks.join(', ')}</p>
                )}
              </div>
              {at === 0 && children}
              {onApply && (
                <Button
                  full
                  tone={main && at === 0 ? 'primary' : 'secondary'}
                  busy={busy}
                  event="APPLY_TERMS"
                  aria-label={label ? `${label}: ${words}` : t('b.applyNamed', { change: words })}
                  onClick={() => onApply(appliedTerms(change))}
                >
                  {label ?? t('b.apply')}
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
