/**
 * `/config.json`: what an installation decides. Read and checked before anything is shown; a wrong or missing key stops
 * the start and is named. Sums, limits and texts are not here. Checked by hand: every page needs this, and the library of
 * rules (2 KB packed) comes with the first form.
 */
/** Gives what fits. @throws Error whose message is the path of what does not */
type Check<T> = (value: unknown, path: string) => T;
type Checked<C> = C extends Check<infer T> ? T : never;

const fitting =
  <T>(fits: (value: unknown) => value is T): Check<T> =>
  (value, path) => {
    if (!fits(value)) throw new Error(path);
    return value;
  };
const text = (form: RegExp): Check<string> =>
  fitting((value): value is string => typeof value === 'string' && form.test(value));
const flag = fitting((value): value is boolean => typeof value === 'boolean');
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const below = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);
const object =
  <C extends Readonly<Record<string, Check<unknown>>>>(checks: C): Check<{ [Key in keyof C]: Checked<C[Key]> }> =>
  (value, path) => {
    const raw = fitting(isRecord)(value, path);
    const entries = Object.entries(checks).map(([key, check]) => [key, check(raw[key], below(path, key))]);
    return Object.fromEntries(entries) as { [Key in keyof C]: Checked<C[Key]> };
  };
const partial =
  <Key extends string>(keys: readonly Key[], check: Check<string>): Check<{ [K in Key]?: string }> =>
  (value, path) => {
    const raw = fitting(isRecord)(value, path);
    return object(Object.fromEntries(keys.flatMap((key) => (key in raw ? [[key, check]] : []))))(raw, path) as {
      [K in Key]?: string;
    };
  };
/** Left out: undefined. */
const optional =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value, path) =>
    value === undefined ? undefined : check(value, path);
const list =
  <T>(check: Check<T>): Check<T[]> =>
  (value, path) =>
    fitting(Array.isArray)(value, path).map((one, index) => check(one, below(path, String(index))));

/** A path of the same origin or an http(s) address, without a slash at the end. */
const base = text(/^(?:https?:\/\/[\w.-]+(?::\d{1,5})?(?:\/[\w.~-]+)*|(?:\/[\w.~-]+)+)$/);

/** A page of the public site, with the places that are filled in. */
const site = (...places: readonly string[]): Check<string> =>
  fitting(
    (value): value is string =>
      typeof value === 'string' &&
      /^https:\/\/[\w.-]+(?::\d{1,5})?(?:\/\S*)?$/.test(value) &&
      places.every((place) => value.includes(place)),
  );

const id = text(/^[^]{1,64}$/);
const line = text(/^[^]{1,300}$/);
const wirePhone = text(/^7\d{10}$/);
const identifier = text(/^[A-Za-z_$][\w$.]*$/);
const theme = text(/^(?:light|dark|system)$/) as Check<'light' | 'dark' | 'system'>;
const share = fitting((value): value is number => typeof value === 'number' && value > 0 && value <= 1);
const digits = fitting((value): value is number => [4, 5, 6, 7, 8].includes(value as number));

const services = object({
  insuranceV1: base,
  insuranceV2: base,
  auth: base,
  bankIntegration: base,
  claim: base,
  clientClaim: base,
  docs: base,
  btsd: base,
  mycar: base,
  mcf: base,
  eubank: base,
  commodityClaim: base,
  shortLink: base,
  mydirect: base,
});

/** Ids that the servers give to entries of the reference lists. */
const references = object({
  incomeMain: id,
  incomeAdditional: id,
  country: id,
  relationOther: id,
  family: object({ married: id, civilMarriage: id, divorced: id, notMarried: id, widow: id }),
  job: object({ regular: id, workingPensioner: id, serviceman: id }),
});

/** Ids that the servers give to statuses of a claim. */
const statuses = object({
  new: id,
  verification: id,
  verified: id,
  dataConfirmation: id,
  dataConfirmed: id,
  processing: id,
  waiting: id,
});

/** Names under which an app around the page listens; none of them is known to this code. */
const bridge = object({
  /** iOS: the message handler that takes `{action, payload}` where an action has none of its own */
  iosChannel: identifier,
  /** Android: the injected object */
  androidObject: identifier,
  /** actions that an Aitu bridge serves: action → its method */
  aitu: partial(
    [
      'clicked_return_main',
      'clicked_to_biometria',
      'clicked_return_link',
      'call',
      'open_aitu_biometry',
      'open_document',
    ],
    identifier,
  ),
  /** hosts that documents, identity pages and return links may be on */
  hosts: list(text(/^[\w-]+(?:\.[\w-]+)*(?::\d{1,5})?$/)),
});

const schema = object({
  services,
  references,
  statuses,
  /** the public site: where "return" leads */
  publicSite: site(),
  /** an announcement of the public site; `{productId}` is replaced */
  announcement: site('{productId}'),
  /** a map that shows the way to a place; `{lat}` and `{lng}` are replaced */
  route: site('{lat}', '{lng}'),
  /** where a person takes back a ban on loans to themselves */
  stopCredit: site(),
  /** the operator's line in the footer and in agreements */
  companyLine: object({ ru: line, kk: line }),
  /** whom to turn to; phones of 11 digits */
  contacts: object({ phone: wirePhone, whatsapp: wirePhone, workTime: line }),
  /** digits in a one-time code */
  smsCodeLength: digits,
  flags: object({
    /** send `Idempotency-Key`; off for servers that refuse the header */
    idempotencyKey: flag,
    /** a line says that the data are for training */
    training: flag,
    /** send `X-Request-Id` to services of other origins too; those of our own always get it */
    requestId: optional(flag),
  }),
  /** colours: `light`, `dark`, or as the device has it, `system` */
  theme,
  bridge,
  /** where records of the use go (docs/telemetry.md), and of which share of visits; left out: nowhere */
  telemetry: optional(object({ address: base, sample: share })),
  /** what is not offered for now (docs/operations.md); what was begun may be finished */
  off: optional(object({ products: list(id), banks: list(id), insurers: list(id) })),
  /** words of the operator above every page */
  notice: optional(object({ ru: line, kk: line })),
});

export type RuntimeConfig = Checked<typeof schema>;
export type ServiceName = keyof RuntimeConfig['services'];

/** The settings, or the path of the first key that is missing or wrong (`services.auth`). Unknown keys are left out. */
export const parseConfig = (
  raw: unknown,
): { readonly ok: true; readonly config: RuntimeConfig } | { readonly ok: false; readonly key: string } => {
  try {
    return { ok: true, config: schema(raw, '') };
  } catch (error) {
    return { ok: false, key: (error as Error).message || '(the whole file)' };
  }
};
