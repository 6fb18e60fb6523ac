import { useState } from 'react';
import { cx } from '@styled/css';
import { arranged } from '@styled/recipes';
import { CAR_TYPES } from '../../../schemas/shared/car.form.ts';
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
import { EngineFields, MarkAndModel } from './car-build.tsx';
import { ColourField } from './colour-field.tsx';
import { DeclineButton } from './decline-button.tsx';
import { BesidePrice } from './price-panel.tsx';
import { showPlate } from './plate-words.ts';
import { sourceOf } from './source.ts';
import { InsuranceStep } from './step.tsx';
import { TypedCar } from './typed-car.tsx';
import { carTitle, engineWords } from './words.ts';
import { Known } from '../questionnaire/known.tsx';
import { group } from '../../i18n/format.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import {
  CheckboxField,
  FieldSet,
  Form,
  NumberField,
  RadioCardsField,
  SelectField,
  TextField,
  useFieldValue,
} from '../../ui/form/index.ts';
import { useWide } from '../../ui/use-wide.ts';
import type { ScreenProps } from '../props.ts';

type Props = ScreenProps<'insurance-car' | 'market-car'>;

export default function InsuranceCar({ screen, context, send, busy, problem, facts, draft, useRead }: Props) {
  const t = useT();
  const claim = context.responses.getInsuranceClaim;
  // The plate belongs to somebody else: said at the plate.
  const foreign = problem?.data['type'] === 'plate_owner';
  const raw = claim ? carRaw(claim) : initial;
  // What it says of the plate moves nothing below it while the claim is read again.
  const [met] = useState(claim);
  // Told apart once: saving folds nothing, and whoever comes back to change something wants the fields.
  const [folds] = useState(
    () =>
      claim?.car === null && claim.carName !== null && context.answers.SUBMIT_INSURED_CAR === undefined && isNamed(raw),
  );
  // Opened from the page where all is checked, it leads back there.
  const label = t(asksSteps(context) ? 'btn.continue' : 'ins.save');
  // Beside the answers that it takes shape by, or before them.
  const isWide = useWide();
  const taking = !claim?.carName && <TypedCar useRead={useRead} />;
  const decline = <DeclineButton busy={busy} onSure={(values) => send({ type: 'DECLINE_INSURANCE', values })} />;
  return (
    <InsuranceStep
      screen={screen}
      title="ins.car.title"
      busy={busy}
      lead={leadOf(met, met ? carRaw(met) : initial, t)}
      onBack={() => send({ type: 'BACK' })}
      decline={decline}
    >
      <div className={cx(arranged({ as: 'boxed' }), arranged({ as: 'docked' }))}>
        <Form
          schema={insuredCarForm(facts)}
          initial={raw}
          draft={draft('SUBMIT_INSURED_CAR')}
          event="SUBMIT_INSURED_CAR"
          submitLabel={label}
          busy={busy}
          problem={foreign ? { plate: [t('ins.car.plateOfOther')] } : problem?.fields}
          onSubmit={(values) => send({ type: 'SUBMIT_INSURED_CAR', values })}
        >
          {(button, summary) => (
            <BesidePrice
              claim={claim}
              today={facts.today}
              button={button}
              summary={summary}
              parts="table"
              decline={decline}
              above={taking}
            >
              {!isWide && taking}
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

/** Colour and engine, all of it; a trailer has no engine. */
const isBuilt = ({ type, colour, engineType, engineVolume, enginePower }: InsuredCarRaw): boolean =>
  colour !== '' && (type === 'trailer' || (enginePower !== '' && (engineType === 'electric' || engineVolume !== '')));

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
  const { condition, type, markId, modelId, year, plate, vin, colour, engineType, engineVolume, enginePower } = raw;
  // What it is built like is known together with which it is: one card.
  const isWhole = folds && isBuilt(raw);
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
  // The longest of them needs the line.
  const typeField = (
    <div>
      <SelectField name="type" label={t('ins.car.type')} options={types} />
    </div>
  );
  const vinField = (
    <TextField
      name="vin"
      label={t('car.vin')}
      hint={t(isNew ? 'ins.car.vinHintNew' : 'car.vinHint')}
      capitals
      autoComplete="off"
      maxLength={40}
    />
  );
  const which = (
    <>
      {/* What tells a car from all others leads; beside it the plate: a mark and its models stay in one row. */}
      {isPlateLast ? <div>{vinField}</div> : vinField}
      {isPlateLast ? typeField : plateField}
      {/* A new car may have neither plate nor certificate. */}
      <RadioCardsField name="condition" label={t('ins.car.condition')} options={conditions} />
      <MarkAndModel useRead={useRead} />
      <NumberField name="year" label={t('car.year')} digits={4} />
      {!isPlateLast && typeField}
    </>
  );
  const build = (
    <>
      <ColourField />
      {!isTrailer && <EngineFields />}
    </>
  );
  const rest = <Rest raw={raw} assumed={claim?.car == null && claim?.prefill.car['steering'] === undefined} />;
  const papers =
    isNew && plate === '' && raw.registrationNumber === '' ? (
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
    );
  return (
    <>
      {/* All that is asked stands first; what is known already follows, to be checked. */}
      {isWhole && papers}
      <FieldSet legend={t(isPlateLast ? 'ins.car.whichVin' : 'ins.car.which')}>
        {folds ? (
          <Known
            fold
            rows={[
              { label: t('ins.row.car'), value: claim ? carTitle(claim) : '' },
              { label: t('ins.row.plate'), value: showPlate(raw.plate) },
              { label: t('car.vin'), value: vin },
              ...(isWhole
                ? [
                    { label: t('ins.car.colour'), value: colour },
                    ...(type === 'trailer' ? [] : [{ label: t('car.engine'), value: engineWords(raw, t) }]),
                  ]
                : []),
              { label: t('ins.car.type'), value: nameOf(types, type) },
              { label: t('ins.car.condition'), value: nameOf(conditions, condition) },
            ]}
            source={t(claim ? sourceOf(claim, 'car') : 'ins.known.found')}
            about={t('ins.car.which')}
            given={{
              condition,
              type,
              markId,
              modelId,
              year,
              plate,
              vin,
              ...(isWhole && { colour, engineType, engineVolume, enginePower }),
            }}
          >
            {which}
            {isWhole && build}
          </Known>
        ) : (
          which
        )}
      </FieldSet>
      {isWhole ? (
        rest
      ) : (
        <FieldSet legend={t('ins.car.build')}>
          {build}
          {rest}
        </FieldSet>
      )}
      {!isWhole && papers}
    </>
  );
}

/** What most cars have alike, or need not say. */
function Rest({
  raw: { steering, mileage, hasAntiTheft, hasGps },
  assumed,
}: Pick<CarFieldsProps, 'raw'> & { /** Nobody has said it yet. */ assumed: boolean }) {
  const t = useT();
  const isNew = useFieldValue('condition') === 'new';
  const isDriven = useFieldValue('mileage') !== '';
  const [folds] = useState(steering === 'left' && !hasAntiTheft && !hasGps);
  return (
    <Known
      fold={folds}
      rows={
        mileage === ''
          ? t(assumed ? 'ins.car.assumed' : 'ins.car.usual')
          : t('ins.car.usualDriven', { km: group(Number(mileage)) })
      }
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
