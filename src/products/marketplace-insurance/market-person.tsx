import { initial, insuredForm } from '../../../schemas/shared/insured.form.ts';
import { showPhone } from '../../../schemas/facts/phone.ts';
import { Back } from '../../blocks/claim/back.tsx';
import { isClient } from '../../blocks/claim/status.ts';
import { Columns } from '../../blocks/columns.tsx';
import { Follows } from '../../blocks/insurance/follows.tsx';
import { InsuredFields } from '../../blocks/insurance/insured-fields.tsx';
import { useT } from '../../i18n/index.ts';
import { Form } from '../../ui/form/index.ts';
import { Page } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** The shop's application does not say for whom, or the services want to know better. */
export default function MarketPerson({
  screen,
  context,
  send,
  busy,
  problem,
  facts,
  draft,
  profile,
  personalNumber,
}: ScreenProps<'market-person'>) {
  const t = useT();
  const own = isClient(profile);
  const prefilled = own ? { personalNumber: personalNumber ?? '', phone: showPhone(profile?.phone ?? '') } : {};
  return (
    <Page
      screen={screen}
      title={t('ins.begin.title')}
      lead={t('ins.market.person', { number: context.id ?? '' })}
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} />}
    >
      <Columns
        parts="half"
        main={
          <Form
            schema={insuredForm(facts)}
            initial={{ ...initial, ...prefilled }}
            draft={draft('SUBMIT_INSURED')}
            event="SUBMIT_INSURED"
            submitLabel={t('btn.continue')}
            busy={busy}
            problem={problem?.fields}
            onSubmit={(values) => send({ type: 'SUBMIT_INSURED', values })}
          >
            <InsuredFields own={own} />
          </Form>
        }
        aside={<Follows at="application" />}
      />
    </Page>
  );
}
