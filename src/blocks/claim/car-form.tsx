import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import type { Publication } from '../../../openapi/index.ts';
import type { OutputOf } from '../../../schemas/kit.ts';
import { CAR_TYPES, type CarRaw, ENGINE_TYPES } from '../../../schemas/shared/car.form.ts';
import { arranged } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import type { FormDraft, ScreenProps } from '../props.ts';
import {
  Form,
  type FormSchema,
  namedOptions,
  NumberField,
  PriceField,
  RadioCardsField,
  SearchField,
  SelectField,
  TextField,
  useFieldValue,
  useSetField,
} from '../../ui/form/index.ts';
import { ErrorBlock, Skeleton } from '../../ui/index.ts';
import { carDraft, carInitial, fromPublication } from './car-raw.ts';
import type Folded from './found-car.tsx';

// Its fields stand open where the part does not come.
const FoundCar = lazy<typeof Folded>(() =>
  import('./found-car.tsx').catch(() => ({ default: ({ children }) => <>{children}</> })),
);

type UseRead = Pick<ScreenProps<'c2c-car'>, 'useRead'>;

interface Props<S extends FormSchema> extends UseRead, Extras {
  schema: S;
  event: string;
  /** The form as it is before anything is said. */
  empty: CarRaw;
  said: { readonly productId: string | null } | undefined;
  own: FormDraft;
  busy: boolean;
  problem: Readonly<Record<string, readonly string[]>> | undefined;
  publication: Publication | null;
  /** The announcement is on its way once more: its place is kept, and nothing is sent without it. */
  awaited: boolean;
  /** Under the button. */
  after?: ReactNode;
  /** Of the button, where another one of the page is the first yet. */
  tone?: 'secondary' | undefined;
  onSubmit: (values: OutputOf<S>) => void;
}

/** What a seller's trade asks besides. */
interface Extras {
  afterPrice?: ReactNode;
  /** Around the fields that may stay empty; the mileage is one of them then, for a new car was driven nowhere. */
  rest?: (fields: ReactNode) => ReactNode;
}

/** The car that is bought: from an announcement, or by hand. */
export function CarForm<S extends FormSchema>({
  schema,
  event,
  empty,
  said,
  own,
  busy,
  problem,
  publication,
  awaited,
  after,
  tone,
  onSubmit,
  ...fields
}: Props<S>) {
  const t = useT();
  useEffect(() => {
    // What was found outlives a reload even where nothing of it is touched; what was submitted is kept anyway.
    if (publication !== null && said?.productId !== publication.id && own.load()?.['productId'] !== publication.id)
      own.save({ ...empty, ...fromPublication(publication) });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each announcement; the draft is made anew with each render
  }, [publication]);
  return (
    <Form
      schema={schema}
      initial={carInitial(publication, said, empty)}
      draft={carDraft(own, publication)}
      event={event}
      submitLabel={t('btn.continue')}
      submitTone={tone}
      busy={busy || awaited}
      problem={problem}
      after={after}
      onSubmit={onSubmit}
    >
      <CarFields {...fields} publication={publication} awaited={awaited} />
    </Form>
  );
}

function CarFields({
  useRead,
  publication,
  awaited,
  afterPrice,
  rest,
}: UseRead & Extras & { publication: Publication | null; awaited: boolean }) {
  const t = useT();
  const given = publication === null ? null : fromPublication(publication);
  const hint = useHint(given);
  const pair = arranged({ as: 'dates' });
  const mileage = (
    <NumberField
      name="mileage"
      label={t('car.mileage')}
      digits={7}
      hint={hint('mileage')}
      optional={rest !== undefined}
    />
  );
  const price = <PriceField name="price" label={t('car.price')} hint={hint('price')} />;
  const others = (
    <>
      {rest && mileage}
      {publication === null && afterPrice}
      <TextField
        name="plate"
        label={t('car.plate')}
        hint={t('car.plateHint')}
        optional
        capitals
        autoComplete="off"
        maxLength={20}
      />
      <TextField
        name="vin"
        label={t('car.vin')}
        hint={t('car.vinHint')}
        optional
        capitals
        autoComplete="off"
        maxLength={40}
      />
    </>
  );
  const known = (
    <>
      <RadioCardsField
        name="carType"
        label={t('car.type')}
        options={CAR_TYPES.map((value) => ({ value, label: t(`car.type.${value}`) }))}
      />
      <MarkAndModel useRead={useRead} publication={publication} hint={hint} pair={pair} />
      <div className={pair}>
        <NumberField name="productionYear" label={t('car.year')} digits={4} hint={hint('productionYear')} />
        <SelectField
          name="engineType"
          label={t('car.engine')}
          options={ENGINE_TYPES.map((value) => ({ value, label: t(`car.engine.${value}`) }))}
        />
      </div>
      <div className={pair}>
        {!rest && mileage}
        {price}
      </div>
      {rest?.(others) ?? others}
    </>
  );
  if (publication === null && awaited)
    return (
      <>
        <Skeleton lines={1} />
        <div hidden>{known}</div>
      </>
    );
  if (publication === null) return known;
  return (
    <>
      <Suspense fallback={<Skeleton lines={1} />}>
        <FoundCar publication={publication}>{known}</FoundCar>
      </Suspense>
      {afterPrice}
    </>
  );
}

type Prefilled = 'markId' | 'modelId' | 'productionYear' | 'mileage' | 'price';
type Hint = (name: Prefilled) => string | undefined;

/** "Из объявления", as long as the value is the announcement's. */
function useHint(given: Record<Prefilled, string> | null): Hint {
  const t = useT();
  const values: Record<Prefilled, string> = {
    markId: useFieldText('markId'),
    modelId: useFieldText('modelId'),
    productionYear: useFieldText('productionYear'),
    mileage: useFieldText('mileage'),
    price: useFieldText('price'),
  };
  return (name) => (given !== null && values[name].replace(/\s/g, '') === given[name] ? t('c2c.find.from') : undefined);
}

/** What stands in a field, as text; numbers come from answers given before. */
function useFieldText(name: Prefilled): string {
  const value = useFieldValue(name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function MarkAndModel({
  useRead,
  publication,
  hint,
  pair,
}: UseRead & { publication: Publication | null; hint: Hint; /** The class of two beside each other. */ pair: string }) {
  const t = useT();
  const set = useSetField();
  const markId = useFieldText('markId');
  const marks = useRead('carMarks', { variables: {} });
  const models = useRead('carModels', markId === '' ? null : { variables: { markId } });
  const failed = [marks, models].find((read) => read.error !== null);
  const markOptions = useMemo(() => namedOptions(marks.data), [marks.data]);
  const modelOptions = useMemo(() => namedOptions(models.data), [models.data]);
  return (
    <>
      <div className={pair}>
        <SearchField
          name="markId"
          label={t('car.mark')}
          hint={hint('markId')}
          options={markOptions}
          chosen={publication?.mark.id === markId ? publication.mark.name : undefined}
          onChoose={() => set('modelId', '')}
        />
        {/* Asked once it can be answered; another mark has other models: what was typed for the old one goes. */}
        {markId !== '' && (
          <SearchField
            key={markId}
            name="modelId"
            label={t('car.model')}
            hint={hint('modelId')}
            options={modelOptions}
            chosen={publication?.mark.id === markId ? publication.model.name : undefined}
          />
        )}
      </div>
      {failed && <ErrorBlock title={t('c2c.car.refsError')} text={failed.error} onRetry={failed.retry} />}
    </>
  );
}
