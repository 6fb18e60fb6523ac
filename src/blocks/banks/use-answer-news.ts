import { useEffect, useRef } from 'react';
import type { Integration } from '../../../openapi/index.ts';
import { useT } from '../../i18n/index.ts';
import { announce } from '../../ui/index.ts';
import { tagOf } from './answers.ts';

/** Says each change of a bank's answer once, politely; the list itself is no live region. */
export const useAnswerNews = (answers: readonly Integration[]): void => {
  const t = useT();
  const known = useRef<Map<string, string> | null>(null);
  useEffect(() => {
    const before = known.current;
    known.current = new Map(answers.map((answer) => [answer.id, tagOf(answer).text]));
    if (before === null) return;
    const news = answers.filter((answer) => before.get(answer.id) !== tagOf(answer).text);
    if (news.length > 0)
      announce(
        news.map((answer) => t('b.answered', { bank: answer.bank.name, status: t(tagOf(answer).text) })).join('. '),
      );
  }, [answers, t]);
};
