import { carCard } from '@styled/recipes';
import { CarHead } from '../../blocks/claim/car-head.tsx';
import { DeskStep } from './blocks/desk-step.tsx';
import { purchaseOf } from './blocks/purchase.ts';
import { refusedOf } from './blocks/refused.ts';
import { carFacts } from './blocks/said.tsx';
import { useCarWords } from './blocks/use-car-words.ts';
import { initial, initialTerms, termsForm, termsLimits } from '../../../schemas/shared/terms.form.ts';
import { useT } from '../../i18n/index.ts';
import { Form } from '../../ui/form/index.ts';
import { TermsColumns } from '../../blocks/claim/terms-columns.tsx';
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
      <Form
        schema={termsForm(facts)}
        initial={{ ...initialTerms(facts), ...context.answers.SUBMIT_TERMS }}
        draft={draft('SUBMIT_TERMS')}
        event="SUBMIT_TERMS"
        submitLabel={t('btn.continue')}
        busy={busy}
        problem={refusedOf(problem?.fields, initial)}
        onSubmit={(values) => send({ type: 'SUBMIT_TERMS', values })}
      >
        {(button, summary) => (
          <TermsColumns
            banks={banks}
            purchase={purchase}
            limits={termsLimits(facts)}
            car={
              car && (
                <div className={carCard().root}>
                  <CarHead {...carFacts(car, name, t)} />
                </div>
              )
            }
            button={button}
            summary={summary}
          />
        )}
      </Form>
    </DeskStep>
  );
}
