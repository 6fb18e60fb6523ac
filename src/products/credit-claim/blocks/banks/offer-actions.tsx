import { stack } from '@styled/patterns';
import { offerTable } from '@styled/recipes';
import { EXPLAINED_LENDER } from '../../../../../schemas/credit-claim/bank-choice.form.ts';
import { useT } from '../../../../i18n/index.ts';
import { Button } from '../../../../ui/index.ts';
import { ConditionsButton } from '../../../../blocks/banks/conditions-button.tsx';
import type { Approved } from '../../../../blocks/banks/answer-kinds.ts';
import type { OfferChoice } from './use-offer-choice.ts';

interface Props {
  answer: Approved;
  choice: OfferChoice;
  /** It is the one that the panel beside the offers is about: on a desk its conditions are to be seen there. */
  picked: boolean;
}

/** What can be done about an offer besides choosing it: look at its conditions and its payments. */
export function OfferActions({ answer, choice: { choose }, picked }: Props) {
  const t = useT();
  return (
    <div className={stack({ gap: '8' })}>
      <div className={offerTable().ways} data-picked={picked || undefined}>
        <ConditionsButton answer={answer} part="terms" />
        <ConditionsButton answer={answer} part="schedule" />
      </div>
      {answer.bank.alias === EXPLAINED_LENDER && (
        <Button full tone="quiet" onClick={() => void choose(answer)}>
          {t('b.mcf')}
        </Button>
      )}
    </div>
  );
}
