import { css } from '@styled/css';
import { arranged } from '@styled/recipes';
import type { Integration } from '../../../openapi/index.ts';
import type { OtherTermsValues } from '../../../schemas/shared/other-terms.form.ts';
import { useT } from '../../i18n/index.ts';
import { showRejection } from './dialogs/open-rejection.ts';
import { Button, LongText } from '../../ui/index.ts';
import { hasHints } from './hint-list.tsx';
import { RejectionAdvice } from './rejection-advice.tsx';
import { bankList, BankRow } from './bank-row.tsx';
import { appliedTerms, changeCost, changeText } from './change-list.tsx';
import type { HostActions } from '../props.ts';
import type { Advice, CounterOffer } from './other-terms.ts';

/** Words in line with the bank's name, one beside the other while they fit; the card ends close below them. */
const rowActions = css({
  display: 'flex',
  flexWrap: 'wrap',
  mx: '[-9px]',
  my: '[-8px]',
  '& > *': { px: '8', minH: 'target' },
});

/** A label over what it names. */
const said = css({ display: 'block', textStyle: 'body.sm', color: 'fg.muted' });

interface Props {
  answers: readonly Integration[];
  advice: Advice | null;
  /** After the discount, tenge. */
  price: number;
  busy: boolean;
  /** Null: somebody else applies other terms, not the reader. */
  onApply: ((terms: OtherTermsValues) => void) | null;
  /** The event that `onApply` sends. */
  applyEvent?: 'APPLY_TERMS' | 'EDIT';
  /** They stand under a heading that says so: what would turn them around, and the button of it. */
  ways?: boolean;
  /** Who does then; nothing: nobody, for the claim is over or its bank chosen. */
  note?: string | null;
  /** What stands above already, with its own buttons. */
  advised?: readonly CounterOffer[];
  /** Banks that have approved meanwhile. */
  kept?: readonly string[];
  /** To call a bank by, where the reader is its customer. */
  host?: HostActions | undefined;
}

/** Banks that refused: why, and the smallest change that would have turned each around. */
export function RefusedList({
  answers,
  advice,
  price,
  busy,
  onApply,
  applyEvent = 'APPLY_TERMS',
  ways = false,
  note = null,
  advised,
  kept = [],
  host,
}: Props) {
  const t = useT();
  // An approval in hand is weighed against them on the next page.
  const compares = kept.length > 0;
  return (
    <ul className={bankList}>
      {answers.map((answer) => {
        const changes = advice?.changes.get(answer.id) ?? [];
        const [smallest] = changes;
        const isSaid = advised?.some(({ fee, term }) => fee === smallest?.fee && term === smallest.term) === true;
        // Else the card has said all of it.
        const hasMore = Boolean(smallest) || (answer.rejection !== null && hasHints(answer.rejection));
        return (
          <BankRow key={answer.id} answer={answer}>
            {answer.rejection && (
              <p>
                <LongText text={answer.rejection.text} />
              </p>
            )}
            {smallest && !isSaid && (
              <p>
                {!ways && <span className={said}>{t('b.wouldHelp')}</span>}{' '}
                <strong>{changeText(smallest, price, t)}</strong>
                <span className={said}>{changeCost(smallest, t)}</span>
              </p>
            )}
            {/* What a ban on loans is, and how it goes, stands above. */}
            {!hasMore && answer.rejection && answer.rejection.code !== 'STOP_CREDIT' && (
              <div className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
                <RejectionAdvice rejection={answer.rejection} />
              </div>
            )}
            {answer.rejection === null && answer.subStatus === 'withdrawn' && <p>{t('b.withdrawnText')}</p>}
            {hasMore && (
              <div className={ways ? arranged({ as: 'line' }) : rowActions}>
                {smallest && onApply && !advised && (
                  <Button
                    full={ways}
                    tone={ways ? 'secondary' : 'quiet'}
                    busy={busy}
                    event={applyEvent}
                    aria-label={
                      compares
                        ? `${t('b.compareTerms')}: ${changeText(smallest, price, t)}`
                        : t('b.applyNamed', { change: changeText(smallest, price, t) })
                    }
                    onClick={() => onApply(appliedTerms(smallest))}
                  >
                    {t(compares ? 'b.compareTerms' : 'b.apply')}
                  </Button>
                )}
                <Button
                  full={ways}
                  tone="quiet"
                  aria-label={t('b.whyNamed', { bank: answer.bank.name })}
                  onClick={() => showRejection({ answer, changes, price, note, onApply, kept, host })}
                >
                  {t('b.why')}
                </Button>
              </div>
            )}
          </BankRow>
        );
      })}
    </ul>
  );
}
