import { carCard } from '@styled/recipes';
import { CarHead } from '../../blocks/claim/car-head.tsx';
import { DeskStep } from './blocks/desk-step.tsx';
import { purchaseOf } from './blocks/purchase.ts';
import { refusedOf } from './blocks/refused.ts';
import { carFacts } from './blocks/said.tsx';
import { useCarWords } from './blocks/use-car-words.ts';
import { initial, initialTerms } from '../../../schemas/shared/terms.form.ts';
import { useT } from '../../i18n/index.ts';
import { TermsForm } from '../../blocks/claim/terms-form.tsx';
import type { ScreenProps } from '../../blocks/props.ts';

export default function DealerTerms({
  screen,
  send,
  busy,
  problem,
  context,
  facts,
  draft,
  useRead,
}: ScreenProps<'dealer-terms'>) {
  const t = useT();
  const banks = useRead('listBanks', {});
  const car = context.answers.SUBMIT_DEALER_CAR;
  const name = useCarWords(car, useRead);
  const purchase = purchaseOf(car, facts.today);
  return (
    <DeskStep screen={screen} title={t('dealer.terms.title')} busy={busy} onBack={() => send({ type: 'BACK' })}>
      <TermsForm
        banks={banks}
        purchase={purchase}
        facts={facts}
        initial={{ ...initialTerms(facts), ...context.answers.SUBMIT_TERMS }}
        draft={draft('SUBMIT_TERMS')}
        busy={busy}
        problem={refusedOf(problem?.fields, initial)}
        car={
          car && (
            <div className={carCard().root}>
              <CarHead {...carFacts(car, name, t)} />
            </div>
          )
        }
        onSubmit={(values) => send({ type: 'SUBMIT_TERMS', values })}
      />
    </DeskStep>
  );
}
