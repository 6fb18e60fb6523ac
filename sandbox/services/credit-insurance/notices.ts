import type { LinkSubjects, LinkTarget } from '../../core/links.ts';
import { creditInsuranceSms } from '../../data/credit-insurance.ts';
import { createNotify } from '../links/notify.ts';
import { findInsurance, type InsuranceRecord, type Variant } from './store.ts';

const KINDS = {
  plain: 'credit-insurance',
  mcrdt: 'credit-insurance-mcrdt',
  mycar: 'credit-insurance-mycar',
} as const satisfies Record<Variant, LinkTarget['kind']>;

/** The address of an insurance in the application. */
export const pathOf = ({ id, variant }: Pick<InsuranceRecord, 'id' | 'variant'>): string => `/${KINDS[variant]}/${id}`;

/** Tells the borrower what happened to the insurance. */
export const notify = createNotify<InsuranceRecord, keyof typeof creditInsuranceSms>({
  target: ({ id, variant }) => ({ kind: KINDS[variant], id }),
  phone: ({ phone }) => phone,
  texts: creditInsuranceSms,
  closesOlder: true,
});

/** What the link service has to know of an insurance of this variant. The mycar flow needs no account. */
const subjectsOf =
  (variant: Variant): LinkSubjects =>
  async (work, id) => {
    const one = await findInsurance(work, id);
    if (one?.variant !== variant) return null;
    const { ownerId, phone, personalNumber, locale, data } = one;
    const owner = variant === 'mycar' ? null : ownerId;
    return { ownerId: owner, phone, personalNumber, productId: data.publicationId, claimScope: null, locale };
  };

export const creditInsuranceLinkSubjects = {
  [KINDS.plain]: subjectsOf('plain'),
  [KINDS.mcrdt]: subjectsOf('mcrdt'),
  [KINDS.mycar]: subjectsOf('mycar'),
};
