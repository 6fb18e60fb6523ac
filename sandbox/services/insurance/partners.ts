import { refuse, say, type AnyCall, type Operations } from '../../core/service.ts';
import { profileOf } from '../auth/index.ts';
import { insurancePartners, insuranceTexts } from '../../data/insurance.ts';

type PartnerRow = (typeof insurancePartners)[number];

/** A partner in the language of the call. */
export const partnerView = (
  { id, name, kind, city, paysForCustomer }: PartnerRow,
  { locale }: Pick<AnyCall, 'locale'>,
) => ({
  id,
  name: say(name, locale),
  kind,
  city: say(city, locale),
  paysForCustomer,
});

export const partnerOf = (id: string | null): PartnerRow | null =>
  insurancePartners.find((partner) => partner.id === id) ?? null;

/** Partners that the caller works for; 403 for clients. */
export const partnersOf = async (c: AnyCall): Promise<readonly PartnerRow[]> => {
  const { id, role } = c.me();
  if (role === 'client') throw refuse(403, insuranceTexts.roleRequired);
  const { username } = await profileOf(c, id);
  return insurancePartners.filter(({ employees }) => employees.includes(username));
};

/** Partners and the caller as their employee. */
export const partnerOperations = {
  async listPartners(c) {
    return { status: 200, body: (await partnersOf(c)).map((partner) => partnerView(partner, c)) };
  },
  async getPartnerUser(c) {
    const partners = (await partnersOf(c)).map((partner) => partnerView(partner, c));
    const { id, role } = c.me();
    const { lastName, firstName, username } = await profileOf(c, id);
    const fullName = [lastName, firstName].filter(Boolean).join(' ') || username;
    return { status: 200, body: { id, fullName, role: role === 'dealer' ? 'dealer' : 'partner', partners } };
  },
} satisfies Operations;
