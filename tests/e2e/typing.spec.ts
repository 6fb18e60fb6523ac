import type { ScreenId } from '../../machines/screens.ts';
import { expect, test } from './support/fixtures.ts';
import { asked } from './support/fields.ts';
import { AIDOS, APPLY, consent, example, identify, questionnaire } from './support/journey.ts';
import { bring, signedIn } from './support/people.ts';
import type { SandboxClient } from './support/sandbox.ts';
import { createWalker, type Walker } from './support/walker.ts';

/** What is counted on the screens of a walk, in their order: fields to be seen, and those of them to be filled in. */
const counting = (walker: Walker) => {
  const counts: [screen: ScreenId, shown: number, empty: number][] = [];
  return {
    counts,
    async comes(screen: ScreenId, focus = true): Promise<void> {
      await walker.sees(screen, { focus });
      const { shown, empty } = await asked(walker.page);
      counts.push([screen, shown, empty]);
    },
  };
};

test('a new person, a car by hand: what is asked from the first page to the banks', async ({ page, sandbox }) => {
  const walker = createWalker(page, 'ru');
  const { comes, counts } = counting(walker);
  await page.goto(APPLY);
  await comes('c2c-car', false);
  await walker.submit('SUBMIT_CAR', example('car'));
  await comes('c2c-seller');
  await walker.submit('SUBMIT_SELLER', example('seller'));
  await comes('c2c-terms');
  await walker.submit('SUBMIT_TERMS', { ...example('terms'), initialFee: '4 000 000' });
  await comes('c2c-me');
  await walker.submit('SUBMIT_ME', { ...AIDOS, patronymic: '' });
  await walker.sees('client-intro');
  await consent(walker, sandbox, AIDOS);
  await identify(walker);
  for (const { screen, event, form } of questionnaire) {
    await comes(screen, screen !== 'q-personal');
    await walker.submit(event, example(form));
  }
  await comes('q-review');
  expect(counts).toEqual([
    // The model follows its make.
    ['c2c-car', 9, 5],
    ['c2c-seller', 3, 2],
    ['c2c-terms', 7, 0],
    ['c2c-me', 5, 4],
    ['q-personal', 1, 0],
    ['q-document', 0, 0],
    ['q-contacts', 3, 3],
    ['q-family', 2, 1],
    ['q-job', 4, 2],
    ['q-addresses', 1, 0],
    ['q-review', 1, 0],
  ]);
});

/** Id of what an account has of a kind in a status, of the sandbox's own examples. */
async function exampleOf(sandbox: SandboxClient, of: string, status: string): Promise<string> {
  const all = await sandbox.call<{ kind: string; id: string; status: string; owner: string }[]>('GET', 'examples');
  return all.find((one) => one.kind === of && one.status === status && one.owner === 'saule')?.id ?? '';
}

test('a loan for goods, casco and life, insurance of a credit: what their forms ask', async ({
  page,
  world,
  sandbox,
}) => {
  const walker = createWalker(page, 'ru');
  const { comes, counts } = counting(walker);
  await bring(page.context(), world.origin, await signedIn(world.origin, 'saule'));
  const goods = await exampleOf(sandbox, 'commodityClaim', 'new');
  walker.owns(goods);
  await page.goto(`/commodity-loan/${goods}/client-data`);
  await comes('commodity-data', false);
  const insurance = await exampleOf(sandbox, 'creditInsurance', 'plain offered');
  walker.owns(insurance);
  await page.goto(`/credit-insurance/${insurance}`);
  await comes('ci-review', false);
  await walker.press('SUBMIT_INSURED_CONTACTS');
  await comes('ci-health');
  const { items } = await (await signedIn(world.origin, 'saule')).call('listCascoLifeClaims', { query: { page: 1 } });
  const both = items.find(({ status }) => status.alias === 'new')?.id ?? '';
  walker.owns(both);
  await page.goto(`/insurance/casco-and-life/${both}`);
  await comes('casco-life-choice', false);
  expect(counts).toEqual([
    ['commodity-data', 8, 6],
    ['ci-review', 0, 0],
    ['ci-health', 3, 3],
    ['casco-life-choice', 2, 2],
  ]);
});
