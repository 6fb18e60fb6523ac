import * as v from 'valibot';

/** What `/sandbox/api` answers (docs/sandbox.md), by address. Unknown fields are let through. */
const clock = v.variant('mode', [
  v.object({ mode: v.literal('running'), offsetMs: v.number() }),
  v.object({ mode: v.literal('frozen'), at: v.number() }),
]);
const text = v.nullable(v.string());

const field = v.variant('kind', [
  v.object({
    kind: v.literal('choice'),
    name: v.string(),
    label: v.string(),
    when: v.nullable(v.tuple([v.string(), v.string()])),
    options: v.array(v.object({ value: v.string(), label: v.string() })),
  }),
  v.object({
    kind: v.literal('number'),
    name: v.string(),
    label: v.string(),
    when: v.nullable(v.tuple([v.string(), v.string()])),
    min: v.number(),
    max: v.number(),
    initial: v.number(),
  }),
]);
const subject = v.object({
  id: v.string(),
  title: v.string(),
  statusText: v.string(),
  lines: v.array(v.string()),
  owner: text,
  path: text,
});
const control = v.object({
  id: v.string(),
  service: v.string(),
  section: v.string(),
  title: v.string(),
  hint: text,
  fields: v.array(field),
  subjects: v.nullable(v.array(subject)),
});
const call = v.object({
  seq: v.number(),
  at: v.number(),
  service: v.string(),
  operationId: v.string(),
  status: v.number(),
  ms: v.number(),
  note: text,
  requestId: text,
});
const some = v.optional(v.string());
const broken = v.object({
  seq: v.number(),
  type: v.string(),
  at: v.number(),
  source: some,
  name: some,
  message: some,
  frames: v.optional(v.array(v.object({ file: v.string(), line: v.number(), column: v.number() }))),
  flow: some,
  state: some,
  screen: some,
  code: some,
  kind: some,
  operationId: some,
  status: v.optional(v.number()),
  requestId: some,
  build: some,
  visit: some,
  directive: some,
  blocked: some,
});
const exchange = v.object({
  kind: v.literal('call'),
  seq: v.number(),
  at: v.number(),
  operationId: v.string(),
  method: v.string(),
  url: v.string(),
  status: v.number(),
  note: text,
  key: text,
  requestId: text,
  locale: v.string(),
  request: v.unknown(),
  response: v.unknown(),
});
const happened = v.variant('kind', [
  exchange,
  v.object({ kind: v.literal('sms'), at: v.number(), text: v.string() }),
  v.object({
    kind: v.literal('effect'),
    at: v.number(),
    effect: v.string(),
    operationId: v.string(),
    data: v.record(v.string(), v.unknown()),
  }),
]);
const funnelState = v.object({
  state: v.string(),
  milestone: text,
  entered: v.number(),
  wentOn: v.number(),
  ended: v.number(),
});
const planEntry = v.object({ operationId: v.string() });

export const shapes = {
  health: v.object({ now: v.number(), clock, problems: v.number() }),
  accounts: v.array(
    v.object({
      username: v.string(),
      password: v.string(),
      phone: v.string(),
      role: v.string(),
      personalNumber: v.string(),
      lastName: v.string(),
      firstName: v.string(),
    }),
  ),
  inbox: v.array(v.object({ seq: v.number(), at: v.number(), phone: v.string(), text: v.string() })),
  controls: v.array(control),
  operations: v.array(
    v.object({
      operationId: v.string(),
      service: v.string(),
      safety: v.string(),
      method: v.string(),
      path: v.string(),
      examples: v.array(v.object({ name: v.string(), http: v.number() })),
    }),
  ),
  faults: v.array(
    v.object({
      operationId: v.string(),
      kind: v.string(),
      times: v.number(),
      status: v.optional(v.number()),
      delayMs: v.optional(v.number()),
      after: v.optional(v.boolean()),
      person: v.optional(v.string()),
    }),
  ),
  jobs: v.array(v.object({ seq: v.number(), at: v.number(), kind: v.string(), text: v.string() })),
  examples: v.array(
    v.object({
      kind: v.string(),
      id: v.string(),
      status: v.string(),
      statusText: v.string(),
      owner: text,
      path: v.optional(v.string()),
    }),
  ),
  magic: v.array(
    v.object({
      title: v.string(),
      values: v.array(v.object({ value: v.string(), does: v.string(), owner: text })),
    }),
  ),
  log: v.object({
    entries: v.array(call),
    problems: v.array(v.object({ at: v.number(), operationId: v.string(), message: v.string() })),
  }),
  timeline: v.object({ phone: v.string(), username: text, name: text, entries: v.array(happened) }),
  snapshots: v.array(v.object({ name: v.string(), at: v.number() })),
  scenarios: v.array(v.object({ id: v.string(), title: v.string(), steps: v.array(v.unknown()) })),
  errors: v.array(broken),
  funnel: v.array(v.object({ flow: v.string(), visits: v.number(), states: v.array(funnelState) })),
  ledger: v.array(
    v.object({
      seq: v.number(),
      at: v.number(),
      operationId: v.string(),
      kind: v.string(),
      key: text,
      data: v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()]))),
    }),
  ),
  plan: v.object({
    active: v.boolean(),
    ok: v.boolean(),
    calls: v.array(v.string()),
    unplanned: v.array(v.string()),
    unused: v.array(planEntry),
    invalid: v.array(planEntry),
  }),
} as const;

export type ReadName = keyof typeof shapes;
export type Answer<Name extends ReadName> = v.InferOutput<(typeof shapes)[Name]>;
export type Exchange = v.InferOutput<typeof exchange>;
export type Happened = v.InferOutput<typeof happened>;
export type Control = v.InferOutput<typeof control>;
export type ControlField = v.InferOutput<typeof field>;
export type ControlSubject = v.InferOutput<typeof subject>;

/** What a control answers when it was used. */
export const controlDone = v.object({ text: v.string(), id: text, path: text, owner: text });
export type ControlDone = v.InferOutput<typeof controlDone>;
/** A session of somebody. */
export const sessionShape = v.object({ refresh_token: v.string() });
/** Problems of the answer to a change that tells nothing more. */
export const nothing = v.unknown();

/** `{ detail }` of a refusal: words, or a list of fields. */
export const refusalShape = v.object({
  detail: v.union([v.string(), v.array(v.object({ msg: v.string() }))]),
});
