import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { initial, insuredPhoneForm } from '../../../schemas/credit-insurance-mycar/insured-phone.form.ts';
import { useT } from '../../i18n/index.ts';
import { Form, PhoneField } from '../../ui/form/index.ts';
import { Banner, Card, Page } from '../../ui/index.ts';
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
      <Card as="section">
        <div className={stack({ gap: '8' })}>
          <h2 className={css({ textStyle: 'h3' })}>{t('ci.about')}</h2>
          <p>{t('ci.about.whom')}</p>
          <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('ci.about.back')}</p>
        </div>
      </Card>
    </Page>
  );
}
