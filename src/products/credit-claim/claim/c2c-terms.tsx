import { Back } from '../../../blocks/claim/back.tsx';
import { CarHead } from '../../../blocks/claim/car-head.tsx';
import { OffersOfForm } from '../../../blocks/claim/live-offers.tsx';
import { EstimateBar, OffersEstimate } from '../../../blocks/claim/offers-estimate.tsx';
import { ExtraFields, LoanFields } from '../../../blocks/claim/terms-fields.tsx';
import { Columns } from '../../../blocks/columns.tsx';
import { initial, termsForm, termsLimits } from '../../../../schemas/shared/terms.form.ts';
import { carCard, estimate } from '@styled/recipes';
import { money } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { Form } from '../../../ui/form/index.ts';
import { Page, Stepper } from '../../../ui/index.ts';
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
  const found = context.responses.getPublication;
  const carType = car?.carType ?? 'used';
  const purchase = {
    price: facts.carPrice,
    carType,
    carYear: car?.productionYear ?? null,
    fromPerson: true,
    today: facts.today,
  } as const;
  const { minFeePercent, maxTerm } = termsLimits(facts);
  const name =
    found && found.id === car?.productId ? `${found.mark.name} ${found.model.name}` : t(`car.type.${carType}`);
  const head = (
    <CarHead
      name={[name, car?.productionYear].filter(Boolean).join(', ')}
      facts={[t('c2c.terms.price', { sum: money(purchase.price) })]}
    />
  );
  const classes = carCard();
  return (
    <Page
      screen={screen}
      title={t('c2c.terms.title')}
      above={
        <>
          <Back onBack={() => send({ type: 'BACK' })} busy={busy} />
          <Stepper step={3} total={4} title={t('c2c.title')} />
        </>
      }
    >
      <div className={estimate().half}>
        <Form
          schema={termsForm(facts)}
          initial={{ ...initial, ...context.answers.SUBMIT_TERMS }}
          draft={draft('SUBMIT_TERMS')}
          event="SUBMIT_TERMS"
          submitLabel={t('btn.continue')}
          busy={busy}
          problem={problem?.fields}
          onSubmit={(values) => send({ type: 'SUBMIT_TERMS', values })}
        >
          <OffersOfForm banks={banks} purchase={purchase}>
            <Columns
              parts="half"
              main={
                <>
                  <div className={`${classes.root} ${classes.narrow}`}>{head}</div>
                  <LoanFields price={purchase.price} minFeePercent={minFeePercent} maxTerm={maxTerm} />
                  <ExtraFields />
                </>
              }
              aside={<OffersEstimate head={head} />}
            />
            <EstimateBar />
          </OffersOfForm>
        </Form>
      </div>
    </Page>
  );
}
