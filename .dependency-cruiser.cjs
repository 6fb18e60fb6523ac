/**
 * Import fences: imports run downwards only, types included. Folders are patterns, so a fence also holds for a folder
 * that does not exist yet.
 */

/** The floors, and what each may import besides itself and packages. */
const floors = {
  openapi: [],
  schemas: ['openapi', 'locales'],
  machines: ['schemas', 'openapi', 'locales'],
  src: ['machines', 'schemas', 'openapi', 'locales', 'styled-system'],
  // Whose turn it is, and nothing else of the flows.
  sandbox: ['openapi', 'schemas', 'machines/kit/standing\\.ts$', 'machines/products/[^/]+/progress\\.ts$'],
  server: ['sandbox', 'schemas'],
  locales: [],
};

const severity = 'error';
const ours = 'src|machines|schemas|openapi|sandbox|server|locales|styled-system|tests|scripts';

module.exports = {
  forbidden: [
    ...Object.entries(floors).map(([floor, below]) => ({
      name: `${floor}-imports-downwards`,
      comment: `${floor} may import ${[floor, ...below].join(', ')} and packages`,
      severity,
      from: { path: `^${floor}/` },
      to: {
        path: `^(${ours})/`,
        pathNot: `^(${[floor, ...below].map((one) => (one.endsWith('$') ? one : `${one}/`)).join('|')})`,
      },
    })),
    {
      name: 'production-without-sandbox',
      comment: 'the production entry must not bring the sandbox along',
      severity,
      from: { path: '^server/production\\.ts$' },
      to: { path: '^sandbox/', reachable: true },
    },
    { name: 'nothing-imports-tests', severity, from: { pathNot: '^tests/' }, to: { path: '^tests/' } },
    {
      name: 'pure-floors-know-few-packages',
      comment: 'machines and schemas are pure: XState, the schema library, and nothing else',
      severity,
      from: { path: '^(machines|schemas)/' },
      to: { path: '^node_modules/', pathNot: '^node_modules/(xstate|valibot)/' },
    },
    {
      name: 'screens-only-say',
      comment: 'screens, blocks and ui get props and send events: no calls, no engine, no composition',
      severity,
      from: { path: '^src/(products|pages|blocks|ui)/' },
      to: { path: '^src/(api|engine|app|router)/' },
    },
    {
      name: 'engine-and-api-know-no-react',
      severity,
      from: { path: '^src/(api|engine)/' },
      to: { path: '^node_modules/(react|react-dom|@xstate/react|@ark-ui)/' },
    },
    {
      name: 'browser-code-without-node',
      severity,
      from: { path: '^(src|machines|schemas)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'generic-layers-know-no-product',
      comment: 'the kit and what runs flows read the declarations of products from the generated index',
      severity,
      from: { path: '^(machines/kit|src/(engine|router|app|api|platform|i18n))/' },
      to: { path: '^(machines|src)/products/' },
    },
    {
      name: 'a-product-imports-no-other',
      comment: 'what several products share stands in machines/products/shared, schemas/shared and src/blocks',
      severity,
      from: { path: '^(machines/products|src/products)/([^/]+)/' },
      to: { path: '^(machines/products|src/products)/[^/]+/', pathNot: '^[^/]+/products/($2|shared)/' },
    },
    {
      name: 'shared-states-know-no-product',
      severity,
      from: { path: '^machines/products/shared/' },
      to: { path: '^machines/products/', pathNot: '^machines/products/shared/' },
    },
    {
      name: 'blocks-know-no-product',
      severity,
      from: { path: '^src/(blocks|ui)/' },
      to: { path: '^src/(products|pages)/' },
    },
    { name: 'no-cycles', severity, from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity, from: {}, to: { couldNotResolve: true, pathNot: '\\?lingui$|^virtual:' } },
    {
      name: 'no-undeclared-package',
      severity,
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: '^node_modules/@types/' },
    },
    {
      name: 'product-code-uses-runtime-packages',
      comment: 'what reaches the browser or a server stands in "dependencies"; the theme is read at build time only',
      severity,
      from: { path: '^(src|machines|schemas|server)/', pathNot: '^src/theme/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: '^node_modules/' },
    exclude: { path: '^(styled-system|dist|dist-server)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
};
