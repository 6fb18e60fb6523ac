import type { Publication } from '../../../openapi/index.ts';
import type { CarRaw } from '../../../schemas/shared/car.form.ts';
import type { FormDraft } from '../props.ts';

/** What an announcement fills in; engine, plate and VIN where it names them. Announcements are of used cars. */
export const fromPublication = ({
  id,
  mark,
  model,
  year,
  price,
  mileage,
  engineType,
  plate,
  vin,
}: Publication): CarRaw => ({
  carType: 'used',
  markId: mark.id,
  modelId: model.id,
  productionYear: String(year),
  engineType,
  mileage: String(mileage),
  plate: plate ?? '',
  vin: vin ?? '',
  price: String(price),
  productId: id,
});

/** What the form begins with: the announcement just found, else what was submitted before, else nothing. */
export const carInitial = (
  publication: Publication | null,
  said: { readonly productId: string | null } | undefined,
  empty: CarRaw,
): object => {
  if (publication !== null && said?.productId !== publication.id) return { ...empty, ...fromPublication(publication) };
  return { ...empty, ...said };
};

/** Typed values of another car must not lie over the announcement just found. */
export const carDraft = (draft: FormDraft, publication: Publication | null): FormDraft => ({
  ...draft,
  load: () => {
    const typed = draft.load();
    return publication === null || typed?.productId === publication.id ? typed : null;
  },
  save: (raw) => draft.save(raw),
  clear: () => draft.clear(),
});
