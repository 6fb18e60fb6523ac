import { initial, insuredForm } from '../../../schemas/shared/insured.form.ts';
import { showPhone } from '../../../schemas/facts/phone.ts';
import { cx } from '@styled/css';
import { arranged, carCard } from '@styled/recipes';
import { Back } from '../../blocks/claim/back.tsx';
import { isClient } from '../../blocks/claim/status.ts';
import { CarHead } from '../../blocks/claim/car-head.tsx';
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
      lead={t('ins.market.person')}
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} />}
    >
      <Columns
        parts="half"
        main={
          <>
            {/* Which car it is no call tells before it is known for whom. */}
            <section
              className={cx(carCard().root, arranged({ as: 'shaping' }))}
              aria-label={t('ins.row.car')}
              data-shaped=""
            >
              <CarHead name={t('ins.market.order', { number: context.id ?? '' })} facts={[t('ins.market.orderHas')]} />
            </section>
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
          </>
        }
        aside={<Follows at="application" />}
      />
    </Page>
  );
}
