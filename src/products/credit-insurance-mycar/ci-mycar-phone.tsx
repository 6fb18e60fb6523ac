import { initial, insuredPhoneForm } from '../../../schemas/credit-insurance-mycar/insured-phone.form.ts';
import { useT } from '../../i18n/index.ts';
import { Form, PhoneField } from '../../ui/form/index.ts';
import { Banner, Page } from '../../ui/index.ts';
import { Columns } from '../../blocks/columns.tsx';
import { NextSteps } from '../../blocks/next-steps.tsx';
import { About } from './blocks/about.tsx';
import type { ScreenProps } from '../../blocks/props.ts';

/** Insurances are found by phone; so is the right to see them. Whoever is signed in need not type theirs. */
export default function MycarPhone({
  screen,
  context,
  send,
  busy,
  problem,
  profile,
  draft,
}: ScreenProps<'ci-mycar-phone'>) {
  const t = useT();
  const searched = context.answers.FIND_INSURANCES?.phone;
  // The link of a message names an insurance, and does not open it: nothing has run out yet.
  const named = context.id !== null && searched === undefined;
  const failure =
    problem?.kind === 'missing' ? t('ci.noneFound') : problem?.kind === 'unauthorized' ? t('ci.phoneAgain') : undefined;
  return (
    <Page screen={screen} title={t('ci.reviewTitle')} lead={t(named ? 'ci.phoneLeadLink' : 'ci.phoneLead')}>
      {problem?.kind === 'unauthorized' && !problem.here && !named && (
        <Banner tone="error" live>
          {t('ci.phoneAgain')}
        </Banner>
      )}
      <Columns
        parts="half"
        main={
          <>
            <Form
              key={profile?.id}
              schema={insuredPhoneForm}
              initial={{ ...initial, phone: searched ?? profile?.phone ?? '' }}
              draft={draft('FIND_INSURANCES')}
              event="FIND_INSURANCES"
              submitLabel={t(named ? 'ci.open' : 'ci.find')}
              busy={busy}
              problem={problem?.fields}
              failure={failure}
              refusal="field"
              onSubmit={(values) => send({ type: 'FIND_INSURANCES', values })}
            >
              <PhoneField name="phone" label={t('ci.phone')} hint={t('ci.phoneExample')} autoComplete="tel" />
            </Form>
            <NextSteps
              title={t('ci.next')}
              steps={[t('ci.way.price'), t('ci.way.health'), t('ci.way.send'), t('ci.way.policy')]}
            />
          </>
        }
        aside={<About />}
      />
    </Page>
  );
}
