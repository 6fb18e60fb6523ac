import type { CallOutput } from '../../../openapi/index.ts';
import { signedIn } from './people.ts';
import type { Applicant } from './journey.ts';
import type { SandboxClient } from './sandbox.ts';

export interface HandedOver {
  readonly claim: CallOutput<'createClaim'>;
  /** Path of the link that went to the customer by SMS. */
  readonly link: string;
}

/** The newest link that was sent to a phone, as a path. @throws Error when there is none */
export async function linkSentTo(sandbox: SandboxClient, phone: string): Promise<string> {
  for (const { text } of await sandbox.inbox(phone)) {
    const path = /\/link\/[\w-]+/.exec(text)?.[0];
    if (path !== undefined) return path;
  }
  throw new Error(`No link was sent to ${phone}`);
}

/** A dealer makes a claim for a customer; the link is on its way to the customer's phone. */
export async function handOver(origin: string, sandbox: SandboxClient, who: Applicant): Promise<HandedOver> {
  const dealer = await signedIn(origin, 'dealer-demo');
  const claim = await dealer.call('createClaim', {
    variables: {
      input: {
        ...who,
        initialFee: 4_000_000,
        term: 60,
        product: {
          carType: 'used',
          carMarkId: 'toyota',
          carModelId: 'toyota-camry',
          carProductionYear: 2021,
          carPrice: 10_000_000,
        },
      },
    },
  });
  return { claim, link: await linkSentTo(sandbox, who.phone) };
}
