import { carCard } from '@styled/recipes';
import { Back } from '../../../blocks/claim/back.tsx';
import { initial, sellerForm } from '../../../../schemas/shared/seller.form.ts';
import { ApplyAside, SaidCar } from '../blocks/claim/apply-aside.tsx';
import { Columns } from '../../../blocks/columns.tsx';
import { useT } from '../../../i18n/index.ts';
import { Form, PersonalNumberField, PhoneField, TextField } from '../../../ui/form/index.ts';
import { Page } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

export default function Seller({ screen, send, busy, problem, context, draft, useRead }: ScreenProps<'c2c-seller'>) {
  const t = useT();
  const card = carCard();
  const id = context.answers.SUBMIT_CAR?.productId ?? null;
  const found = context.responses.getPublication;
  // A reload keeps what was submitted, not what was answered: the announcement is read for whoever has it in the car.
  const read = useRead('getPublication', id === null || found?.id === id ? null : { path: { id } });
  const advertised = id === null ? undefined : (found?.id === id ? found : read.data)?.seller;
  const known = advertised && { name: advertised.name, phone: advertised.phone ?? '' };
  return (
    <Page
      screen={screen}
      title={t('c2c.seller.title')}
      lead={t('c2c.seller.hint')}
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} />}
    >
      <Columns
        parts="half"
        main={
          <Form
            key={advertised?.name}
            schema={sellerForm}
            initial={{ ...initial, ...known, ...context.answers.SUBMIT_SELLER }}
            draft={draft('SUBMIT_SELLER')}
            event="SUBMIT_SELLER"
            submitLabel={t('btn.continue')}
            busy={busy}
            problem={problem?.fields}
            onSubmit={(values) => send({ type: 'SUBMIT_SELLER', values })}
          >
            <div className={`${card.root} ${card.narrow}`}>
              <SaidCar context={context} />
            </div>
            <TextField name="name" label={t('c2c.seller.name')} autoComplete="off" />
            <PhoneField name="phone" label={t('c2c.seller.phone')} autoComplete="off" />
            <PersonalNumberField
              name="personalNumber"
              label={t('c2c.seller.iin')}
              hint={t('c2c.seller.iinHint')}
              optional
            />
          </Form>
        }
        aside={<ApplyAside context={context} />}
      />
    </Page>
  );
}
