import { type ReactNode, useState } from 'react';
import { css, cx } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged, drawn } from '@styled/recipes';
import type { Integration } from '../../../openapi/index.ts';
import type { TextId } from '../../../locales/ids.ts';
import { money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Banner, LongText, Skeleton, SummaryList } from '../../ui/index.ts';
import { Coming } from '../coming.tsx';
import { isApproved, isAsking, isAwaited, isDecided, wantsFields, wantsStatement } from './answer-kinds.ts';
import { keptOrder, orders, sortOffers } from './answers.ts';
import type { Asked } from './offer-cost.ts';
import { BankRow } from './bank-row.tsx';
import { besideInMonth, monthInAll } from './offer-cost.ts';
import { useAnswerNews } from './use-answer-news.ts';

const NONE: readonly never[] = [];

/** Answers in the order in which they are first seen: whatever a bank answers then, nothing moves below a finger. */
const useSteady = (answers: readonly Integration[]): readonly Integration[] => {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const order = keptOrder(seen, answers);
  if (order.length > seen.length) setSeen(order);
  return [...answers].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
};

const figures = css({ textStyle: 'body.sm', fontVariantNumeric: 'tabular-nums' });

/** An offer is the first one only while others still think, and the best so far while any may still come. */
const bestText = (answers: readonly Integration[], isOneOf: boolean): TextId | null =>
  isOneOf
    ? answers.some(({ status }) => status === 'pending')
      ? 'b.best'
      : 'b.waitBest'
    : answers.some(isAwaited)
      ? 'b.first'
      : null;

interface Props {
  /** Undefined: not read yet. */
  answers: readonly Integration[] | undefined;
  /** What was asked for. */
  asked: Asked | undefined;
  /** Beside the count. */
  time?: ReactNode;
  /** Between the best offer and the list, while some still think: told how many have answered. */
  pending?: (answered: number) => ReactNode;
  /** In the row of a bank: the way to what it asks for. */
  asks?: (answer: Integration) => ReactNode;
}

/** The banks answer one by one; nothing in the list moves by itself but the words of their tags. */
export function LiveAnswers({ answers = NONE, asked, time, pending, asks }: Props) {
  const t = useT();
  useAnswerNews(answers);
  const steady = useSteady(answers);
  if (answers.length === 0) return <Skeleton lines={4} />;
  const awaited = answers.filter(isAwaited).length;
  const answered = answers.filter(isDecided).length;
  const approved = sortOffers(answers, orders[0], asked);
  const [best] = approved;
  const bestSaid = bestText(answers, approved.length > 1);
  return (
    <div className={stack({ gap: '16' })}>
      <p className={css({ textStyle: 'h3', fontVariantNumeric: 'tabular-nums' })}>
        {t('b.count', { k: answered, n: answers.length })}
        {awaited > 0 && time}
      </p>
      {/* Of one, once all have answered, its row speaks. */}
      {best && bestSaid !== null && (
        <div className={drawn()}>
          <Banner tone="success">
            <span>{t(bestSaid)}</span>
            {approved.length > 1 && (
              <span className={css({ textStyle: 'body.strong' })}>
                {best.bank.name}: {t('b.monthSum', { sum: money(monthInAll(best.approved)) })}
              </span>
            )}
          </Banner>
        </div>
      )}
      {awaited > 0 && pending?.(answered)}
      {/* A list that is followed, not offers to be compared: one card. */}
      <ul className={cx(arranged({ as: 'folds' }), css({ listStyle: 'none' }))}>
        {steady.map((answer) => (
          <BankRow key={answer.id} answer={answer}>
            {isApproved(answer) && (
              <p className={figures}>
                <span className={css({ textStyle: 'amount.md' })}>{money(monthInAll(answer.approved))}</span>{' '}
                {besideInMonth(answer.approved) > 0
                  ? `${t('b.allMonthly')}, ${t('b.ofItPayment', { sum: money(answer.approved.monthlyPayment) })}`
                  : t('b.paymentMonthly')}
              </p>
            )}
            {isAsking(answer) && (
              <div>
                <p className={figures}>{t('b.asks', { bank: answer.bank.name })}</p>
                <ul className={arranged({ as: 'wishes' })}>
                  {wantsStatement(answer) && <li>{t('b.asksStatement')}</li>}
                  {wantsFields(answer) && <li>{t('b.asksFields')}</li>}
                </ul>
              </div>
            )}
            {answer.rejection && (
              <p className={figures}>
                <LongText text={answer.rejection.text} />
              </p>
            )}
            {asks?.(answer)}
            {/* As it will stand once it is said. */}
            {isAwaited(answer) && <SummaryList rows={[{ label: t('b.otherMonth'), value: <Coming /> }]} />}
          </BankRow>
        ))}
      </ul>
    </div>
  );
}
