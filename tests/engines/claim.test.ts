import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { AIDOS, APPLY, example, questionnaire } from '../e2e/support/journey.ts';
import { engines } from './support/engines.ts';
import { ESCAPE } from './support/person.ts';
import { withPerson } from './support/with-person.ts';

const BANK = 'Дала Демо Банк';

describe.each(engines)('$name', (engine) => {
  test.each([
    { language: 'kk', width: 390 },
    { language: 'ru', width: 1280 },
  ] as const)('a claim from the first page to the money ($language, $width px)', async ({ language, width }) => {
    await withPerson({ engine, language, width }, async ({ person, sandbox, origin }) => {
      const { words } = person;
      await person.open('/how-it-works');
      await person.sees('how-it-works', { focus: false });
      await person.press(APPLY);
      await person.sees('c2c-car');
      await person.checks();
      await person.submit('SUBMIT_CAR', example('car'));
      await person.sees('c2c-seller');
      await person.checks();
      await person.submit('SUBMIT_SELLER', example('seller'));
      await person.sees('c2c-terms');
      // Back and forth, and a reload: what was typed stays.
      await person.back();
      await person.sees('c2c-seller', { focus: false });
      await person.press('SUBMIT_SELLER');
      await person.sees('c2c-terms');
      await person.reload();
      await person.sees('c2c-terms', { focus: false });
      await person.checks();
      await person.submit('SUBMIT_TERMS', { ...example('terms'), initialFee: '4 000 000', cascoInsurance: false });
      await person.sees('c2c-me');
      await person.checks();
      await person.submit('SUBMIT_ME', { ...AIDOS, patronymic: '' });
      await person.sees('client-intro');
      await person.press('START');
      await person.sees('general-agreement');
      await person.press('CONTINUE');
      await person.sees('client-request');
      await person.checks();
      await person.submit('SUBMIT_CONSENTS', example('consents'));
      await person.sees('client-code');
      await person.checks();
      await person.types('[name="code"]', await sandbox.code(AIDOS.phone));
      await person.sees('aitu-intro');
      await person.press('GO');
      await person.finds('[data-screen="partner-identity"]');
      await person.taps('button[value="ok"]');
      for (const [at, { screen, event, form }] of questionnaire.entries()) {
        await person.sees(screen, { focus: at > 0 });
        await person.checks();
        await person.submit(event, example(form));
      }
      await person.sees('q-review');
      await person.checks();
      await person.submit('SUBMIT_APPLICATION', example('application'));
      await person.sees('account-statement');

      const folder = mkdtempSync(join(tmpdir(), 'statement-'));
      try {
        const file = join(folder, 'statement.pdf');
        const sample = `${origin}/sandbox/samples/statement.pdf?iin=${AIDOS.personalNumber}&months=12&salary=800000&ageDays=3`;
        writeFileSync(file, Buffer.from(await (await fetch(sample)).arrayBuffer()));
        await person.gives('input[name="statement"]', file);
        await person.finds('main ul > li', 'statement.pdf');
        // It has been read: the buttons below have changed their places.
        const view = `button[aria-label="${words('st.viewNamed', { name: 'statement.pdf' })}"]`;
        await person.finds(view);
        await person.checks();
        // The paper opens over the page, takes the focus, and gives it back.
        await person.taps(view);
        await person.finds('[data-modal="statement"]');
        await expect
          .poll(() => person.inPage(() => document.activeElement?.closest('[data-modal]') != null), { timeout: 10_000 })
          .toBe(true);
        await person.checks();
        await person.key(ESCAPE);
        await person.misses('[data-modal="statement"]');
        const focused = (selector: string) => document.activeElement === document.querySelector(selector);
        await expect.poll(() => person.inPage(focused, view), { timeout: 10_000 }).toBe(true);
        await person.press('SEND_TO_BANKS');
      } finally {
        rmSync(folder, { recursive: true });
      }

      await person.sees('bank-response-waiting');
      await sandbox.advance(18_000);
      await person.sees('bank-responses');
      await person.checks();
      await person.taps('[data-offer] label', BANK);
      await person.taps('main button', words('b.goOnWith', { bank: BANK }));
      await person.sees('bank-selected');
      await person.checks();
      await person.press('SIGN');
      await person.finds('[data-screen="partner-agreement"]');
      await person.taps('button[value="ok"]');
      await person.sees('sign-success', { focus: false });
      await person.press('CONTINUE');
      await person.sees('claim-deal');
      await person.checks();
      for (const step of ['contract', 'registration'] as const) {
        const made = words(`deal.made.${step}`);
        await person.taps('main button', made);
        await person.finds('[role="alertdialog"]', words(`deal.sure.${step}`));
        await person.taps('[role="alertdialog"] button', words(`deal.yes.${step}`));
        await person.misses('[role="alertdialog"]');
      }
      await sandbox.advance(61_000);
      await person.finds('main *', words('deal.issued'));
      await person.open(`/success?claim=${person.claim()}`);
      await person.sees('success', { focus: false });
      await person.press('CONTINUE');
      person.owns(null);
      await person.sees('my-applications');
      await person.checks();
      const kinds = (await sandbox.ledger()).map(({ kind }) => kind);
      for (const kind of ['claim.created', 'claim.sent', 'claim.agreementSigned', 'claim.issued'])
        expect(
          kinds.filter((one) => one === kind),
          kind,
        ).toHaveLength(1);
    });
  });
});
