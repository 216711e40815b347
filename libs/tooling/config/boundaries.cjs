/**
 * Who may import whom. Each rule carries its reason, which is printed when it is broken. Something needed against the
 * arrow is an event, or the line between two rooms was drawn in the wrong place.
 */

/** A module may use the doors of those before it. */
const MODULE_ORDER = [
  ...['audit', 'protection', 'platforms', 'identity', 'ledger', 'review'],
  ...['receivers', 'customers', 'catalog', 'partners'],
  ...['cards', 'acquiring'],
  ...['orders', 'payments'],
  ...['subscriptions', 'withdraws', 'webhooks'],
  ...['checkout', 'payment-pages', 'retention'],
  ...['reports', 'notifications', 'integrations'],
  ...['producer', 'admin', 'manager', 'master'],
];

const OURS = '^(libs|backend|frontend)/';
const NPM = { dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown'] };
const SPECS = '\\.(spec|fixture)\\.tsx?$|/(test|testing|fixtures)/';
const lib = (...names) => names.map((name) => `^libs/${name}/`);
const backend = (...names) => names.map((name) => `^backend/src/${name}/`);

/** Code in `from` may import, of our own code, only what `may` lists. */
const room = (name, from, may, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: SPECS },
  to: { path: OURS, pathNot: may },
});

const libraries = [
  room(
    'money-alone',
    '^libs/money/',
    lib('money'),
    'Money is the ground everything stands on; it must stand alone.',
  ),
  room(
    'brazil-on-money',
    '^libs/brazil/',
    lib('brazil', 'money'),
    'Documents and codes of Brazil know money, no business.',
  ),
  room(
    'checkout-rules-pure',
    '^libs/checkout-rules/',
    lib('checkout-rules', 'money', 'brazil'),
    'These rules run in the browser and on the server, so they may lean on neither.',
  ),
  room(
    'gateway-kit-apart',
    '^libs/gateway-kit/',
    lib('gateway-kit', 'money', 'brazil'),
    'The contract for providers must not know who uses it, or it would bend towards one user.',
  ),
  room(
    'api-client-generated',
    '^libs/api-client/',
    lib('api-client'),
    'Its types are generated from the API, and it knows nothing else of us.',
  ),
  room(
    'simulator-apart',
    '^libs/simulator/',
    lib('simulator', 'brazil'),
    'A simulator that shares code with the adapters would share their mistakes and prove nothing.',
  ),
  room('tooling-apart', '^libs/tooling/', lib('tooling'), 'It runs before anything is built.'),
  {
    name: 'pure-libraries-no-packages',
    severity: 'error',
    comment:
      'Money and Brazilian documents are computed by our own few lines; the browser pays for every package.',
    from: { path: '^libs/(money|brazil|checkout-rules)/src/', pathNot: SPECS },
    to: NPM,
  },
];

const technicalRooms = [
  room(
    'config-alone',
    '^backend/src/config/',
    backend('config'),
    'Settings are read before anything else exists.',
  ),
  room(
    'runtime-knows-no-business',
    '^backend/src/runtime/',
    [...backend('runtime', 'config', 'database'), ...lib('money', 'brazil', 'checkout-rules', 'gateway-kit')],
    'Technical rooms serve every module; a business word in one would tie all modules together.',
  ),
  room(
    'database-knows-no-business',
    '^backend/src/database/',
    [...backend('database', 'config', 'runtime'), ...lib('money', 'brazil')],
    'The database layer serves every module and may depend on none.',
  ),
];

const gateways = [
  room(
    'gateway-is-a-dictionary',
    '^backend/src/gateways/providers/([^/]+)/',
    [
      '^backend/src/gateways/providers/$1/',
      '^backend/src/gateways/(protocols|formatting)/',
      ...lib('gateway-kit', 'money', 'brazil'),
    ],
    'A gateway translates. It knows no module, no database and no other gateway, so that it can be read and replaced alone.',
  ),
  room(
    'gateway-protocol',
    '^backend/src/gateways/protocols/([^/]+)/',
    [
      '^backend/src/gateways/protocols/',
      '^backend/src/gateways/formatting/',
      ...lib('gateway-kit', 'money', 'brazil'),
    ],
    'A protocol serves many providers, so it may depend on none of them.',
  ),
  room(
    'gateway-formatting',
    '^backend/src/gateways/formatting/',
    ['^backend/src/gateways/formatting/', ...lib('gateway-kit', 'money', 'brazil')],
    'A helper for values that depends on a protocol can serve only that protocol.',
  ),
  room(
    'gateway-rehearsal',
    '^backend/src/gateways/rehearsal/',
    ['^backend/src/gateways/rehearsal/', ...lib('gateway-kit', 'money', 'brazil')],
    'Sample intents and the scripted provider serve every gateway, so they may depend on none.',
  ),
  room(
    'gateway-contract',
    '^backend/src/gateways/contract/',
    ['^backend/src/gateways/(contract|rehearsal)/', ...lib('gateway-kit', 'money', 'brazil')],
    'The questions are asked of every gateway, so they may know none.',
  ),
  room(
    'gateway-from-data',
    '^backend/src/gateways/define/',
    [
      '^backend/src/gateways/(define|contract|rehearsal|protocols/generic-rest)/',
      ...lib('gateway-kit', 'money', 'brazil'),
    ],
    'Data is tried by the same questions as code, in the one protocol that data can speak.',
  ),
  room(
    'gateway-table',
    '^backend/src/gateways/table/',
    ['^backend/src/gateways/(table|contract|rehearsal)/', ...lib('gateway-kit', 'money', 'brazil')],
    'The page is made of what gateways answer, never of what somebody knows of one.',
  ),
  room(
    'gateway-list',
    '^backend/src/gateways/[^/]+$',
    [...backend('gateways'), ...lib('gateway-kit', 'money', 'brazil')],
    'The list of gateways knows gateways only.',
  ),
  {
    name: 'gateway-makes-no-request',
    severity: 'error',
    comment: 'Deadline, retries, redaction and logging live once, in the runner of the kit.',
    from: { path: '^backend/src/gateways/', pathNot: SPECS },
    to: {
      path: ['node_modules/(axios|@nestjs/axios|typeorm|@nestjs/typeorm|pg|undici)/', '^(node:)?https?$'],
    },
  },
];

const domain = [
  room(
    'domain-is-pure',
    '^backend/src/modules/([^/]+)/.*\\bdomain/',
    [
      '^backend/src/modules/$1/.*\\bdomain/',
      '^backend/src/runtime/clock/durations\\.ts$',
      ...lib('money', 'brazil', 'checkout-rules', 'gateway-kit'),
    ],
    'Transition tables and divisions are facts: no Nest, no database, no clock, so that they can be proved alone.',
  ),
  {
    name: 'domain-speaks-the-contract',
    severity: 'error',
    comment:
      "The words of the gateway contract (types) belong to payments' domain too; the machinery of the kit does not.",
    from: { path: '^backend/src/modules/[^/]+/.*\\bdomain/', pathNot: SPECS },
    to: { path: '^libs/gateway-kit/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'domain-no-packages',
    severity: 'error',
    comment: 'A business rule that needs a package is not only a business rule.',
    from: { path: '^backend/src/modules/[^/]+/.*\\bdomain/', pathNot: SPECS },
    to: NPM,
  },
];

const useCases = {
  name: 'use-cases-know-no-http',
  severity: 'error',
  comment:
    'A use case serves several areas, jobs and commands, so its input and output are not classes of one HTTP API.',
  from: { path: '^backend/src/modules/([^/]+)/', pathNot: ['/http/', '\\.module\\.ts$', SPECS] },
  to: { path: '^backend/src/modules/$1/http/' },
};

const modules = MODULE_ORDER.map((name, index) =>
  room(
    `module-${name}-after-its-elders`,
    `^backend/src/modules/${name}/`,
    [
      `^backend/src/modules/${name}/`,
      ...MODULE_ORDER.slice(0, index).map((elder) => `^backend/src/modules/${elder}/index\\.ts$`),
      ...backend('runtime', 'database', 'config'),
      ...lib('money', 'brazil', 'checkout-rules', 'gateway-kit'),
      ...(['acquiring', 'payments'].includes(name)
        ? ['^backend/src/gateways/(gateways|protocols/generic-rest/index)\\.ts$']
        : []),
    ],
    `A module uses the doors (index.ts) of modules before it: ${MODULE_ORDER.join(' ')}. Against the arrow, publish an event.`,
  ),
);

const doors = [
  {
    name: 'module-has-a-place-in-the-order',
    severity: 'error',
    comment: 'A new module is given its place in MODULE_ORDER of this file first.',
    from: { path: `^backend/src/modules/(?!(${MODULE_ORDER.join('|')})/)` },
    to: {},
  },
  {
    name: 'only-the-door',
    severity: 'error',
    comment: 'What a module does not export from its index.ts may change any day.',
    from: { path: '^backend/(src|bench)/', pathNot: ['^backend/src/modules/', SPECS] },
    to: { path: '^backend/src/modules/', pathNot: '^backend/src/modules/[^/]+/index\\.ts$' },
  },
];

const frontend = [
  room(
    'frontend-talks-by-the-client',
    '^frontend/',
    ['^frontend/', ...lib('api-client', 'checkout-rules', 'money', 'brazil')],
    'The browser side knows the API only by the generated client.',
  ),
  room(
    'components-below-features',
    '^frontend/app/components/',
    ['^frontend/app/(components|lib|theme|i18n)/', ...lib('checkout-rules', 'money', 'brazil')],
    'A component that knows a feature can serve that feature only.',
  ),
  {
    name: 'features-below-routes',
    severity: 'error',
    comment: 'Routes assemble features; a feature that reaches for a route cannot be moved.',
    from: { path: '^frontend/app/(features|lib|server|i18n|theme)/' },
    to: { path: '^frontend/app/routes/' },
  },
  {
    name: 'lib-at-the-bottom',
    severity: 'error',
    comment: 'routes -> features -> components -> lib, one way.',
    from: { path: '^frontend/app/(lib|i18n|theme)/' },
    to: { path: '^frontend/app/(features|components|routes|server)/' },
  },
];

const cycles = {
  name: 'no-cycles',
  severity: 'error',
  comment:
    'Two files that need each other, be it for a type, are one file, or the line between them is wrong.',
  from: {},
  to: { circular: true },
};

module.exports = {
  forbidden: [
    ...libraries,
    ...technicalRooms,
    ...gateways,
    ...domain,
    useCases,
    ...modules,
    ...doors,
    ...frontend,
    cycles,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|node_modules/(?!@guiche))/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js'],
    },
    cache: { folder: '.cache/boundaries', strategy: 'content' },
  },
};
