import { describe, expect, test } from 'vitest';
import { example } from '../e2e/support/journey.ts';
import { cookiesOf, signedIn } from '../e2e/support/people.ts';
import { engines } from './support/engines.ts';
import { withPerson } from './support/with-person.ts';

const AIDOS = { personalNumber: '900115399012', phone: '77000000001' };

describe.each(engines)('$name', (engine) => {
  test.each([
    { language: 'ru', width: 390 },
    { language: 'kk', width: 1280 },
  ] as const)('a policy of a car is bought ($language, $width px)', async ({ language, width }) => {
    const cookies = async (origin: string) => cookiesOf(await signedIn(origin, 'aidos'));
    await withPerson({ engine, language, width, cookies }, async ({ person, sandbox }) => {
      await person.open('/insurance/edit');
      await person.sees('insurance-begin', { focus: false });
      await person.checks();
      await person.submit('BEGIN_INSURANCE', { ...AIDOS, withoutPlate: true });
      await person.sees('insurance-car');
      await person.checks();
      await person.submit('SUBMIT_INSURED_CAR', example('insured-car'));
      await person.sees('insurance-check');
      for (const { open, screen, event, form } of [
        { open: 'EDIT_CUSTOMER', screen: 'insurance-customer', event: 'SUBMIT_CUSTOMER', form: 'insured-customer' },
        { open: 'EDIT_CONTRACT', screen: 'insurance-contract', event: 'SUBMIT_CONTRACT', form: 'car-contract' },
      ] as const) {
        await person.press(open);
        await person.sees(screen);
        await person.checks();
        await person.submit(event, example(form));
        await person.sees('insurance-check');
      }
      await person.checks();
      await person.press('CHANGE_PRODUCT');
      await person.sees('insurance-product');
      await person.checks();
      await person.submit('SUBMIT_PRODUCT', example('insurance-product'));
      await person.sees('insurance-check');
      await person.press('SUBMIT_CHECK');
      await person.sees('insurance-offers');
      await sandbox.advance(60_000);
      await person.press('PICK_OFFER');
      await person.sees('insurance-chosen');
      await person.checks();
      await person.press('CONTINUE');
      await person.sees('insurance-agreement');
      await person.checks();
      await person.submit('ACCEPT_AGREEMENT', example('acceptance'));
      await person.sees('insurance-code');
      await person.types('[name="code"]', await sandbox.code(AIDOS.phone));
      await person.sees('insurance-signed');
      await person.press('CONTINUE');
      await person.sees('insurance-pay');
      await person.checks();
      await person.press('PAY');
      await person.finds('main[data-screen="payment-card"]');
      await person.types('#number', '4000000000000002');
      await person.types('#expiry', '09/28');
      await person.types('#cvc', '123');
      await person.types('#name', 'AIDOS DEMEU');
      await person.taps('button[value="card"], button[type="submit"]');
      await person.finds('main[data-screen="payment-secure"]');
      await person.taps('button[value="confirm"]');
      await person.sees('insurance-paid', { focus: false });
      await person.press('CONTINUE');
      await person.sees('insurance-issuing');
      await sandbox.advance(60_000);
      await person.sees('insurance-policy');
      await person.finds(`main a[aria-label*="${person.words('ins.document.policy')}"]`);
      await person.checks();
      expect((await sandbox.ledger()).filter(({ kind }) => kind === 'payment.charged')).toHaveLength(1);
    });
  });
});
