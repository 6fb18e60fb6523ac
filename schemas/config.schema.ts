/** The runtime settings, `/config.json`: one build serves every environment. Checked before anything is shown. */
import * as v from 'valibot';

/** A path of ours, or an http(s) address; no slash at the end, for operations' paths begin with one. */
const base = v.pipe(v.string(), v.regex(/^(\/|https?:\/\/)\S*[^/\s]$/));
const id = v.pipe(v.string(), v.minLength(1));
const address = v.pipe(v.string(), v.regex(/^(\/|https?:\/\/)\S*$/));

const services = v.strictObject({
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

/** Ids of reference lists that rules ask for (spec §3). */
const references = v.strictObject({
  incomeMain: id,
  incomeAdditional: id,
  countryDefault: id,
  relationOther: id,
  familyMarried: id,
  familyCivilMarriage: id,
  familyDivorced: id,
  familyNotMarried: id,
  familyWidow: id,
  jobRegular: id,
  jobWorkingPensioner: id,
  jobServiceman: id,
});

/** Claim statuses (spec §3), by alias. */
const statuses = v.strictObject({
  new: id,
  verification: id,
  verified: id,
  dataConfirmation: id,
  dataConfirmed: id,
  processing: id,
  waiting: id,
});

export const configSchema = v.strictObject({
  services,
  references,
  statuses,
  publicSite: address,
  /** `{productId}` is replaced. */
  announcement: v.pipe(address, v.includes('{productId}')),
  /** The operator, as it must be named in the footer. */
  companyLine: v.string(),
  contacts: v.strictObject({
    /** 11 digits: '77001234567'. */
    phone: v.pipe(v.string(), v.regex(/^7\d{10}$/)),
    whatsapp: v.pipe(v.string(), v.regex(/^7\d{10}$/)),
    workTime: v.string(),
  }),
  smsCodeLength: v.pipe(v.number(), v.integer(), v.minValue(4), v.maxValue(8)),
  bridge: v.strictObject({
    iosChannel: v.string(),
    androidObject: v.string(),
    /** Action → method of an Aitu bridge. */
    aitu: v.record(v.string(), v.string()),
    /** Hosts that documents, identity pages and return links may be on. */
    hosts: v.array(v.string()),
  }),
  flags: v.strictObject({
    /** Which services take the header `Idempotency-Key`: all, none, or these. */
    idempotencyKey: v.union([v.boolean(), v.array(v.string())]),
    /** A line in the footer says that the data are for training. */
    training: v.boolean(),
  }),
});

export type RuntimeConfig = v.InferOutput<typeof configSchema>;

/** Parses the settings; a wrong one is named by its key, as `services.auth`. */
export const parseConfig = (raw: unknown): { ok: true; config: RuntimeConfig } | { ok: false; key: string } => {
  const result = v.safeParse(configSchema, raw);
  if (result.success) return { ok: true, config: result.output };
  return { ok: false, key: v.getDotPath(result.issues[0]) ?? '(root)' };
};
