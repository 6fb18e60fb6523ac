import type { InsuranceOffer } from '../../../openapi/index.ts';
import { bodyOf } from './answers.ts';

type Own = Partial<InsuranceOffer> & { readonly alias: string; readonly name: string; readonly rating: number };

/** What seven insurers offer for one car, in the order in which they have answered; the contract's example for the rest. */
const OWN: readonly Own[] = [
  { alias: 'demo_keruen', name: 'Керуен Демо Страхование', rating: 3.6, premium: 298_660 },
  { alias: 'demo_qalqan', name: 'Калкан Демо Страхование', rating: 4.1, premium: 287_760 },
  {
    alias: 'demo_tulpar',
    name: 'Тулпар Демо Гарант',
    rating: 3.8,
    premium: 313_920,
    options: ['tow', 'no_police_call'],
  },
  {
    alias: 'demo_aqsunqar',
    name: 'Аксункар Демо КАСКО',
    rating: 4.5,
    premium: 340_080,
    options: ['tow', 'dealer_repair'],
  },
  { alias: 'centras', name: 'Сентрас Демо', rating: 4.4, premium: 347_710, territory: 'cis' },
  {
    alias: 'demo_umit',
    name: 'Умит Демо Авто',
    rating: 4,
    premium: 357_520,
    deductible: { kind: 'unconditional', percent: 3, sum: 300_000 },
  },
  { alias: 'demo_samal', name: 'Самал Демо Полис', rating: 4.8, premium: 379_320, options: ['tow', 'replacement_car'] },
];

export const sevenOffers = (): InsuranceOffer[] => {
  const ready = bodyOf<InsuranceOffer>('getOffer', 'ready');
  return OWN.map(({ alias, name, rating, ...own }, at) => {
    const premium = own.premium ?? 0;
    return {
      ...ready,
      id: `o-${at + 1}`,
      company: { ...ready.company, alias, name, rating },
      premiumParts: [{ kind: 'casco', sum: premium }],
      instalmentPremium: premium,
      ...own,
    };
  });
};

/** One that still counts, and one that has refused. */
export const others = (): InsuranceOffer[] => {
  const [, waits] = bodyOf<InsuranceOffer[]>('listOffers', 'some');
  const refused = bodyOf<InsuranceOffer[]>('listOffers', 'allRefused').at(0);
  if (!waits || !refused) throw new Error('The contract has no such offers');
  return [
    { ...waits, id: 'o-8' },
    { ...refused, id: 'o-9' },
  ];
};
