import type { BrowserContext } from '@playwright/test';
import { safeParse } from 'valibot';
import type { FlowContext } from '../../../machines/kit/context.ts';
import { formFacts } from '../../../schemas/form-facts.ts';
import { operations, type CallInput, type CallOutput, type OperationId } from '../../../openapi/index.ts';
import { demoAccounts } from '../../../sandbox/services/auth/accounts.ts';
import {
  addressesToInput,
  contactsToInput,
  documentToInput,
  familyToInput,
  jobToInput,
  personalToInput,
} from '../../../schemas/shared/borrower.ts';
import { CONSENTS_TEXT, MANDATORY_CONSENTS } from '../../../schemas/credit-claim/consents.ts';
import { toCreateClaimInput } from '../../../schemas/shared/create-claim.ts';
import { EXAMPLE_TODAY } from '../../paths/support/form-examples.ts';
import { forms as schemas, type FormEvent } from '../../paths/support/forms.ts';
import { example, type Applicant } from './journey.ts';
import type { SandboxClient } from './sandbox.ts';

/** A person with a session, who talks to the services without a browser. */
export interface Person {
  readonly tokens: Tokens;
  call<Id extends OperationId>(id: Id, input: CallInput<Id>): Promise<CallOutput<Id>>;
}
interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

type Values = FlowContext['answers'];

const FACTS = formFacts({ today: EXAMPLE_TODAY, codeLength: 6 }, { carPrice: 10_000_000 });

/** What the machine would get for raw values. @throws Error when they are not valid */
export const valuesOf = <T extends FormEvent>(event: T, raw: object): NonNullable<Values[T]> => {
  const parsed = safeParse(schemas[event](FACTS), raw);
  if (!parsed.success) throw new Error(`${event}: ${parsed.issues.map(({ message }) => message).join(', ')}`);
  return parsed.output;
};

const fillIn = (path: string, params: Readonly<Record<string, unknown>> = {}) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

async function send(origin: string, id: OperationId, input: object, token?: string): Promise<unknown> {
  const {
    service,
    method,
    path,
    kind,
    body: format,
    document,
  } = operations[id] as (typeof operations)[OperationId] & { document?: string };
  const { path: params, query, body, variables } = input as Record<string, Record<string, string>>;
  const form = format === 'form';
  const payload = kind === 'graphql' ? { operationName: id, query: document, variables } : body;
  const response = await fetch(
    `${origin}/services/${service}${fillIn(path, params)}?${new URLSearchParams(query).toString()}`,
    {
      method: method.toUpperCase(),
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(payload === undefined || form ? {} : { 'content-type': 'application/json' }),
      },
      ...(payload === undefined ? {} : { body: form ? new URLSearchParams(body) : JSON.stringify(payload) }),
    },
  );
  const answer = (await response.json()) as { data?: Record<string, unknown>; errors?: unknown };
  if (!response.ok || answer.errors !== undefined)
    throw new Error(`${id}: ${response.status} ${JSON.stringify(answer)}`);
  return kind === 'graphql' ? answer.data?.[id] : answer;
}

const personWith = (origin: string, tokens: Tokens): Person => ({
  tokens,
  call: async (id, input) => (await send(origin, id, input, tokens.access_token)) as never,
});

/** A demo account of the sandbox: `aidos`, `arman`, `saule` (a claim in every status), `dealer-demo`, `partner-demo`. */
export async function signedIn(origin: string, username: string): Promise<Person> {
  const account = demoAccounts.find((one) => one.username === username);
  if (account === undefined) throw new Error(`No demo account ${username}`);
  const { password } = account;
  return personWith(origin, (await send(origin, 'signIn', { body: { username, password } })) as Tokens);
}

/** What a browser keeps of a session. */
export const cookiesOf = ({ tokens }: Person): Readonly<Record<string, string>> => ({
  main_access_token: tokens.access_token,
  marketplace_access_token: tokens.access_token,
  refresh_token: tokens.refresh_token,
});

/** Gives the browser this person's session. */
export async function bring(context: BrowserContext, origin: string, person: Person): Promise<void> {
  await context.addCookies(
    Object.entries(cookiesOf(person)).map(([name, value]) => ({ name, value, url: origin, sameSite: 'Lax' as const })),
  );
}

const STAGES = ['new', 'consented', 'verified', 'filled', 'confirmed', 'sent'] as const;
export type Stage = (typeof STAGES)[number];

interface Applied {
  readonly id: string;
  readonly person: Person;
}

const consents = MANDATORY_CONSENTS.map((alias) => ({ alias, version: CONSENTS_TEXT.version }));

/** What leads from one stage to the next, by the services' own calls. */
const steps: Record<
  Exclude<Stage, 'new'>,
  (origin: string, sandbox: SandboxClient, who: Applicant, applied: Applied) => Promise<unknown>
> = {
  async consented(_, sandbox, { phone }, { id, person }) {
    const answer = await person.call('signBeforeBanks', {
      body: { claimId: id, consents },
    });
    const signature = answer.signature?.id ?? '';
    return person.call('confirmSignature', { path: { id: signature }, body: { code: await sandbox.code(phone) } });
  },
  async verified(origin, _, __, { id, person }) {
    const { url } = await person.call('makeUrl', {
      query: { redirect_url: `/aitu-pending?claim=${id}` },
      body: { claimId: id },
    });
    return fetch(`${origin}${url}`, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'ok' }),
      headers: { origin },
      redirect: 'manual',
    });
  },
  filled: (_, __, ___, { id, person }) =>
    person.call('updateClaimByCustomer', {
      variables: {
        id,
        borrower: {
          ...personalToInput(valuesOf('SUBMIT_PERSONAL', example('personal'))),
          ...documentToInput(valuesOf('SUBMIT_DOCUMENT', example('document'))),
          ...contactsToInput(valuesOf('SUBMIT_CONTACTS', example('contacts'))),
          ...familyToInput(valuesOf('SUBMIT_FAMILY', example('family'))),
          ...jobToInput(valuesOf('SUBMIT_JOB', example('job'))),
          ...addressesToInput(valuesOf('SUBMIT_ADDRESSES', example('addresses'))),
        },
      },
    }),
  confirmed: (_, __, ___, { id, person }) => person.call('generateApplicationForm', { variables: { id } }),
  sent: (_, __, ___, { id, person }) => person.call('sendClaimToBanksByCustomer', { variables: { id } }),
};

/** A claim that a person has brought so far, without the browser. `terms`: raw values other than the example's. */
export async function claimAt(
  origin: string,
  sandbox: SandboxClient,
  stage: Stage,
  who: Applicant,
  terms: object = {},
): Promise<Applied> {
  const input = toCreateClaimInput({
    SUBMIT_CAR: valuesOf('SUBMIT_CAR', example('car')),
    SUBMIT_SELLER: valuesOf('SUBMIT_SELLER', example('seller')),
    SUBMIT_TERMS: valuesOf('SUBMIT_TERMS', { ...example('terms'), initialFee: '4 000 000', ...terms }),
    SUBMIT_ME: valuesOf('SUBMIT_ME', { ...who, patronymic: '' }),
  });
  const { id, refreshToken } = (await send(origin, 'createClaimByCustomer', {
    variables: { input },
  })) as CallOutput<'createClaimByCustomer'>;
  const tokens = (await send(origin, 'refreshToken', { body: { refresh_token: refreshToken } })) as Tokens;
  const applied = { id, person: personWith(origin, tokens) };
  for (const next of STAGES.slice(1, STAGES.indexOf(stage) + 1))
    await steps[next as Exclude<Stage, 'new'>](origin, sandbox, who, applied);
  return applied;
}
