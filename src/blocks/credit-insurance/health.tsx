import { HEALTH_QUESTIONS, healthForm, initial } from '../../../schemas/shared/health.form.ts';
import { arranged } from '@styled/recipes';
import { Columns } from '../columns.tsx';
import { useT } from '../../i18n/index.ts';
import type { ScreenProps } from '../props.ts';
import { Form, RadioCardsField } from '../../ui/form/index.ts';
import { Page } from '../../ui/index.ts';
import { useWide } from '../../ui/use-wide.ts';
import { Back } from '../claim/back.tsx';
import { insuranceOf } from './insurance.ts';
import { HowAnswered } from './how-answered.tsx';

type Screens = 'ci-health' | 'ci-mcrdt-health' | 'ci-mycar-health';

/** The health declaration, as the insurer of this loan asks it. A single "yes" is looked at by a person. */
export function Health({ screen, context, send, busy, problem, facts, draft }: ScreenProps<Screens>) {
  const t = useT();
  const isWide = useWide();
  const insurance = insuranceOf(context);
  const questions = insurance?.health ?? HEALTH_QUESTIONS.map((alias) => ({ alias, text: alias }));
  return (
    <Page
      screen={screen}
      title={t('ci.health')}
      // Where there is room, what follows an answer stands beside the questions.
      lead={t(isWide ? 'ci.healthLeadShort' : 'ci.healthLead')}
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} />}
    >
      <Columns
        parts="half"
        aside={isWide && <HowAnswered />}
        main={
          <Form
            schema={healthForm(facts)}
            initial={initial}
            draft={draft('SUBMIT_HEALTH')}
            event="SUBMIT_HEALTH"
            submitLabel={t('btn.continue')}
            busy={busy}
            problem={problem?.fields}
            onSubmit={(values) => send({ type: 'SUBMIT_HEALTH', values })}
          >
            <div className={arranged({ as: 'asked' })}>
              {questions.map(({ alias, text }) => (
                <RadioCardsField
                  key={alias}
                  name={`answers.${alias}`}
                  label={text}
                  options={[
                    { value: 'no', label: t('ci.no') },
                    { value: 'yes', label: t('ci.yes') },
                  ]}
                />
              ))}
            </div>
          </Form>
        }
      />
    </Page>
  );
}
