import { Back } from '../../../blocks/claim/back.tsx';
import { SaidCar } from '../blocks/claim/apply-aside.tsx';
import { initialTerms, termsForm, termsLimits } from '../../../../schemas/shared/terms.form.ts';
import { carCard } from '@styled/recipes';
import { useT } from '../../../i18n/index.ts';
import { Form } from '../../../ui/form/index.ts';
import { Page } from '../../../ui/index.ts';
import { TermsColumns } from '../../../blocks/claim/terms-columns.tsx';
import type { ScreenProps } from '../../../blocks/props.ts';

export default function Terms({
  screen,
  send,
  busy,
  problem,
  context,
  facts,
  draft,
  useRead,
}: ScreenProps<'c2c-terms'>) {
  const t = useT();
  const banks = useRead('listBanks', {});
  const car = context.answers.SUBMIT_CAR;
  const carType = car?.carType ?? 'used';
  const purchase = {
    price: facts.carPrice,
    carType,
    carYear: car?.productionYear ?? null,
    fromPerson: true,
    today: facts.today,
  } as const;
  const head = <SaidCar context={context} />;
  const classes = carCard();
  return (
    <Page
      screen={screen}
      title={t('c2c.terms.title')}
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} />}
    >
      <Form
        schema={termsForm(facts)}
        initial={{ ...initialTerms(facts), ...context.answers.SUBMIT_TERMS }}
        draft={draft('SUBMIT_TERMS')}
        event="SUBMIT_TERMS"
        submitLabel={t('btn.continue')}
        busy={busy}
        problem={problem?.fields}
        onSubmit={(values) => send({ type: 'SUBMIT_TERMS', values })}
      >
        {(button, summary) => (
          <TermsColumns
            banks={banks}
            purchase={purchase}
            limits={termsLimits(facts)}
            car={<div className={`${classes.root} ${classes.narrow}`}>{head}</div>}
            head={head}
            parts="half"
            button={button}
            summary={summary}
          />
        )}
      </Form>
    </Page>
  );
}
