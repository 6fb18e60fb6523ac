/**
 * `/config.json`: what an installation decides. Read and checked before anything is shown; a wrong or missing key stops
 * the start and is named. Sums, limits and texts are not here.
 */
import * as v from 'valibot';

/** A path of the same origin or an http(s) address, without a slash at the end. */
const base = v.pipe(v.string(), v.regex(/^(?:https?:\/\/[\w.-]+(?::\d{1,5})?(?:\/[\w.~-]+)*|(?:\/[\w.~-]+)+)$/));

const site = v.pipe(v.string(), v.regex(/^https:\/\/[\w.-]+(?::\d{1,5})?(?:\/\S*)?$/));

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const line = v.pipe(v.string(), v.minLength(1), v.maxLength(300));
const wirePhone = v.pipe(v.string(), v.regex(/^7\d{10}$/));
const identifier = v.pipe(v.string(), v.regex(/^[A-Za-z_$][\w$.]*$/));

const services = v.object({
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
const references = v.object({
  incomeMain: id,
  incomeAdditional: id,
  country: id,
  relationOther: id,
  family: v.object({ married: id, civilMarriage: id, divorced: id, notMarried: id, widow: id }),
  job: v.object({ regular: id, workingPensioner: id, serviceman: id }),
});

/** Ids that the servers give to statuses of a claim. */
const statuses = v.object({
  new: id,
  verification: id,
  verified: id,
  dataConfirmation: id,
  dataConfirmed: id,
  processing: id,
  waiting: id,
});

/** Names under which an app around the page listens; none of them is known to this code. */
const bridge = v.object({
  /** iOS: the message handler that takes `{action, payload}` where an action has none of its own */
  iosChannel: identifier,
  /** Android: the injected object */
  androidObject: identifier,
  /** actions that an Aitu bridge serves: action → its method */
  aitu: v.object({
    clicked_return_main: v.exactOptional(identifier),
    clicked_to_biometria: v.exactOptional(identifier),
    clicked_return_link: v.exactOptional(identifier),
    call: v.exactOptional(identifier),
    open_aitu_biometry: v.exactOptional(identifier),
    open_document: v.exactOptional(identifier),
  }),
  /** hosts that documents, identity pages and return links may be on */
  hosts: v.array(v.pipe(v.string(), v.regex(/^[\w-]+(?:\.[\w-]+)*(?::\d{1,5})?$/))),
});

const schema = v.object({
  services,
  references,
  statuses,
  /** the public site: where "return" leads */
  publicSite: site,
  /** an announcement of the public site; `{productId}` is replaced */
  announcement: v.pipe(site, v.includes('{productId}')),
  /** a map that shows the way to a place; `{lat}` and `{lng}` are replaced */
  route: v.pipe(site, v.includes('{lat}'), v.includes('{lng}')),
  /** the operator's line in the footer and in agreements */
  companyLine: v.object({ ru: line, kk: line }),
  /** whom to turn to; phones of 11 digits */
  contacts: v.object({ phone: wirePhone, whatsapp: wirePhone, workTime: line }),
  /** digits in a one-time code */
  smsCodeLength: v.pipe(v.number(), v.integer(), v.minValue(4), v.maxValue(8)),
  flags: v.object({
    /** send `Idempotency-Key`; off for servers that refuse the header */
    idempotencyKey: v.boolean(),
    /** a line says that the data are for training */
    training: v.boolean(),
  }),
  bridge,
});

export type RuntimeConfig = v.InferOutput<typeof schema>;
export type ServiceName = keyof RuntimeConfig['services'];

/** The settings, or the path of the first key that is missing or wrong (`services.auth`). Unknown keys are left out. */
export const parseConfig = (
  raw: unknown,
): { readonly ok: true; readonly config: RuntimeConfig } | { readonly ok: false; readonly key: string } => {
  const result = v.safeParse(schema, raw, { abortEarly: true });
  return result.success
    ? { ok: true, config: result.output }
    : { ok: false, key: v.getDotPath(result.issues[0]) ?? '(the whole file)' };
};
