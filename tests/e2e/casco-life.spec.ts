import type { BrowserContext, Page } from '@playwright/test';
import type { CascoLifeClaim } from '../../openapi/index.ts';
import { ownPolicyTexts } from '../../sandbox/data/casco-life.ts';
import { dmy, isoDayKz, money, percent } from '../../src/i18n/format.ts';
import { answerWith, bodyOf } from './support/answers.ts';
import { expect, test } from './support/fixtures.ts';
import { AIDOS, example, typeCode } from './support/journey.ts';
import { looksMain } from './support/main-button.ts';
import { bring, claimAt, signedIn, type Person } from './support/people.ts';
import type { SandboxClient } from './support/sandbox.ts';
import { seen } from './support/seen.ts';
import { createWalker, type Walker } from './support/walker.ts';

const DAY_MS = 86_400_000;
/** The insurer needs some seconds, the bank half a minute. */
const INSURER_MS = 10_000;
const BANK_MS = 60_000;

interface Insured {
  readonly person: Person;
  readonly credit: string;
  readonly id: string;
  read(): Promise<CascoLifeClaim>;
}

const claimOf = async (person: Person, credit: string): Promise<string> => {
  const { items } = await person.call('listCascoLifeClaims', { query: { page: 1 } });
  return items.find(({ creditClaimId }) => creditClaimId === credit)?.id ?? '';
};

/** A credit of Aidos whose bank waits for insurance, and the claim that has arisen for it. */
async function insured(origin: string, sandbox: SandboxClient, context: BrowserContext): Promise<Insured> {
  const { id: credit } = await sandbox.call<{ id: string }>('POST', 'controls/claim.seed', {
    values: { account: 'aidos', status: 'insurance_pending' },
  });
  const person = await signedIn(origin, 'aidos');
  await bring(context, origin, person);
  const id = await claimOf(person, credit);
  return { person, credit, id, read: () => person.call('getCascoLifeClaim', { path: { id } }) };
}

/** A credit for which the client wished both insurances: its rate was reckoned with life, and the bank demands neither. */
async function wished(origin: string, sandbox: SandboxClient, context: BrowserContext): Promise<Insured> {
  const wishes = { cascoInsurance: true, lifeInsurance: true };
  const { id: credit, person } = await claimAt(origin, sandbox, 'sent', AIDOS, wishes);
  await sandbox.advance(BANK_MS);
  const { requestId } = await person.call('claim', { variables: { id: credit } });
  await person.call('setBank', { path: { id: requestId ?? '' }, body: { bank_alias: 'demo_dala' } });
  const { url } = await person.call('makeUrl', {
    query: { agreement: credit, redirect_url: `/sign-success?claim=${credit}` },
    body: { claimId: credit },
  });
  const body = new URLSearchParams({ outcome: 'ok' });
  await fetch(`${origin}${url}`, { method: 'POST', body, headers: { origin }, redirect: 'manual' });
  for (const step of ['contract', 'registration'] as const)
    await person.call('confirmDealStepByCustomer', { variables: { id: credit, step } });
  await sandbox.advance(BANK_MS);
  await bring(context, origin, person);
  const id = await claimOf(person, credit);
  return { person, credit, id, read: () => person.call('getCascoLifeClaim', { path: { id } }) };
}

const cascoOf = (choice: string) => ({
  casco: { choice, risks: 'full', termMonths: '12', deductiblePercent: '1', payer: 'financed' },
});

const dialog = (page: Page) => page.getByRole('alertdialog');
const times = async (sandbox: SandboxClient, kind: string) =>
  (await sandbox.ledger()).filter((effect) => effect.kind === kind).length;

test.use(seen('ru'));

test('life stands beside casco with its price and what a refusal costs; a reload leaves it as it was begun', async ({
  page,
  language,
  context,
  baseURL,
  sandbox,
}) => {
  const { id } = await wished(baseURL ?? '', sandbox, context);
  const walker = createWalker(page, language);
  walker.owns(id);
  await page.goto(`/insurance/casco-and-life/${id}`);
  await walker.sees('casco-life-choice', { focus: false });
  const decline = page.locator('[name="life.choice"][value="decline"]');
  await expect(decline).not.toBeChecked();
  await looksMain(page, 'DECIDE');
  await decline.check();
  await page.reload();
  await walker.sees('casco-life-choice', { focus: false });
  await expect(decline).toBeChecked();
  // Another insurer of casco: life, which has been begun, stays as it is.
  await walker.fill('DECIDE', cascoOf('centras'));
  await expect(decline).toBeChecked();
});

test('casco and a refusal of life, from the credit to the policy and back', async ({
  page,
  language,
  context,
  baseURL,
  sandbox,
  clock,
  axe,
}) => {
  const { person, credit, id, read } = await wished(baseURL ?? '', sandbox, context);
  const walker = createWalker(page, language);
  const { words } = walker;
  const life = await person.call('getLifeConditions', { path: { id } });
  const dearer = life.termsIfDeclined;

  await test.step('the credit leads to its insurance', async () => {
    walker.owns(credit);
    await page.goto(`/my-applications/${credit}`);
    await walker.sees('claim-insuring', { focus: false });
    await walker.press('OPEN_INSURANCE');
    walker.owns(id);
    await walker.sees('casco-life-choice');
    // Nothing is decided beforehand.
    await expect(page.locator('main input[type="radio"]:checked')).toHaveCount(0);
    // One figure says what a month costs with both: before a pick at least, beside what it is without policies.
    const { loan, decideUntil } = await read();
    const lowest = [...life.options].sort((one, other) => one.premium - other.premium)[0]?.monthlyMore ?? Infinity;
    // Casco may be done without here; a policy of life adds less than its refusal.
    expect((await person.call('getCascoConditions', { path: { id } })).mayDecline).toBe(true);
    expect(lowest).toBeLessThan((dearer?.monthlyPayment ?? 0) - loan.monthlyPayment);
    await expect(page.locator('main')).toContainText(dmy(isoDayKz(Date.parse(decideUntil ?? ''))));
    const least = page.getByRole('region', { name: words('cl.payment') });
    await expect(least.filter({ hasText: money(loan.monthlyPayment + lowest) })).toHaveCount(2);
    await expect(least.filter({ hasText: money(loan.monthlyPayment) })).toHaveCount(1);
    // Each choice of life is told by what it adds to a month, as those of casco are; a refusal, of casco, which is open, at least.
    const wayOf = (choice: string) => page.locator(`label:has([name="life.choice"][value="${choice}"])`);
    const cheapest = life.options.find(({ monthlyMore }) => monthlyMore === lowest);
    await expect(wayOf(cheapest?.company.alias ?? '')).toContainText(words('cl.monthlyMore', { sum: money(lowest) }));
    await expect(wayOf('decline')).toContainText(
      words('cl.monthlyLeast', { sum: money((dearer?.monthlyPayment ?? 0) - loan.monthlyPayment) }),
    );
    await expect(page.locator('[data-foot]')).toBeVisible();
    // One button for both, which says what is missing.
    await looksMain(page, 'DECIDE');
    await walker.press('DECIDE');
    const missing = page.locator('[data-error-summary] button');
    await expect(missing).toHaveText([words('cl.decision.casco'), words('cl.decision.life')]);
    await missing.first().click();
    await expect(page.locator('[name="casco.choice"]').first()).toBeFocused();
    expect((await read()).status.alias).toBe('new');
  });

  await test.step('casco: insurers with their prices, the cheapest first, for what is asked', async () => {
    const { options } = await person.call('getCascoConditions', { path: { id } });
    const pricesOf = (deductible: number) =>
      options
        .filter((one) => one.risks === 'full' && one.termMonths === 12 && one.deductiblePercent === deductible)
        .map(({ premium }) => premium)
        .toSorted((one, other) => one - other);
    const rows = page.locator('label:has([name="casco.choice"])');
    await expect(rows).toContainText([...pricesOf(1).map((premium) => money(premium)), words('cl.decide.own_policy')]);
    await page.getByRole('button', { name: words('summary.edit', { label: words('cl.wish') }) }).click();
    await page.locator('[name="casco.deductiblePercent"]').selectOption('2');
    await expect(rows).toContainText([...pricesOf(2).map((premium) => money(premium)), words('cl.decide.own_policy')]);
    // Out of which pocket is asked of a policy that is picked, nothing said beforehand; what they come to follows it.
    const financed = page.locator('[name="casco.payer"][value="financed"]');
    await expect(financed).toHaveCount(0);
    await page.locator('[name="casco.choice"]').first().check();
    await expect(financed).not.toBeChecked();
    await page.locator('[name="casco.choice"][value="own_policy"]').check();
    await expect(financed).toHaveCount(0);
    await page.locator('[name="casco.choice"]').first().check();
    await financed.check();
    const more = options.find(
      (one) =>
        one.risks === 'full' &&
        one.termMonths === 12 &&
        one.deductiblePercent === 2 &&
        one.premium === Math.min(...pricesOf(2)),
    )?.monthlyMore;
    await expect(rows.first()).toContainText(words('cl.monthlyMore', { sum: money(more ?? 0) }));
    await walker.fill('DECIDE', cascoOf('centras'));
  });

  let live: string | null = null;
  await test.step('life: the rate without it, and the client decides', async () => {
    expect(dearer?.rate ?? 0).toBeGreaterThan(life.terms.rate);
    // The same figure that the bank tells once it is saved.
    await walker.fill('DECIDE', { life: { choice: 'decline' } });
    live = await page.locator('[data-foot] strong').textContent();
    await walker.press('DECIDE');
    await expect(dialog(page)).toContainText(words('cl.life.dialogTitle', { r: percent(dearer?.rate ?? 0) }));
    await axe('[role="alertdialog"]');
    await dialog(page)
      .getByRole('button', { name: words('cl.life.dialogNo') })
      .click();
    await expect(dialog(page)).toHaveCount(0);
    const { casco: nothing, life: undecided } = await read();
    expect([nothing, undecided]).toEqual([null, null]);
    // The same twice within a second is a slip of the finger.
    await page.clock.fastForward(1_000);
    await walker.press('DECIDE');
    await dialog(page)
      .getByRole('button', { name: words('cl.life.dialogYes') })
      .click();
    // One press saves both, and goes on.
    await walker.sees('casco-life-agreement');
    expect((await read()).life?.decision).toBe('decline');
    expect(await times(sandbox, 'cascoLife.decided')).toBe(2);
  });

  await test.step('back: what was decided, and what it costs; nothing is saved again', async () => {
    await walker.press('BACK');
    await walker.sees('casco-life-choice');
    const { casco: saved } = await read();
    await expect(page.locator('main dl').first()).toContainText(money(saved?.premium ?? 0));
    await expect(page.locator('main')).toContainText(
      words('cl.decide.declineRate', { now: percent(life.terms.rate), r: percent(dearer?.rate ?? 0) }),
    );
    // At the new rate the casco adds more: its choices, opened again, say so.
    const { options } = await person.call('getCascoConditions', { path: { id } });
    const bought = options.find(
      ({ company, termMonths, deductiblePercent, risks: cover }) =>
        company.alias === 'centras' && termMonths === 12 && deductiblePercent === 1 && cover === 'full',
    );
    await page.getByRole('button', { name: words('cl.changeNamed', { what: words('cl.casco') }) }).click();
    const financed = page.locator('[name="casco.payer"][value="financed"]');
    await expect(page.locator('label:has([name="casco.choice"][value="centras"])')).toContainText(
      money(bought?.monthlyMoreIfLifeDeclined ?? 0),
    );
    expect(bought?.monthlyMoreIfLifeDeclined ?? 0).toBeGreaterThan(bought?.monthlyMore ?? 0);
    await page.locator('[name="casco.payer"][value="own"]').check();
    await page.getByRole('button', { name: words('cl.keep') }).click();
    await expect(financed).toBeHidden();
    // The payment with all that is chosen, and what it is made of.
    const region = page.locator('section[aria-labelledby="so-far"]');
    await expect(region).toContainText(words('cl.payment'));
    for (const part of [dearer?.monthlyPayment ?? 0, bought?.monthlyMoreIfLifeDeclined ?? 0])
      await expect(region).toContainText(money(part));
    await expect(page.locator('[data-foot] strong')).toHaveText(live ?? '');
    await walker.press('DECIDE');
    await walker.sees('casco-life-agreement');
    expect(await times(sandbox, 'cascoLife.decided')).toBe(2);
  });

  await test.step('the agreement: read, accepted, then a code, signed', async () => {
    const codes = await times(sandbox, 'signature.code');
    const row = (label: string) =>
      page
        .locator('dl > div')
        .filter({ has: page.getByText(label, { exact: true }) })
        .locator('dd');
    await expect(row(words('cost.rate'))).toHaveText(percent(dearer?.rate ?? 0));
    await expect(row(words('cl.rateWith'))).toHaveText(percent(life.terms.rate));
    const link = page.getByRole('link', { name: words('doc.open') });
    const pdf = await fetch(await link.evaluate((anchor: HTMLAnchorElement) => anchor.href));
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    // Who says "read" of what was not opened is led to it.
    await page.locator('[name="accepted"]').check();
    await walker.press('ACCEPT_AGREEMENT');
    await page.locator('[data-error-summary] button').click();
    await expect(link).toBeFocused();
    await expect(link).toHaveAccessibleDescription(new RegExp(words('form.opened')));
    expect(await times(sandbox, 'signature.code')).toBe(codes);
    await walker.submit('ACCEPT_AGREEMENT', example('acceptance'));
    await walker.sees('casco-life-code');
    expect(await times(sandbox, 'signature.code')).toBe(codes + 1);
    // Back and accepted again: the code that was sent is still good.
    await walker.press('BACK');
    await walker.sees('casco-life-agreement');
    await walker.submit('ACCEPT_AGREEMENT', example('acceptance'));
    await walker.sees('casco-life-code');
    expect(await times(sandbox, 'signature.code')).toBe(codes + 1);
    const code = await sandbox.code(AIDOS.phone);
    await typeCode(walker, code === '123456' ? '654321' : '123456');
    await expect(page.locator('[name="code"]')).toHaveAttribute('aria-invalid', 'true');
    await typeCode(walker, code);
    await walker.sees('casco-life-waiting');
  });

  await test.step('the policy, and back to the credit', async () => {
    await clock.advance(INSURER_MS);
    await walker.sees('centras-success');
    // What was bought, and what a month of the loan costs from now on.
    const { insuredPayment, policies } = await read();
    expect(insuredPayment ?? 0).toBeGreaterThan(0);
    await expect(page.locator('main [data-sum]')).toHaveText(
      money(policies.reduce((all, one) => all + one.premium, 0)),
    );
    await expect(page.locator('dl > div').filter({ hasText: words('cl.loanPayment') })).toContainText(
      money(insuredPayment ?? 0),
    );
    await walker.press('SHOW_POLICIES');
    await walker.sees('casco-life-complete');
    const policy = page.getByRole('link', { name: words('cl.policy.openNamed', { what: words('cl.casco') }) });
    expect((await fetch(await policy.evaluate((anchor: HTMLAnchorElement) => anchor.href))).status).toBe(200);
    // An address without an id means the last one.
    await page.goto('/insurance/casco-and-life/complete');
    await walker.sees('centras-success', { focus: false });
    await walker.press('CONTINUE');
    walker.owns(credit);
    await expect(page.locator('[data-screen^="claim-"]')).toBeVisible();
    await clock.advance(BANK_MS);
    await expect(page.getByText(words('deal.issued'))).toBeVisible();
  });

  for (const kind of ['cascoLife.sent', 'cascoLife.issued', 'claim.insured', 'claim.issued'])
    expect(await times(sandbox, kind), kind).toBe(1);
});

test.describe('on a wide screen in Kazakh', () => {
  test.use(seen('kk', '1280'));

  test('both are bought; a reload finds every place again; a broken gateway sends nothing twice', async ({
    page,
    language,
    context,
    baseURL,
    sandbox,
    clock,
  }) => {
    const { person, id, read } = await insured(baseURL ?? '', sandbox, context);
    const walker = createWalker(page, language);
    walker.owns(id);
    const again = async (screen: Parameters<Walker['sees']>[0]) => {
      await page.reload();
      await walker.sees(screen, { focus: false });
    };
    await page.goto(`/insurance/casco-and-life/${id}`);
    await walker.sees('casco-life-choice', { focus: false });
    const { options, terms } = await person.call('getLifeConditions', { path: { id } });
    const { loan } = await read();
    await walker.fill('DECIDE', { ...cascoOf('demo_qalqan'), life: { choice: 'demo_omir' } });
    // Out of which pocket: all its payments in the loan, or the price at once.
    const bought = options.find(({ company }) => company.alias === 'demo_omir');
    expect(bought?.monthlyMore).toBeLessThan(terms.monthlyPayment);
    const paying = page.locator('label:has([name="life.payer"])');
    await expect(paying.filter({ hasText: money((bought?.monthlyMore ?? 0) * loan.term) })).toHaveCount(1);
    await expect(paying.filter({ hasText: money(bought?.premium ?? 0) })).toHaveCount(1);
    await walker.fill('DECIDE', { life: { payer: 'own' } });
    await again('casco-life-choice');
    await expect(page.locator('[name="life.payer"][value="own"]')).toBeChecked();
    // The service is lost in the middle: casco is saved, and is not saved again.
    await sandbox.faults({ operationId: 'putLifeConditions', kind: 'status', status: 500, times: 1 });
    await walker.press('DECIDE');
    await expect(page.locator('[data-failure]')).toBeVisible();
    expect((await read()).casco?.company?.alias).toBe('demo_qalqan');
    await page.clock.fastForward(1_000);
    await walker.press('DECIDE');
    await walker.sees('casco-life-agreement');
    expect(await times(sandbox, 'cascoLife.decided')).toBe(2);
    const { premiumTotal } = await read();
    await expect(page.getByText(money(premiumTotal ?? 0)).first()).toBeVisible();
    await again('casco-life-agreement');
    await walker.submit('ACCEPT_AGREEMENT', example('acceptance'));
    await walker.sees('casco-life-code');

    await sandbox.faults({ operationId: 'sendCascoLifeClaim', kind: 'status', status: 502, times: 1 });
    await typeCode(walker, await sandbox.code(AIDOS.phone));
    await walker.sees('casco-life-process-fail');
    await again('casco-life-process-fail');
    // What a person can read out to whoever they call.
    await expect(page.locator('main')).toContainText(new RegExp(`${walker.words('support.code')}.*[A-Z]{4}`));
    expect(await times(sandbox, 'cascoLife.sent')).toBe(0);
    await walker.press('RETRY');
    await walker.sees('casco-life-waiting');
    await again('casco-life-waiting');
    // The policy in its shape, with what is known of it, and who is busy now.
    const policy = page.locator('main section', { hasText: walker.words('cl.waiting.wait') }).first();
    await expect(policy).toContainText(money((await read()).casco?.premium ?? 0));
    await expect(page.locator('main li[aria-current="step"]')).toContainText(walker.words('turn.insurer'));
    // The insurer is silent for longer than it usually takes.
    const longer = page.locator('main').getByText(walker.words('cl.waiting.longer'));
    await sandbox.faults({
      operationId: 'getCascoLifeClaim',
      kind: 'status',
      status: 200,
      body: await read(),
      times: 9_999,
    });
    await clock.leap(60_000);
    await expect(longer).toHaveCount(0);
    await clock.leap(60_000);
    await expect(longer).toBeVisible();
    await sandbox.clearFaults();
    await clock.leap(60_000);
    await walker.sees('casco-life-complete');
    await again('casco-life-complete');
    await expect(page.locator('section[aria-labelledby="documents"] li')).toHaveCount(2);
    // Each is paid out of its own pocket: both are told, each with its sum; what is in the loan is no step.
    const { casco, life } = await read();
    const next = page.locator('section', { has: page.getByRole('heading', { name: walker.words('cl.next') }) });
    await expect(page.locator('main')).toContainText(`${walker.words('cl.in.financed')}${money(casco?.premium ?? 0)}`);
    await expect(next).toContainText(walker.words('cl.next.pay', { sum: money(life?.premium ?? 0) }));
    expect(await times(sandbox, 'cascoLife.sent')).toBe(1);
  });
});

test('a tariff that changed is told, old and new, and chosen again', async ({
  page,
  language,
  context,
  baseURL,
  sandbox,
  clock,
}) => {
  // The insurer's new tariff comes on the first of June.
  await clock.advance(Date.parse('2026-05-31T06:00:00Z') - (await sandbox.now()));
  const { person: before, id } = await insured(baseURL ?? '', sandbox, context);
  const walker = createWalker(page, language);
  const { words } = walker;
  walker.owns(id);
  await page.goto(`/insurance/casco-and-life/${id}`);
  await walker.sees('casco-life-choice', { focus: false });
  const asked = { risks: 'full', termMonths: 12, deductiblePercent: 1 } as const;
  const premiumOf = async (person: Person) =>
    (await person.call('getCascoConditions', { path: { id } })).options.find(
      (one) =>
        one.company.alias === 'demo_aqsunqar' &&
        one.risks === asked.risks &&
        one.termMonths === asked.termMonths &&
        one.deductiblePercent === asked.deductiblePercent,
    )?.premium ?? 0;
  const old = await premiumOf(before);
  await walker.fill('DECIDE', { ...cascoOf('demo_aqsunqar'), life: { choice: 'demo_omir', payer: 'own' } });
  await clock.advance(DAY_MS);
  // What is saved costs something else than stood there: it is told before the agreement.
  await walker.press('DECIDE');
  // A day later the session is another one.
  const person = await signedIn(baseURL ?? '', 'aidos');
  const now = await premiumOf(person);
  expect(now).not.toBe(old);
  const news = (was: number, is: number) =>
    page.getByText(words('cl.priceChanged', { was: money(was), now: money(is) }));
  await expect(news(old, now)).toBeVisible();
  expect((await person.call('getCascoLifeClaim', { path: { id } })).status.alias).toBe('selection');

  // The same without a press: the page is looked at again, and the tariff is another one.
  const claim = await person.call('getCascoLifeClaim', { path: { id } });
  const conditions = await person.call('getCascoConditions', { path: { id } });
  const currentPremium = now + 1_000;
  // What was said has been read back.
  await expect(page.locator('main [aria-disabled="true"]')).toHaveCount(0);
  const answer = (operationId: string, body: unknown) => ({ operationId, kind: 'status' as const, status: 200, body });
  await sandbox.faults(
    answer('getCascoLifeClaim', { ...claim, casco: { ...claim.casco, currentPremium } }),
    answer('getCascoConditions', { ...conditions, chosen: { ...conditions.chosen, currentPremium } }),
  );
  await clock.advance(6_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(news(now, currentPremium)).toBeVisible();
  await expect(page.getByText(words('flow.changed'))).toBeVisible();
  // Its choice stands, and is saved anew.
  await walker.press('DECIDE');
  await walker.sees('casco-life-agreement');
});

test('a choice whose tariff has changed since is made again', async ({
  page,
  language,
  context,
  baseURL,
  sandbox,
  clock,
}) => {
  await clock.advance(Date.parse('2026-05-31T06:00:00Z') - (await sandbox.now()));
  const { person: before, id } = await insured(baseURL ?? '', sandbox, context);
  const path = { id };
  await before.call('putCascoConditions', {
    path,
    body: {
      decision: 'insure',
      company: 'demo_aqsunqar',
      risks: 'full',
      termMonths: 12,
      deductiblePercent: 1,
      payer: 'financed',
    },
  });
  await before.call('putLifeConditions', { path, body: { decision: 'decline' } });
  const walker = createWalker(page, language);
  walker.owns(id);
  await page.goto(`/insurance/casco-and-life/${id}`);
  await walker.sees('casco-life-choice', { focus: false });
  await clock.advance(DAY_MS);
  await walker.press('DECIDE');
  const person = await signedIn(baseURL ?? '', 'aidos');
  const { casco: chosen } = await person.call('getCascoLifeClaim', { path });
  expect(chosen?.currentPremium).not.toBe(chosen?.premium);
  await expect(
    page.getByText(
      walker.words('cl.priceChanged', {
        was: money(chosen?.premium ?? 0),
        now: money(chosen?.currentPremium ?? 0),
      }),
    ),
  ).toBeVisible();
  await page.clock.fastForward(1_000);
  await walker.press('DECIDE');
  await walker.sees('casco-life-agreement');
  expect((await person.call('getCascoLifeClaim', { path })).casco?.premium).toBe(chosen?.currentPremium);
});

test.describe('in Kazakh', () => {
  test.use(seen('kk'));

  test('a policy of one’s own: refused for another car, accepted for this one', async ({
    page,
    language,
    context,
    baseURL,
    sandbox,
    clock,
  }) => {
    const { id, read } = await insured(baseURL ?? '', sandbox, context);
    const walker = createWalker(page, language);
    const { words } = walker;
    walker.owns(id);
    const { car } = await read();
    const bringPolicy = async (name: string, vin: string) => {
      const sample = `${baseURL ?? ''}/sandbox/samples/policy.pdf?vin=${vin}&until=2027-12-31`;
      const buffer = Buffer.from(await (await fetch(sample)).arrayBuffer());
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: words('btn.file') }).click();
      await (await choosing).setFiles({ name, mimeType: 'application/pdf', buffer });
      await expect(page.getByRole('radio', { name })).toBeChecked();
    };
    await page.goto(`/insurance/casco-and-life/${id}`);
    await walker.sees('casco-life-choice', { focus: false });
    await walker.submit('DECIDE', { casco: { choice: 'own_policy' }, life: { choice: 'demo_omir', payer: 'own' } });
    await expect(page.getByText(words('form.policyFile')).first()).toBeVisible();
    await bringPolicy('other.pdf', 'ZZZTEST0000000099');
    await expect(walker.control('DECIDE')).toHaveText(words('cl.do.own'));
    await walker.press('DECIDE');
    await expect(page.getByText(words('cl.own.checking'))).toBeVisible();
    await clock.advance(33_000);
    await expect(page.locator('main').getByRole('alert')).toContainText(ownPolicyTexts.other_car[language]);
    await bringPolicy('mine.pdf', car.vin ?? '');
    await walker.press('DECIDE');
    await expect(page.getByText(words('cl.own.checking'))).toBeVisible();
    await clock.advance(33_000);
    await expect(page.getByText(words('cl.own.accepted'))).toBeVisible();
    expect((await read()).casco?.decision).toBe('own_policy');
    // Life was saved by the same press; the button goes on.
    expect((await read()).life?.company?.alias).toBe('demo_omir');
    await walker.press('DECIDE');
    await walker.sees('casco-life-agreement');
  });
});

test('too many tries: the time from which it may be signed again, and nothing to press before it', async ({
  page,
  context,
  baseURL,
  sandbox,
  clock,
}) => {
  await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
  const walker = createWalker(page, 'ru');
  const answers = {
    getCascoConditions: bodyOf('getCascoConditions', 'open'),
    getLifeConditions: bodyOf('getLifeConditions', 'open'),
    repeatCascoLifeSignature: bodyOf('repeatCascoLifeSignature', 'resent'),
    createCascoLifeAgreement: bodyOf('createCascoLifeAgreement', 'created'),
  };
  await answerWith(sandbox, { ...answers, getCascoLifeClaim: bodyOf('getCascoLifeClaim', 'codeSent') });
  await sandbox.faults({
    operationId: 'confirmCascoLifeSignature',
    kind: 'status',
    status: 423,
    body: { detail: 'Слишком много попыток', retryAfterSec: 1800, status: 'locked' },
    times: 1,
  });
  walker.owns('cl-1');
  await page.goto('/insurance/casco-and-life/cl-1');
  await walker.sees('casco-life-agreement', { focus: false });
  await walker.submit('ACCEPT_AGREEMENT', example('acceptance'));
  await walker.sees('casco-life-code');
  await page.locator('[name="code"]').fill('482915');
  await walker.sees('casco-life-sign-fail');
  const again = walker.control('RETRY');
  // It was ten o'clock when the world began, and some seconds have gone by.
  const left = page.locator('main [data-left]');
  await expect(left).toHaveText(/^Осталось\s30\sминут$/);
  await expect(page.locator('h1')).toHaveText(/^Подписать можно с\s10:3[01]$/);
  // A line counts: there is no button that does nothing. The way elsewhere stands below it.
  await expect(again).toHaveCount(0);
  // Opened anew, the claim itself tells of the lock: nobody is led to an agreement that cannot be signed.
  await answerWith(sandbox, { ...answers, getCascoLifeClaim: bodyOf('getCascoLifeClaim', 'codeLocked') });
  await page.goto('/insurance/casco-and-life/cl-1');
  await walker.sees('casco-life-sign-fail', { focus: false });
  await expect(left).toHaveText(/^Осталось\s\d+\sминут\S?$/);
  await answerWith(sandbox, { ...answers, getCascoLifeClaim: bodyOf('getCascoLifeClaim', 'codeSent') });
  await clock.leap(31 * 60_000);
  await expect(page.locator('main').getByRole('alert')).toHaveText('Теперь можно подписать.');
  await expect(left).toHaveCount(0);
  await walker.press('RETRY');
  await walker.sees('casco-life-agreement');
  await sandbox.clearFaults();
});
