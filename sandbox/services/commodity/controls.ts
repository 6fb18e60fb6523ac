import { control } from '../../core/controls.ts';
import { refuse } from '../../core/service.ts';
import { basketLabels, baskets, shopControlTexts as texts, shops, statusName } from '../../data/commodity.ts';
import { demoAccounts } from '../auth/accounts.ts';
import { usernameOf, type NewCustomer } from '../auth/index.ts';
import { people } from '../../data/people.ts';
import { cancelled, hasOpen, sellOnCredit } from './create.ts';
import { commodityLifecycle, isOpenForData, isOver } from './lifecycle.ts';
import { seedCommodityClaim } from './seed.ts';
import { release } from './sign.ts';
import { find, move, newest } from './store.ts';
import type { CommodityStatusAlias } from '../../../openapi/index.ts';

/** Demo clients by sign-in name, and everybody whose number plays a scenario, by number: these get in by their link. */
const clients: readonly (NewCustomer & { readonly key: string; readonly label: string })[] = [
  ...demoAccounts
    .filter(({ role }) => role === 'client')
    .map((account) => ({
      ...account,
      key: account.username,
      label: `${account.lastName} ${account.firstName} (${account.username})`,
    })),
  ...Object.entries(people)
    .filter(([personalNumber]) => demoAccounts.every((account) => account.personalNumber !== personalNumber))
    .map(([personalNumber, { scenario }], at) => ({
      key: personalNumber,
      label: `${personalNumber}: ${scenario}`,
      personalNumber,
      phone: `770000000${60 + at}`,
      lastName: 'Пробный',
      firstName: 'Покупатель',
      patronymic: null,
    })),
];
const names = Object.keys(baskets) as (keyof typeof baskets)[];
const pathOf = (id: string, status: CommodityStatusAlias): string =>
  `/commodity-loan/${id}/${isOpenForData(status) ? 'client-data' : 'bank-offers'}`;

/** A shop sells on credit. `new` goes the shop's own way, with a message to the customer, unless they have an open claim; other statuses are set up. */
export const basketControl = control({
  id: 'commodity.basket',
  section: 'seeds',
  title: texts.basket,
  hint: texts.basketHint,
  fields: {
    account: {
      kind: 'choice',
      label: texts.customer,
      options: clients.map(({ key, label }) => ({ value: key, label })),
    },
    basket: {
      kind: 'choice',
      label: texts.goods,
      options: names.map((value) => ({ value, label: basketLabels[value] })),
    },
    shop: {
      kind: 'choice',
      label: texts.shop,
      options: shops.map(({ alias, name }) => ({ value: alias, label: name })),
    },
    status: {
      kind: 'choice',
      label: texts.status,
      options: commodityLifecycle.statuses.map((value) => ({ value, label: statusName(value).name })),
    },
  },
  async run(work, _subject, { account, basket, shop, status }) {
    const person = clients.find(({ key }) => key === account);
    if (!person) throw new Error(`no account ${account}`);
    const id =
      status === 'new' && !(await hasOpen(work, person))
        ? (await sellOnCredit(work, person, { shop, goods: baskets[basket], locale: work.locale })).id
        : await seedCommodityClaim(work, person, status, basket);
    return {
      text: texts.made,
      id,
      path: pathOf(id, status),
      owner: demoAccounts.some(({ username }) => username === account) ? account : null,
    };
  },
});

/** At the counter: the goods are handed over, or the sale is taken back. */
export const shopControl = control({
  id: 'commodity.shop',
  section: 'answers',
  title: texts.act,
  fields: {
    outcome: {
      kind: 'choice',
      label: texts.outcome,
      options: [
        { value: 'release', label: texts.release },
        { value: 'cancel', label: texts.cancel },
      ],
    },
  },
  async subjects(work) {
    const open = (await newest(work, 50)).filter(({ status }) => !isOver(status));
    return Promise.all(
      open.map(async ({ id, number, status, ownerId }) => ({
        id,
        title: number,
        status,
        owner: await usernameOf(work, ownerId),
        path: pathOf(id, status),
      })),
    );
  },
  async run(work, id, { outcome }) {
    const claim = await find(work, id);
    const event = outcome === 'release' ? 'RELEASED' : 'CANCELLED';
    if (!claim || !commodityLifecycle.can(claim.status, event))
      throw claim ? refuse(409, texts.gone, { status: claim.status }) : refuse(404, texts.gone);
    if (outcome === 'release') await release(work, { claimId: id });
    else {
      await move(work, claim, 'CANCELLED');
      await cancelled(work, claim, 'shop');
    }
    return { text: texts.done, id };
  },
});
