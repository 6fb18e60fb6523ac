import { hstack, stack } from '@styled/patterns';
import { EXPLAINED_LENDER } from '../../../../../schemas/credit-claim/bank-choice.form.ts';
import type { Claim } from '../../../../../openapi/index.ts';
import { useT } from '../../../../i18n/index.ts';
import { Button } from '../../../../ui/index.ts';
import { CompareBox } from '../../../../blocks/compare/compare-box.tsx';
import { showConditions } from '../../../../blocks/banks/dialogs/open.ts';
import type { Approved } from '../../../../blocks/banks/answers.ts';
import { OfferCard } from '../../../../blocks/banks/offer-card.tsx';
import type { OfferChoice } from './use-offer-choice.ts';

interface Props {
  /** Those that the page shows. */
  offers: readonly Approved[];
  choice: OfferChoice;
  /** Alias of the bank chosen before. */
  chosen: string | undefined;
  /** What the claim asks for. */
  asked: Claim | undefined;
  busy: boolean;
}

/** Offers with what can be done about each: compare, choose, look at its conditions and its payments. */
export function OfferList({ offers, choice: { choose, compared }, chosen, asked, busy }: Props) {
  const t = useT();
  return offers.map((answer) => (
    <OfferCard key={answer.id} answer={answer} chosen={chosen === answer.bank.alias} asked={asked}>
      <div className={stack({ gap: '8' })}>
        {offers.length > 1 && <CompareBox compared={compared} id={answer.id} name={answer.bank.name} />}
        <Button
          full
          busy={busy}
          event="CHOOSE_BANK"
          aria-label={t('b.chooseNamed', { bank: answer.bank.name })}
          onClick={() => void choose(answer)}
        >
          {t('b.choose')}
        </Button>
        <div className={hstack({ gap: '8' })}>
          <Button
            full
            tone="secondary"
            aria-label={t('b.termsNamed', { bank: answer.bank.name })}
            onClick={() => showConditions(answer, 'terms')}
          >
            {t('b.terms')}
          </Button>
          <Button
            full
            tone="secondary"
            aria-label={t('b.scheduleNamed', { bank: answer.bank.name })}
            onClick={() => showConditions(answer, 'schedule')}
          >
            {t('b.scheduleShort')}
          </Button>
        </div>
        {answer.bank.alias === EXPLAINED_LENDER && (
          <Button full tone="quiet" onClick={() => void choose(answer)}>
            {t('b.mcf')}
          </Button>
        )}
      </div>
    </OfferCard>
  ));
}
