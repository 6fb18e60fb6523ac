import { initial, insuredPhoneForm } from '../../../schemas/credit-insurance-mycar/insured-phone.form.ts';
import { useT } from '../../i18n/index.ts';
import { Form, PhoneField } from '../../ui/form/index.ts';
import { Banner, Page } from '../../ui/index.ts';
import { Columns } from '../../blocks/columns.tsx';
import { About } from './blocks/about.tsx';
import type { ScreenProps } from '../../blocks/props.ts';

/** Insurances are found by phone; so is the right to see them. */
export default function MycarPhone({ screen, send, busy, problem, draft }: ScreenProps<'ci-mycar-phone'>) {
  const t = useT();
  const failure =
    problem?.kind === 'missing' ? t('ci.noneFound') : problem?.kind === 'unauthorized' ? t('ci.phoneAgain') : undefined;
  return (
    <Page screen={screen} title={t('ci.phoneTitle')} lead={t('ci.phoneLead')}>
      {problem?.kind === 'unauthorized' && !problem.here && (
        <Banner tone="error" live>
          {t('ci.phoneAgain')}
        </Banner>
      )}
      <Columns
        parts="half"
        main={
          <Form
            schema={insuredPhoneForm}
            initial={initial}
            draft={draft('FIND_INSURANCES')}
            event="FIND_INSURANCES"
            submitLabel={t('ci.find')}
            busy={busy}
            problem={problem?.fields}
            failure={failure}
            onSubmit={(values) => send({ type: 'FIND_INSURANCES', values })}
          >
            <PhoneField name="phone" label={t('ci.phone')} hint={t('ci.phoneExample')} autoComplete="tel" />
          </Form>
        }
        aside={<About />}
      />
    </Page>
  );
}
