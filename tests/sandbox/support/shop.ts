import type { PaymentView } from '../../../sandbox/core/payments.ts';
import { defineService, refuse, refuseKeeping, type Service } from '../../../sandbox/core/service.ts';
import { authService } from '../../../sandbox/services/auth/index.ts';
import { createPaymentService, payments } from '../../../sandbox/services/payments/index.ts';
import { startSandbox, type TestSandbox } from './start.ts';

/** A shop that sells one thing a claim: the neighbour of the payment gateway under test. */
export interface Shop {
  readonly sandbox: TestSandbox;
  /** What the gateway told of its own accord. */
  readonly told: { id: string; status: string }[];
  /** The shop does not want the money any more. */
  closed: boolean;
  open(id?: string): Promise<PaymentView>;
  latest(id?: string): Promise<PaymentView | null>;
  verify(id?: string): Promise<PaymentView | null>;
  refund(id?: string): Promise<PaymentView | null>;
  /** Ledger kinds of payments, oldest first. */
  effects(): Promise<string[]>;
}

interface Wish {
  personalNumber?: string;
  sum?: number;
}

export async function openShop(wish: Wish = {}): Promise<Shop & { wish: Wish }> {
  const told: Shop['told'] = [];
  let result: unknown;
  const subject = (id: string) => ({ kind: 'shop', id });
  // Operations of the contracts lend their addresses; their answers are not looked at.
  const shopService: Service = defineService({
    name: 'shop',
    operations: {
      async signBeforeBanks(c) {
        result = await payments.open(c, {
          subject: subject(c.input.body.claimId),
          sum: wish.sum ?? 312_000,
          payee: { ru: 'Сентрас Демо', kk: 'Сентрас Демо' },
          purpose: { ru: 'КАСКО, договор CI-1 <b>', kk: 'КАСКО, CI-1 шарты <b>' },
          personalNumber: wish.personalNumber ?? '900115399012',
          returnTo: `/insurance/payment/{status}?claim_id=${c.input.body.claimId}`,
        });
        return { status: 200, body: { status: 'signed' } };
      },
      async getFile(c) {
        const [what, id = ''] = c.input.path.id.split('~');
        const work = what === 'verify' ? payments.verify : what === 'refund' ? payments.refund : payments.latest;
        result = await work(c, subject(id));
        throw refuseKeeping(404, 'looked at');
      },
    },
  });
  const shop: Shop & { wish: Wish } = {
    wish,
    told,
    closed: false,
    sandbox: await startSandbox({
      checkAnswers: false,
      services: [
        authService,
        shopService,
        createPaymentService({
          shop: {
            async settled(_work, id, { status }) {
              if (shop.closed) throw refuse(409, 'closed');
              told.push({ id, status });
            },
          },
        }),
      ],
    }),
    async open(id = 'c-1') {
      const { status } = await shop.sandbox.call('POST', '/services/btsd/api/v1/sign/before-banks', {
        token: await token(),
        body: { claimId: id, consents: [{ alias: 'personal_data', version: '1' }] },
      });
      if (status !== 200) throw new Error(`opened: ${status}`);
      return result as PaymentView;
    },
    latest: (id = 'c-1') => look('latest', id),
    verify: (id = 'c-1') => look('verify', id),
    refund: (id = 'c-1') => look('refund', id),
    async effects() {
      const ledger = (await shop.sandbox.api('GET', 'ledger')).body as { kind: string }[];
      return ledger.map(({ kind }) => kind).filter((kind) => kind.startsWith('payment.'));
    },
  };
  let session = { access: '', at: Number.NEGATIVE_INFINITY };
  // A token lives for 15 minutes of the sandbox's time.
  const token = async (): Promise<string> => {
    const now = shop.sandbox.now();
    if (now - session.at > 600_000) session = { access: (await shop.sandbox.signIn('aidos')).access, at: now };
    return session.access;
  };
  const look = async (what: string, id: string): Promise<PaymentView | null> => {
    await shop.sandbox.call('GET', `/services/docs/api/v1/files/${what}~${id}`, { token: await token() });
    return result as PaymentView | null;
  };
  return shop;
}
