import type { RuntimeConfig } from '../../schemas/config.schema.ts';

/**
 * The JSON Schema of `config.json`, for editors and for those who write one; published as docs/generated/config.schema.json.
 * The page checks its settings by hand (`schemas/config.schema.ts`: every page needs that, and it must stay small): a test holds
 * the two to one verdict.
 */
type Schema = Readonly<Record<string, unknown>>;

/** Every key of `Of`, and how it is described. */
type Keys<Of> = { readonly [Key in keyof Of]-?: Schema };

const object = <Of>(
  properties: Keys<Of>,
  description?: string,
  optional: readonly (keyof Of & string)[] = [],
): Schema => ({
  type: 'object',
  ...(description === undefined ? {} : { description }),
  properties,
  required: Object.keys(properties).filter((key) => !(optional as readonly string[]).includes(key)),
  additionalProperties: false,
});
const text = (pattern: string, description?: string): Schema => ({
  type: 'string',
  pattern,
  ...(description === undefined ? {} : { description }),
});
const short = (maxLength: number): Schema => ({ type: 'string', minLength: 1, maxLength });
const flag = (description: string): Schema => ({ type: 'boolean', description });

const id = short(64);
const line = short(300);
const base = text('^(?:https?://[\\w.-]+(?::\\d{1,5})?(?:/[\\w.~-]+)*|(?:/[\\w.~-]+)+)$');
const ids = (description: string): Schema => ({ type: 'array', description, items: id });
const phone = text('^7\\d{10}$');
const identifier = text('^[A-Za-z_$][\\w$.]*$');
const site = (description: string, ...places: readonly string[]): Schema => ({
  type: 'string',
  description,
  allOf: [
    { pattern: '^https://[\\w.-]+(?::\\d{1,5})?(?:/\\S*)?$' },
    ...places.map((place) => ({ pattern: `\\{${place}\\}` })),
  ],
});
const all = (names: readonly string[], schema: Schema): Record<string, Schema> =>
  Object.fromEntries(names.map((name) => [name, schema]));

type Part<Key extends keyof RuntimeConfig> = RuntimeConfig[Key];
type Telemetry = NonNullable<Part<'telemetry'>>;
type Off = NonNullable<Part<'off'>>;
type Notice = NonNullable<Part<'notice'>>;

const SERVICES: Keys<Part<'services'>> = {
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
};

const AITU = [
  'clicked_return_main',
  'clicked_to_biometria',
  'clicked_return_link',
  'call',
  'open_aitu_biometry',
  'open_document',
];

export const configSchema: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'config.json',
  ...object<RuntimeConfig>(
    {
      services: object<Part<'services'>>(
        SERVICES,
        'Where each service is: a path of the same origin, or an http(s) address; without a slash at the end',
      ),
      references: object<Part<'references'>>(
        {
          incomeMain: id,
          incomeAdditional: id,
          country: id,
          relationOther: id,
          family: object<Part<'references'>['family']>({
            married: id,
            civilMarriage: id,
            divorced: id,
            notMarried: id,
            widow: id,
          }),
          job: object<Part<'references'>['job']>({ regular: id, workingPensioner: id, serviceman: id }),
        },
        'Ids that the servers give to entries of the reference lists',
      ),
      statuses: object<Part<'statuses'>>(
        {
          new: id,
          verification: id,
          verified: id,
          dataConfirmation: id,
          dataConfirmed: id,
          processing: id,
          waiting: id,
        },
        'Ids that the servers give to statuses of a claim',
      ),
      publicSite: site('The public site: where "return" leads'),
      announcement: site('An announcement of the public site; {productId} is replaced', 'productId'),
      route: site('A map that shows the way to a place; {lat} and {lng} are replaced', 'lat', 'lng'),
      stopCredit: site('Where a person takes back a ban on loans to themselves'),
      companyLine: object<Part<'companyLine'>>(
        { ru: line, kk: line },
        "The operator's line in the footer and in agreements",
      ),
      contacts: object<Part<'contacts'>>(
        { phone, whatsapp: phone, workTime: line },
        'Whom to turn to; phones of 11 digits',
      ),
      smsCodeLength: { type: 'integer', minimum: 4, maximum: 8, description: 'Digits in a one-time code' },
      flags: object<Part<'flags'>>(
        {
          idempotencyKey: flag('Send Idempotency-Key; off for servers that refuse the header'),
          training: flag('A line says that the data are for training'),
          requestId: flag('Send X-Request-Id to services of other origins, too; those of our own always get it'),
        },
        'Switches',
        ['requestId'],
      ),
      theme: { enum: ['light', 'dark', 'system'], description: 'Colours; system: as the device has them' },
      bridge: object<Part<'bridge'>>(
        {
          iosChannel: identifier,
          androidObject: identifier,
          aitu: {
            type: 'object',
            description: 'Actions that an Aitu bridge serves: action → its method',
            properties: all(AITU, identifier),
            additionalProperties: false,
          },
          hosts: {
            type: 'array',
            description: 'Hosts that documents, identity pages and return links may be on',
            items: text('^[\\w-]+(?:\\.[\\w-]+)*(?::\\d{1,5})?$'),
          },
        },
        'Names under which an app around the page listens',
      ),
      telemetry: object<Telemetry>(
        { address: base, sample: { type: 'number', exclusiveMinimum: 0, maximum: 1 } },
        'Where records of the use go (docs/telemetry.md), and of which share of visits; left out: nowhere',
      ),
      off: object<Off>(
        {
          products: ids('Products, by the names of their folders'),
          banks: ids('Banks, by their alias'),
          insurers: ids('Insurance companies, by their alias'),
        },
        'What is not offered for now; what was begun may be finished',
      ),
      notice: object<Notice>({ ru: line, kk: line }, 'Words of the operator above every page'),
    },
    'Settings of an installation (docs/operations.md)',
    ['telemetry', 'off', 'notice'],
  ),
};
