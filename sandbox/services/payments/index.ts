import { pageHeaders } from '../../core/partner-page.ts';
import type { PaymentSubjects } from '../../core/payments.ts';
import {
  defineService,
  refuse,
  type Locale,
  type Page,
  type PageCall,
  type Service,
  type Text,
} from '../../core/service.ts';
import { paymentControlTexts, paymentJobTexts, paymentWords, returnWords, testCards } from '../../data/payments.ts';
import { readCard } from './cards.ts';
import { paymentControl } from './control.ts';
import { createGateway, outcomeOf, type Gateway } from './gateway.ts';
import { attemptLifecycle } from './lifecycle.ts';
import { cardPage, overPage, securePage, type Bill, type CardEntry } from './page.ts';
import { addressOf, bySecret, isOpen, moveAttempt, paymentView, type Payment } from './store.ts';
import { paymentMigrations } from './tables.ts';

export { payments } from './gateway.ts';

type Html = Awaited<ReturnType<Page['handle']>>;

const DAY_OFFSET_MS = 5 * 3_600_000;
/** The day in Kazakhstan. */
const today = (c: PageCall): string => new Date(c.now() + DAY_OFFSET_MS).toISOString().slice(0, 10);

/** The payment gateway and its page. */
export const createPaymentService = (subjects: PaymentSubjects): Service => {
  const gateway = createGateway(subjects);
  return defineService({
    name: 'payments',
    migrations: paymentMigrations,
    pages: [
      { method: 'GET', path: '/sandbox/payment/:visit', handle: async (c) => show(c, await paymentOf(c), null) },
      { method: 'POST', path: '/sandbox/payment/:visit', handle: (c) => posted(c, gateway) },
    ],
    jobs: gateway.jobs,
    jobTexts: paymentJobTexts,
    controls: [paymentControl(gateway)],
    magic: [
      {
        title: paymentControlTexts.cardsTitle,
        values: testCards.map(({ number, does }) => ({ value: number, does })),
      },
    ],
  });
};

async function paymentOf(c: PageCall): Promise<Payment> {
  const payment = await bySecret(c, c.params['visit'] ?? '');
  if (!payment) throw refuse(404, paymentWords.notFound);
  return payment;
}

/** One step of the page. A step that came before, or out of its turn, changes nothing and leads on. */
async function posted(c: PageCall, gateway: Gateway): Promise<Html> {
  const payment = await paymentOf(c);
  const { attempt, order } = payment;
  if (!isOpen(c, attempt))
    return attempt.state === 'card' || attempt.state === 'secure' ? show(c, payment, null) : away(c, payment);
  const step = c.form['step'];
  if (step === 'cancel') {
    await gateway.settle(c, payment, { kind: 'cancelled' });
    return away(c, payment);
  }
  if (attempt.state === 'card') return step === 'card' ? cardGiven(c, payment) : show(c, payment, null);
  if (step === 'reject') {
    await gateway.settle(c, payment, { kind: 'failed', reason: 'not_authenticated' });
    return away(c, payment);
  }
  if (step === 'confirm' && attempt.verdict !== null) {
    await gateway.settle(c, payment, outcomeOf(attempt.verdict, order.personal_number));
    return away(c, payment);
  }
  // The card form once more, from another tab or by Back: the bank's page is next.
  return step === 'card' ? onto(c, payment) : show(c, payment, null);
}

async function cardGiven(c: PageCall, payment: Payment): Promise<Html> {
  const { number = '', expiry = '', cvc = '', name = '' } = c.form;
  const read = readCard({ number, expiry, cvc, name }, today(c));
  if (!read.ok) return show(c, payment, { expiry, name, faults: read.faults });
  const next = attemptLifecycle.after(payment.attempt.state, 'CARD_GIVEN');
  if (next !== null) await moveAttempt(c, payment.attempt, next, { verdict: read.verdict });
  return onto(c, payment);
}

const localeOf = (c: PageCall, { attempt }: Payment): Locale => {
  const wish = c.query['lang'];
  return wish === 'kk' || wish === 'ru' ? wish : attempt.locale;
};

/** The page again by GET, so that a reload sends nothing. */
const onto = (c: PageCall, payment: Payment): Html =>
  seeOther(`${addressOf(payment.attempt.secret)}?lang=${localeOf(c, payment)}`);

/** Back to the application; the word in the address is a hint, it asks for the truth itself. */
const away = (c: PageCall, payment: Payment): Html => seeOther(backOf(c, payment));

const seeOther = (location: string): Html => ({
  status: 303,
  headers: { location, 'referrer-policy': 'no-referrer' },
});

const backOf = (c: PageCall, payment: Payment): string =>
  payment.order.return_to.replace('{status}', returnWords[paymentView(c, payment).status]);

function show(c: PageCall, payment: Payment, entry: CardEntry | null): Html {
  const { order, attempt } = payment;
  const locale = localeOf(c, payment);
  const headers = { ...pageHeaders, 'content-language': locale };
  const address = addressOf(attempt.secret);
  if (!isOpen(c, attempt)) return { status: 410, headers, body: overPage(address, backOf(c, payment), locale) };
  const bill: Bill = {
    address,
    locale,
    sum: order.sum,
    payee: JSON.parse(order.payee) as Text,
    purpose: JSON.parse(order.purpose) as Text,
  };
  return attempt.state === 'secure'
    ? { status: 200, headers, body: securePage(bill) }
    : { status: entry ? 422 : 200, headers, body: cardPage(bill, entry) };
}
