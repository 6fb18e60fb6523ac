import { INSURANCE_CONSENTS, initial, insuranceConsentsForm } from '../../../schemas/insurance-consents.form.ts';
import { money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import type { ScreenProps } from '../../screens/props.ts';
import { CheckboxField, FieldSet, Form } from '../../ui/form/index.ts';
import { Button, Card, SummaryList } from '../../ui/index.ts';
import { Frame } from './frame.tsx';
import { insuranceOf } from './insurance.ts';

type Screens = 'ci-consents' | 'ci-mcrdt-consents' | 'ci-mycar-consents';

/** The three consents, in the insurer's words, and the application goes. */
export function Consents({ screen, context, send, busy, problem, draft }: ScreenProps<Screens>) {
  const t = useT();
  const insurance = insuranceOf(context);
  const steps = screen === 'ci-mycar-consents' ? 4 : 3;
  const textOf = (alias: string) => insurance?.consents.find((one) => one.alias === alias)?.text ?? alias;
  return (
    <Frame
      screen={screen}
      step={steps}
      total={steps}
      title={t('ci.consents')}
      lead={t('ci.consentsLead')}
      problem={problem}
    >
      {insurance && (
        <Card>
          <SummaryList
            rows={[
              { label: t('ci.insurer'), value: insurance.insurer.name },
              { label: t('ci.premium'), value: money(insurance.premium) },
            ]}
          />
        </Card>
      )}
      <Form
        schema={insuranceConsentsForm}
        initial={initial}
        draft={draft('SUBMIT_INSURANCE_CONSENTS')}
        event="SUBMIT_INSURANCE_CONSENTS"
        submitLabel={t('ci.send')}
        busy={busy}
        problem={problem?.fields}
        onSubmit={(values) => send({ type: 'SUBMIT_INSURANCE_CONSENTS', values })}
        after={
          <Button full tone="quiet" event="BACK" busy={busy} onClick={() => send({ type: 'BACK' })}>
            {t('btn.back')}
          </Button>
        }
      >
        <FieldSet legend={t('ci.consentsLegend')}>
          {INSURANCE_CONSENTS.map((alias) => (
            <CheckboxField key={alias} name={alias} label={textOf(alias)} />
          ))}
        </FieldSet>
      </Form>
    </Frame>
  );
}
