import { type ReactNode, useMemo, useState } from 'react';
import { cx } from '@styled/css';
import { arranged, estimate } from '@styled/recipes';
import { CAR_TYPES, ENGINE_TYPES } from '../../../schemas/shared/car.form.ts';
import type { InsuranceClaim } from '../../../openapi/index.ts';
import { carRaw } from '../../../schemas/shared/insurance.ts';
import {
  initial,
  insuredCarForm,
  type InsuredCarRaw,
  STEERING,
  VEHICLE_TYPES,
} from '../../../schemas/shared/insured-car.form.ts';
import { asksSteps } from '../../../machines/products/shared/insurance.conditions.ts';
import { BesidePrice } from './price-panel.tsx';
import { showPlate } from './plate-words.ts';
import { sourceOf } from './source.ts';
import { InsuranceStep } from './step.tsx';
import { carTitle } from './words.ts';
import { Known } from '../questionnaire/known.tsx';
import { group } from '../../i18n/format.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import {
  CheckboxField,
  FieldSet,
  Form,
  namedOptions,
  NO_OPTIONS,
  NumberField,
  RadioCardsField,
  SearchField,
  SelectField,
  TextField,
  useFieldValue,
  useSetField,
} from '../../ui/form/index.ts';
import { ErrorBlock } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';

type Props = ScreenProps<'insurance-car' | 'market-car'>;

/** Two short answers in one line of a phone; where there are two columns they stand in them as they come. */
function Short({ children }: { children: ReactNode }) {
  return <div className={cx(arranged({ as: 'dates' }), arranged({ as: 'short' }))}>{children}</div>;
}

export default function InsuranceCar({ screen, context, send, busy, problem, facts, draft, useRead }: Props) {
  const t = useT();
  const claim = context.responses.getInsuranceClaim;
  // The plate belongs to somebody else: said at the plate.
  const foreign = problem?.data['type'] === 'plate_owner';
  const raw = claim ? carRaw(claim) : initial;
  // Told apart once: saving folds nothing, and whoever comes back to change something wants the fields.
  const [folds] = useState(
    () =>
      claim?.car === null && claim.carName !== null && context.answers.SUBMIT_INSURED_CAR === undefined && isNamed(raw),
  );
  return (
    <InsuranceStep
      screen={screen}
      title="ins.car.title"
      busy={busy}
      lead={leadOf(claim, raw, t)}
      onBack={() => send({ type: 'BACK' })}
    >
      <div className={cx(estimate().half, arranged({ as: 'fields' }), arranged({ as: 'docked' }))}>
        <Form
          schema={insuredCarForm(facts)}
          initial={raw}
          draft={draft('SUBMIT_INSURED_CAR')}
          event="SUBMIT_INSURED_CAR"
          // Opened from the page where all is checked, it leads back there.
          submitLabel={t(asksSteps(context) ? 'btn.continue' : 'ins.save')}
          busy={busy}
          problem={foreign ? { plate: [t('ins.car.plateOfOther')] } : problem?.fields}
          onSubmit={(values) => send({ type: 'SUBMIT_INSURED_CAR', values })}
        >
          {(button) => (
            <BesidePrice claim={claim} today={facts.today} button={button}>
              <CarFields useRead={useRead} claim={claim} raw={raw} folds={folds} />
            </BesidePrice>
          )}
        </Form>
      </div>
    </InsuranceStep>
  );
}

/** Where its data are to be found; of a plate that told nothing, that it did not. */
const leadOf = (claim: InsuranceClaim | undefined, { plate }: InsuredCarRaw, t: Translate): string => {
  if (claim?.car !== null || claim.carName !== null) return t('ins.car.lead');
  return plate === '' ? t('ins.car.leadNew') : t('ins.car.leadUnknown', { plate: showPlate(plate) });
};

const nameOf = (options: readonly { value: string; label: string }[], chosen: string): string =>
  options.find(({ value }) => value === chosen)?.label ?? '';

/** Which car it is, all of it. */
const isNamed = ({ markId, modelId, year, plate, vin }: InsuredCarRaw): boolean =>
  [markId, modelId, year, plate, vin].every((value) => value !== '');

interface CarFieldsProps extends Pick<Props, 'useRead'> {
  claim: InsuranceClaim | undefined;
  raw: InsuredCarRaw;
  /** It is named already: a card to be checked. */
  folds: boolean;
}

function CarFields({ useRead, claim, raw, folds }: CarFieldsProps) {
  const t = useT();
  const isNew = useFieldValue('condition') === 'new';
  const isTrailer = useFieldValue('type') === 'trailer';
  const { condition, type, markId, modelId, year, plate } = raw;
  const conditions = CAR_TYPES.map((value) => ({ value, label: t(`car.type.${value}`) }));
  const types = VEHICLE_TYPES.map((value) => ({ value, label: t(`ins.car.type.${value}`) }));
  // Whoever has said that there is none finds it among what may be missing.
  const isPlateLast = plate === '';
  const plateField = (
    <TextField
      name="plate"
      label={t('car.plate')}
      hint={t('car.plateHint')}
      optional={isNew}
      capitals
      autoComplete="off"
      maxLength={20}
    />
  );
  const certificateField = (
    <TextField
      name="registrationNumber"
      label={t('ins.car.certificate')}
      hint={t('ins.car.certificateHint')}
      optional={isNew}
      capitals
      autoComplete="off"
      maxLength={20}
    />
  );
  const which = (
    <>
      {/* A new car may have neither plate nor certificate: told first. Then as they stand in the certificate. */}
      <RadioCardsField name="condition" label={t('ins.car.condition')} options={conditions} />
      {!isPlateLast && plateField}
      <TextField
        name="vin"
        label={t('car.vin')}
        hint={t(isNew ? 'ins.car.vinHintNew' : 'car.vinHint')}
        capitals
        autoComplete="off"
        maxLength={40}
      />
      <MarkAndModel useRead={useRead} />
      <NumberField name="year" label={t('car.year')} digits={4} />
      <SelectField name="type" label={t('ins.car.type')} options={types} />
    </>
  );
  return (
    <>
      <FieldSet legend={t(isPlateLast ? 'ins.car.whichVin' : 'ins.car.which')}>
        {folds ? (
          <Known
            fold
            rows={[
              { label: t('ins.row.car'), value: claim ? carTitle(claim) : '' },
              { label: t('ins.row.plate'), value: showPlate(raw.plate) },
              { label: t('car.vin'), value: raw.vin },
              { label: t('ins.car.type'), value: nameOf(types, type) },
              { label: t('ins.car.condition'), value: nameOf(conditions, condition) },
            ]}
            source={t(claim ? sourceOf(claim, 'car') : 'ins.known.found')}
            about={t('ins.car.which')}
            given={{ condition, type, markId, modelId, year, plate, vin: raw.vin }}
          >
            {which}
          </Known>
        ) : (
          which
        )}
      </FieldSet>
      <FieldSet legend={t('ins.car.build')}>
        {/* Beside the engine where there are two columns, so that volume and power share a line. */}
        <TextField name="colour" label={t('ins.car.colour')} autoComplete="off" maxLength={40} />
        {!isTrailer && <EngineFields />}
        <Rest raw={raw} />
      </FieldSet>
      {isNew && plate === '' && raw.registrationNumber === '' ? (
        <FieldSet legend={t('ins.car.papers')}>
          <Known
            fold
            rows={t('ins.car.papersNone')}
            about={t('ins.car.papers')}
            given={{ plate, registrationNumber: raw.registrationNumber }}
          >
            {/* One below the other: beside each other a name of two lines would lower its field. */}
            <div>{plateField}</div>
            <div>{certificateField}</div>
          </Known>
        </FieldSet>
      ) : (
        <FieldSet legend={t(isPlateLast ? 'ins.car.papers' : 'ins.car.paper')} hint={t('ins.forAgreement')}>
          {isPlateLast && <div>{plateField}</div>}
          {isPlateLast ? <div>{certificateField}</div> : certificateField}
        </FieldSet>
      )}
    </>
  );
}

/** What most cars have alike, or need not say. */
function Rest({ raw: { steering, mileage, hasAntiTheft, hasGps } }: Pick<CarFieldsProps, 'raw'>) {
  const t = useT();
  const isNew = useFieldValue('condition') === 'new';
  const isDriven = useFieldValue('mileage') !== '';
  const [folds] = useState(steering === 'left' && !hasAntiTheft && !hasGps);
  return (
    <Known
      fold={folds}
      rows={mileage === '' ? t('ins.car.usual') : t('ins.car.usualDriven', { km: group(Number(mileage)) })}
      about={t('ins.car.steering')}
      given={{ steering, mileage, hasAntiTheft, hasGps }}
    >
      <RadioCardsField
        name="steering"
        label={t('ins.car.steering')}
        options={STEERING.map((value) => ({ value, label: t(`ins.car.steering.${value}`) }))}
      />
      {(!isNew || isDriven) && <NumberField name="mileage" label={t('car.mileage')} digits={7} optional />}
      <CheckboxField name="hasAntiTheft" label={t('ins.car.antiTheft')} />
      <CheckboxField name="hasGps" label={t('ins.car.gps')} />
    </Known>
  );
}

function EngineFields() {
  const t = useT();
  const isElectric = useFieldValue('engineType') === 'electric';
  return (
    <>
      <SelectField
        name="engineType"
        label={t('car.engine')}
        options={ENGINE_TYPES.map((value) => ({ value, label: t(`car.engine.${value}`) }))}
      />
      <Short>
        {!isElectric && <NumberField name="engineVolume" label={t('ins.car.volume')} digits={5} />}
        <NumberField name="enginePower" label={t('ins.car.power')} digits={4} />
      </Short>
    </>
  );
}

function MarkAndModel({ useRead }: Pick<Props, 'useRead'>) {
  const t = useT();
  const set = useSetField();
  const typed = useFieldValue('markId');
  const markId = typeof typed === 'string' ? typed : '';
  const marks = useRead('carMarks', { variables: {} });
  const models = useRead('carModels', markId === '' ? null : { variables: { markId } });
  const failed = [marks, models].find((read) => read.error !== null);
  const markOptions = useMemo(() => namedOptions(marks.data), [marks.data]);
  const modelOptions = useMemo(() => namedOptions(models.data), [models.data]);
  return (
    <>
      <SearchField name="markId" label={t('car.mark')} options={markOptions} onChoose={() => set('modelId', '')} />
      <SearchField
        // Another mark has other models: what was typed for the old one goes.
        key={markId}
        name="modelId"
        label={t('car.model')}
        hint={markId === '' ? t('car.modelFirst') : undefined}
        options={markId === '' ? NO_OPTIONS : modelOptions}
      />
      {failed && <ErrorBlock title={t('c2c.car.refsError')} text={failed.error} onRetry={failed.retry} />}
    </>
  );
}
