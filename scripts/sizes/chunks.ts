/*
 * Which files the program is built into, by what a visitor uses together: small files pack worse, and each is a request.
 * The earlier of two groups takes what both would, with all that it imports and no group before it has.
 */

interface Group {
  readonly name: string | ((id: string) => string | null);
  readonly test: RegExp;
  /** Only what every page loads. */
  readonly tags?: ['$initial'];
}

const modules = (...paths: string[]) => new RegExp(`/(?:${paths.join('|')})\\.tsx?$`);

/** What every page loads: packages change seldom and stay in the cache. */
const FIRST: readonly Group[] = [
  // What calls and flows both need.
  { name: 'calls', test: /\/node_modules\/xstate\/|\/openapi\/.*directory\.ts$/ },
  { name: 'packages', tags: ['$initial'], test: /node_modules/ },
  // Texts are files of their own.
  { name: 'first', tags: ['$initial'], test: /^(?!.*\/locales\/\w+\/)/ },
];

/** What lists and flows share, from the smallest need up. */
const SHARED: readonly Group[] = [
  // Without the library of rules, which comes with flows.
  {
    name: 'form',
    test: modules(
      'src/ui/form/(?:form|form-field|store|error-summary|path|text-fields)',
      'schemas/(?:reading|facts/phone)',
    ),
  },
  // What open pages, too, are made of, which have no form.
  {
    name: 'content',
    test: modules(
      'schemas/facts/money',
      'src/i18n/format',
      'src/ui/(?:dialogs/open|more-icons)',
      'src/blocks/(?:contacts|claim/section)',
    ),
  },
  // What a page tells of the way ahead, without a claim.
  { name: 'steps', test: modules('src/blocks/claim/steps') },
  { name: 'reports', test: modules('reports', 'src/engine/track') },
  // Where a claim stands, sums and dates: what lists need as well, which load no flow.
  {
    name: 'places',
    test: modules(
      'machines/(?:kit/progress|products/(?:shared/claim\\.|credit-claim/)progress)',
      'machines/kit/(?:conditions|context|standing)',
      'machines/products/shared/claim-(?:statuses|turn\\.conditions|progress\\.conditions)',
      'src/ui/(?:form/(?:masks|masked-input|caret)|parts/notice)',
      'src/app/say-problem',
      'schemas/credit-claim/consents',
    ),
  },
  {
    name: 'flow',
    test: modules(
      'machines/kit/(?:branches|calls|rhythm|setup|machine|state|words|flow|product)',
      'machines/(?:navigator\\.machine|generated/products|kit/line)',
      'machines/products/shared/(?:addresses|claim-facts|sms-code\\.part)',
      'src/(?:engine/(?:flow-host|running-flow|shortest-path|go-to-screen|prepare-flow)|generated/loaders)',
      'src/app/(?:flow-frame|flow-world|away)',
      // And what nearly every first screen of one is made of.
      'src/(?:i18n/sort|blocks/(?:beside|step-line|claim/back))',
      'src/ui/form/(?:fields|search-field|masked-field|options|use-search|choices)',
      'schemas/(?:fields|facts/(?:fold|look-alikes|sorted))',
    ),
  },
  {
    name: 'claim',
    test: modules(
      'machines/products/shared/claim\\.conditions',
      'schemas/(?:shared/(?:branches|borrower|create-claim|car\\.form|publication\\.form)|facts/(?:plate|vin))',
      'src/blocks/claim/(?:car-raw|car-form|publication-finder)',
    ),
  },
  { name: 'progress', test: modules('machines/.*progress', 'machines/.*progress\\.conditions') },
  { name: 'services', test: modules('src/app/services') },
  { name: 'reads', test: modules('src/app/reads') },
  // The table of operations.
  { name: 'operations', test: modules('openapi/generated/(?:operations\\.\\w+|fragments)') },
  // What all widgets of Ark stand on.
  {
    name: 'widgets',
    test: /\/@zag-js\/(?:anatomy|core|react|types|utils|dom-query\/dist\/(?:resize-observer|platform|event|raf|query))|\/@ark-ui\/react\/dist\/(?:utils\/c|providers|components\/factory|_virtual)/,
  },
  // What screens of most products are made of.
  {
    name: 'parts',
    test: modules(
      'src/blocks/(?:off\\.store|columns|choice-end|standalone|return-main|failure|file-size|waiting|standing|document-button|hand-over-button|unreadable|paper|signature-proof|opened-first|price-news|card-head|phone-hand-over|soon|use-async)',
      'src/blocks/(?:marks/[\\w-]+|questionnaire/list-problem|claim/(?:countdown|status|person-name|car-name|card-foot|car-head|car-drawing)|banks/(?:monthly-payment|bank-row)|compare/(?:rows|compare-box|open|use-compared))',
      'src/ui/(?:own-failing|dialogs/open|parts/(?:long-text|fold|records)|form/(?:person-masks|field-set))',
      'schemas/(?:file|person-fields|facts/(?:name|cost|loan|date|iin))',
    ),
  },
  // Days to be remembered: of payments, and of a policy.
  { name: 'calendar', test: modules('src/blocks/calendar(?:-link)?') },
  { name: 'person', test: modules('src/ui/form/person-fields') },
  // Digits on cells: of a code, and of who opens a link, which signs nothing.
  { name: 'digits', test: modules('src/ui/form/(?:code-cells|last-digits-field)') },
  // The rules of forms.
  {
    name: 'rules',
    test: modules(
      'schemas/shared/(?:additional|addresses|contacts|document|family|job|personal|me|seller|terms|lending)(?:\\.form)?',
      'schemas/(?:credit-claim|facts)/(?:application\\.form|bank-choice\\.form|law|effective|since)',
    ),
  },
  { name: 'insurance', test: /\/machines\/products\/shared\/insurance|\/schemas\/shared\/borrower\.raw/ },
  {
    name: 'insurance-rules',
    test: modules(
      'schemas/shared/(?:insurance-(?!consents)|insured(?!-contacts)|car-contract|drivers)[\\w.-]*',
      'schemas/facts/insurance/(?!instalments)[\\w-]+',
    ),
  },
];

/** A product's machine with its entry. */
const MACHINE =
  /\/(?:machines|src)\/products\/(?!shared\/)([^/]+)\/(?:(?!forms|repeat|reports|row|loaders)[^/]+\.ts|loaders\.ts|claim\/c2c-car\.tsx|blocks\/claim\/follows\.tsx)$/;

const PRODUCT = /\/src\/products\/([^/]+)\//;
/** What comes at another time than the screens around it. */
const NOT = '(?!.*(?:dialog|forms|repeat|loaders|link-digits|/list|/row))';

const SCREENS: readonly Group[] = [
  {
    name: 'lists',
    test: /\/src\/(?:blocks\/lists|pages\/board)\/|\/src\/products\/[\w-]+\/(?:list|row)\.tsx?$|\/src\/pages\/(?:home|my-|dealer-|marketplace-)|\/src\/blocks\/(?:insurance\/insurance-(?:list|row)|claim\/(?:board-place|quick-look))\./,
  },
  // Terms with what banks would offer: wherever a credit begins.
  {
    name: 'terms',
    test: modules(
      'src/ui/form/(?:slider-field|slider-scale)',
      'src/blocks/claim/(?:live-offers|terms-fields|spread|estimate-range|offers|bank-estimates|offers-estimate|pledged|refusal-text)',
      'schemas/shared/create-claim\\.raw',
    ),
  },
  // Of those who have begun a claim, and of who looks at all consents.
  { name: 'consents', test: modules('src/blocks/claim/(?:signed-consents|consent-text)') },
  { name: 'qr-code', test: /\/(?:uqr|src\/blocks\/qr-code)/ },
  { name: 'sign', test: /\/src\/blocks\/sign\/|\/src\/ui\/form\/code-field/ },
  // Beside first steps too, which load little else.
  { name: 'ahead', test: /\/src\/(?:blocks\/(?:ahead|tracker|track)|products\/.*\/what-follows)\.tsx?$/ },
  {
    name: 'about-claim',
    test: new RegExp(
      `/src/blocks/(?:claim/(?:claim-track|facts|application-form|summary|decline-words|signed-credit)|banks/(?:change|refused)-list)\\.`,
    ),
  },
  {
    name: 'files',
    test: /\/src\/(?:engine\/(?:lazy-)?uploads|blocks\/questionnaire\/(?:file-|upload-|stored-file|replace-button|dialogs\/open)|ui\/form\/file-buttons)/,
  },
  { name: 'questionnaire', test: new RegExp(`/src/blocks/questionnaire/${NOT}`) },
  { name: 'banks', test: new RegExp(`/src/blocks/(?:banks|cost|compare)/${NOT}`) },
  {
    name: 'insurance-screens',
    test: new RegExp(`/src/products/(?:car|marketplace)-insurance/${NOT}(?!insurance-begin|market-person)`),
  },
  {
    name: 'insurance-steps',
    test: new RegExp(`/src/(?:blocks/insurance|products/(?:car|marketplace)-insurance)/${NOT}`),
  },
  { name: 'credit-insurance-screens', test: new RegExp(`/src/(?:blocks|products)/credit-insurance[\\w-]*/${NOT}`) },
  { name: 'c2c', test: /\/src\/products\/credit-claim\/(?:claim\/c2c|blocks\/claim\/apply)/ },
  { name: 'credit-questionnaire', test: new RegExp(`/src/products/credit-claim/(?:blocks/)?questionnaire/${NOT}`) },
  { name: 'credit-banks', test: new RegExp(`/src/products/credit-claim/(?:blocks/)?banks/${NOT}`) },
  { name: 'credit-screens', test: new RegExp(`/src/products/credit-claim/${NOT}`) },
  // The rest of each product's screens together.
  {
    name: (id) => `${PRODUCT.exec(id)?.[1] ?? 'other'}-screens`,
    test: new RegExp(`/src/products/[^/]+/${NOT}`),
  },
  { name: 'dialog', test: /\/src\/ui\/dialogs\// },
  {
    name: 'credit-dialogs',
    test: /\/src\/(?:products\/credit-claim|blocks\/(?:claim|banks|questionnaire))\/.*dialogs?(?:\/(?!conditions)|\.tsx)/,
  },
];

export const chunkGroups = [
  ...FIRST,
  ...SHARED,
  { name: (id: string) => MACHINE.exec(id)?.[1] ?? null, test: MACHINE },
  ...SCREENS,
].map((group, index, { length }) => ({ ...group, priority: length - index }));
