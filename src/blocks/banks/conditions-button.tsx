import { useT } from '../../i18n/index.ts';
import { Button } from '../../ui/index.ts';
import type { Approved } from './answer-kinds.ts';
import { showConditions } from './dialogs/open.ts';

const WORDS = {
  terms: ['b.terms', 'b.termsNamed'],
  schedule: ['b.scheduleShort', 'b.scheduleNamed'],
} as const;

/** Opens all conditions of an offer, or its payments; named with its bank, for several stand on a page. */
export function ConditionsButton({ answer, part }: { answer: Approved; part: keyof typeof WORDS }) {
  const t = useT();
  const [short, named] = WORDS[part];
  return (
    <Button
      full
      tone="secondary"
      aria-label={t(named, { bank: answer.bank.name })}
      onClick={() => showConditions(answer, part)}
    >
      {t(short)}
    </Button>
  );
}
