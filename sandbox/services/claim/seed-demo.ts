import type { ClaimStatusAlias } from '../../../openapi/index.ts';
import type { Work } from '../../core/service.ts';
import { demoAccounts } from '../auth/accounts.ts';
import type { NewCustomer } from '../auth/index.ts';
import { seedLink } from '../links/index.ts';
import { claimLifecycle } from './lifecycle.ts';
import { seedClaim } from './seed.ts';

const aidos: NewCustomer = {
  phone: '77000000001',
  personalNumber: '900115399012',
  lastName: 'Демеу',
  firstName: 'Айдос',
  patronymic: 'Сынақұлы',
};
const arman: NewCustomer = {
  phone: '77000000002',
  personalNumber: '950707399034',
  lastName: 'Тестов',
  firstName: 'Арман',
  patronymic: null,
};
/** Shows every status at once, which a real person with one open claim never does. */
const saule: NewCustomer = {
  phone: '77000000003',
  personalNumber: '920417499202',
  lastName: 'Көрме',
  firstName: 'Сәуле',
  patronymic: null,
};
const open: NewCustomer = {
  phone: '77000000018',
  personalNumber: '830811499186',
  lastName: 'Ашықова',
  firstName: 'Гүлнар',
  patronymic: null,
};

function customer(personalNumber: string, phone: string, lastName: string, firstName: string): NewCustomer {
  return { personalNumber, phone, lastName, firstName, patronymic: null };
}

/** Claims of the demo accounts: finished ones, one account with every status, and the person with an open claim. */
export const seedClaims = async (work: Work): Promise<void> => {
  await seedClaim(work, aidos, 'issued', 120, 0);
  await seedClaim(work, aidos, 'declined_by_customer', 60, 1);
  await seedClaim(work, arman, 'rejected', 45, 3);
  await seedClaim(work, arman, 'expired', 90, 2);
  const { statuses } = claimLifecycle;
  const ids: string[] = [];
  for (const [at, status] of statuses.entries())
    ids.push(await seedClaim(work, saule, status, statuses.length - at, at === 6 ? 0 : at));
  // The first three: nobody has opened the link, somebody has, it is too old.
  for (const [at, state] of (['new', 'used', 'expired'] as const).entries())
    await seedLink(work, { kind: 'claim', id: ids[at]! }, state);
  await seedClaim(work, open, 'verified', 2, 4);
  await seedDealers(work);
};

/** What each dealer and partner has on the desk: a link handed over, data to send, answers of banks, an old deal. */
const desks: readonly [dealer: string, status: ClaimStatusAlias, person: NewCustomer][] = [
  ['dealer-demo', 'new', customer('870615399302', '77000000081', 'Клиентов', 'Марат')],
  ['dealer-demo', 'data_confirmed', customer('901122499317', '77000000082', 'Покупателева', 'Дина')],
  ['dealer-demo', 'waiting', customer('930808499339', '77000000083', 'Сатыпалушы', 'Айгүл')],
  ['dealer-demo', 'issued', customer('891230399343', '77000000084', 'Көлікбаев', 'Бекзат')],
  ['dealer-astana', 'waiting', customer('951010499357', '77000000085', 'Астанова', 'Әсел')],
  ['partner-demo', 'rejected', customer('900930399360', '77000000086', 'Серіков', 'Нұрлан')],
  ['partner-aqtobe', 'new', customer('860214499374', '77000000087', 'Ақтөбеева', 'Раушан')],
];

const seedDealers = async (work: Work): Promise<void> => {
  const aged = desks.map((desk, at) => ({ desk, daysAgo: claimLifecycle.isFinal(desk[1]) ? 50 + at : 1 + at }));
  // Numbers follow the days, as everywhere: the oldest is made first.
  for (const { desk, daysAgo } of aged.sort((a, b) => b.daysAgo - a.daysAgo)) {
    const [dealer, status, person] = desk;
    const account = demoAccounts.find(({ username }) => username === dealer);
    if (!account) throw new Error(`no account ${dealer}`);
    const id = await seedClaim(work, person, status, daysAgo, 0, account.id);
    if (status === 'new') await seedLink(work, { kind: 'claim', id }, 'new');
  }
};
