import { Back } from '../../../blocks/claim/back.tsx';
import { OffersEstimate } from '../../../blocks/claim/offers-estimate.tsx';
import { ExtraFields, LoanFields } from '../../../blocks/claim/terms-fields.tsx';
import { initial, termsForm, termsLimits } from '../../../../schemas/shared/terms.form.ts';
import { money } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { Form } from '../../../ui/form/index.ts';
import { Card, Page, Stepper, SummaryList } from '../../../ui/index.ts';
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
  const purchase = {
    price: facts.carPrice,
    carType: car?.carType ?? 'used',
    carYear: car?.productionYear ?? null,
    fromPerson: true,
    today: facts.today,
  } as const;
  const { minFeePercent, maxTerm } = termsLimits(facts);
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
      <Card>
        <SummaryList rows={[{ label: t('car.price'), value: money(purchase.price) }]} />
      </Card>
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
        <LoanFields price={purchase.price} minFeePercent={minFeePercent} maxTerm={maxTerm} />
        <OffersEstimate banks={banks} purchase={purchase} />
        <ExtraFields />
      </Form>
    </Page>
  );
}
