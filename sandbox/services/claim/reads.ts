import type { ClaimConsents, ClaimListItem, LocalityKind, Ref } from '../../../openapi/index.ts';
import { type AnyCall, type Resolvers } from '../../core/service.ts';
import { carMarks, carModels } from '../../data/cars.ts';
import { findPlaces } from '../../data/localities.ts';
import { references, type ReferenceList } from '../../data/references.ts';
import { applicationForm } from './application-form.ts';
import { creditAgreement } from './credit-agreement.ts';
import { dealerView } from './dealer.ts';
import { listClaims } from './list.ts';
import { claimsOfOwner, ownClaim } from './store.ts';
import { claimView, consentsView, listItemView, placeView, refView } from './view.ts';

const CLAIMS_PAGE = 10;
const PLACES_PAGE = 50;

const pageNumber = (wanted: number | null | undefined): number => Math.max(1, Math.trunc(wanted ?? 1));

/** One page of a list; pages count from 1, a page beyond the end is empty. */
const page = <T, R>(all: readonly T[], wanted: number | null | undefined, size: number, show: (one: T) => R) => {
  const number = pageNumber(wanted);
  const from = (number - 1) * size;
  return {
    items: all.slice(from, from + size).map(show),
    hasNextPage: from + size < all.length,
    hasPrevPage: number > 1 && all.length > 0,
    total: all.length,
  };
};

const reference =
  (name: ReferenceList) =>
  (_args: unknown, c: AnyCall): Ref[] =>
    references[name].map((line) => refView(line, c.locale));

/** Everything that only reads: claims, the dealer, reference lists in the language of the call. */
export const reads = {
  async claims({ page: wanted, filters }, c) {
    const number = pageNumber(wanted);
    const from = (number - 1) * CLAIMS_PAGE;
    const { claims, total } = await listClaims(c, c.me(), filters ?? {}, { from, limit: CLAIMS_PAGE });
    const items: ClaimListItem[] = [];
    for (const claim of claims) items.push(await listItemView(c, claim));
    return {
      items,
      hasNextPage: from + CLAIMS_PAGE < total,
      hasPrevPage: number > 1 && total > 0,
      total,
    };
  },
  async claim({ id }, c) {
    return claimView(c, await ownClaim(c, c.me(), id));
  },
  async consents({ page: wanted }, c) {
    const signed = (await claimsOfOwner(c, c.me())).filter(({ consents }) => consents.length > 0);
    const shown = page(signed, wanted, CLAIMS_PAGE, (claim) => claim);
    const items: ClaimConsents[] = [];
    for (const claim of shown.items) items.push(await consentsView(c, claim));
    return { ...shown, items };
  },
  applicationForm,
  creditAgreement,
  async myDealer(_args, c) {
    const { id, role } = c.me();
    return role === 'client' ? null : dealerView(c, id);
  },
  localities({ page: wanted, search, kind, parent }, c) {
    const found = findPlaces({
      ...given('search', search),
      ...given<'kind', LocalityKind>('kind', kind),
      ...given('parent', parent),
    });
    return page(found, wanted, PLACES_PAGE, (place) => placeView(place, c.locale));
  },
  countries: reference('countries'),
  incomeTypes: reference('incomeTypes'),
  maritalStatuses: reference('maritalStatuses'),
  claimStatuses: reference('claimStatuses'),
  relationTypes: reference('relationTypes'),
  documentTypes: reference('documentTypes'),
  socialGroups: reference('socialGroups'),
  genderTypes: reference('genderTypes'),
  carMarks: () => [...carMarks].sort((a, b) => (a.name < b.name ? -1 : 1)),
  carModels: ({ markId }) => carModels.filter((model) => model.markId === markId),
} satisfies Resolvers;

const given = <K extends string, T = string>(key: K, value: T | null | undefined): Partial<Record<K, T>> =>
  value === null || value === undefined ? {} : ({ [key]: value } as Record<K, T>);
