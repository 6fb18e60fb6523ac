import type { LinkSubjects, LinkTarget } from '../../core/links.ts';
import type { Work } from '../../core/service.ts';
import { creditInsuranceSms } from '../../data/credit-insurance.ts';
import { closeLinks, issueLink } from '../links/store.ts';
import { findInsurance, type InsuranceRecord, type Variant } from './store.ts';

const KINDS = {
  plain: 'credit-insurance',
  mcrdt: 'credit-insurance-mcrdt',
  mycar: 'credit-insurance-mycar',
} as const satisfies Record<Variant, LinkTarget['kind']>;

/** The address of an insurance in the application. */
export const pathOf = ({ id, variant }: Pick<InsuranceRecord, 'id' | 'variant'>): string => `/${KINDS[variant]}/${id}`;

/** Tells the borrower by SMS what happened, with a fresh short link; older links to the insurance are over. */
export const tell = async (work: Work, one: InsuranceRecord, what: keyof typeof creditInsuranceSms): Promise<void> => {
  const target = { kind: KINDS[one.variant], id: one.id };
  await closeLinks(work, target);
  await work.sms(one.phone, creditInsuranceSms[what](await issueLink(work, target))[one.locale]);
};

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
