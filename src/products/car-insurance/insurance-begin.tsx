import type { CallOutput } from '../../../openapi/index.ts';
import { arranged } from '@styled/recipes';
import { initial, insuranceBeginForm } from '../../../schemas/shared/insurance-begin.form.ts';
import { showPhone } from '../../../schemas/facts/phone.ts';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { Back } from '../../blocks/claim/back.tsx';
import { isClient } from '../../blocks/claim/status.ts';
import { ListProblem } from '../../blocks/questionnaire/list-problem.tsx';
import { InsuredFields } from '../../blocks/insurance/insured-fields.tsx';
import { KindField } from '../../blocks/insurance/kind-field.tsx';
import { PlateField } from '../../blocks/insurance/plate-field.tsx';
import { BesidePrice } from '../../blocks/insurance/price-panel.tsx';
import { useT } from '../../i18n/index.ts';
import { CheckboxField, Form, RadioCardsField, useFieldValue } from '../../ui/form/index.ts';
import { Page } from '../../ui/index.ts';
import type { Read, ScreenProps } from '../../blocks/props.ts';

type Props = ScreenProps<'insurance-begin'>;

/** Which car, for whom, what is insured; dealers and partners say, too, on whose behalf. */
export default function InsuranceBegin({
  screen,
  context,
  send,
  busy,
  problem,
  facts,
  draft,
  profile,
  personalNumber,
  useRead,
}: Props) {
  const t = useT();
  const own = isClient(profile);
  const desk = useRead('getPartnerUser', own ? null : {});
  const partners = useRead('listPartners', own ? null : {});
  // What was typed before they were known says nothing of them.
  const choosesPartner = (partners.data?.length ?? 0) > 1;
  const typed = draft('BEGIN_INSURANCE');
  const load = () => {
    const raw = typed.load();
    return raw && { ...raw, choosesPartner };
  };
  const prefilled = own ? { personalNumber: personalNumber ?? '', phone: showPhone(profile?.phone ?? '') } : {};
  return (
    <Page
      screen={screen}
      title={t('ins.begin.title')}
      lead={t(context.repeats !== null ? 'ins.begin.repeat' : own ? 'ins.begin.lead' : 'ins.begin.leadDesk')}
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} />}
    >
      <ListProblem reads={[desk, partners]} />
      <div className={arranged({ as: 'docked' })}>
        <Form
          // The only partner is chosen, one of several asked for, as soon as they are known.
          key={partners.data?.length ?? 0}
          schema={insuranceBeginForm(facts)}
          initial={{
            ...initial,
            ...prefilled,
            choosesPartner,
            partnerId: onlyOne(partners),
          }}
          draft={{ ...typed, load }}
          event="BEGIN_INSURANCE"
          submitLabel={t('btn.continue')}
          busy={busy}
          problem={problem?.fields}
          onSubmit={(values) => send({ type: 'BEGIN_INSURANCE', values })}
        >
          {(button, summary) => (
            <BesidePrice claim={undefined} today={facts.today} button={button} summary={summary}>
              {!own && <Desk desk={desk} partners={partners} />}
              <CarPlateField />
              <InsuredFields own={own}>
                <KindField claim={undefined} today={facts.today} />
              </InsuredFields>
            </BesidePrice>
          )}
        </Form>
      </div>
    </Page>
  );
}

/** The car by its plate; who has none yet says so, and what was typed is kept. */
function CarPlateField() {
  const t = useT();
  const isWithout = useFieldValue('withoutPlate') === true;
  return (
    <div className={stack({ gap: '12' })}>
      {!isWithout && <PlateField label={t('ins.row.plate')} hint={t('ins.begin.plateHint')} />}
      <CheckboxField
        name="withoutPlate"
        label={t('ins.begin.withoutPlate')}
        hint={t(isWithout ? 'ins.begin.carNext' : 'ins.begin.withoutPlateHint')}
      />
    </div>
  );
}

const onlyOne = ({ data }: Read<CallOutput<'listPartners'>>): string => (data?.length === 1 ? (data[0]?.id ?? '') : '');

/** Who works here, and for which partner. */
function Desk({
  desk,
  partners,
}: {
  desk: Read<CallOutput<'getPartnerUser'>>;
  partners: Read<CallOutput<'listPartners'>>;
}) {
  const t = useT();
  const list = partners.data ?? [];
  const [only] = list;
  return (
    <>
      {desk.data && <p className={css({ color: 'fg.muted' })}>{t('ins.begin.desk', { name: desk.data.fullName })}</p>}
      {list.length === 1 && only && <p className={css({ textStyle: 'body.strong' })}>{`${only.name}, ${only.city}`}</p>}
      {list.length > 1 && (
        <RadioCardsField
          name="partnerId"
          label={t('ins.begin.partner')}
          options={list.map(({ id, name, city, paysForCustomer }) => ({
            value: id,
            label: `${name}, ${city}`,
            note: paysForCustomer ? t('ins.begin.partnerPays') : undefined,
          }))}
        />
      )}
    </>
  );
}
