/**
 * Allowed imports. Each rule has its reason, which is printed when it is broken. If code needs an import against a rule, publish
 * an event, or move the boundary.
 */

const frontend = require('./boundaries-frontend.cjs');
const { OURS, SPECS, lib, backend, only } = require('./boundary-rule.cjs');
const MODULE_ORDER = require('./module-order.cjs');

const NPM = { dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown'] };

const libraries = [
  only(
    'money-on-i18n',
    '^libs/money/',
    lib('money', 'i18n'),
    'Everything depends on money, so it depends only on the languages of the product.',
  ),
  only(
    'brazil-on-money',
    '^libs/brazil/',
    lib('brazil', 'money'),
    'Documents and codes of Brazil do not depend on the business.',
  ),
  only(
    'access-alone',
    '^libs/access/',
    lib('access'),
    'The access rules of the back office depend on nothing.',
  ),
  only('i18n-alone', '^libs/i18n/', lib('i18n'), 'The languages of the product depend on nothing.'),
  only(
    'field-rules-pure',
    '^libs/field-rules/',
    lib('field-rules', 'i18n', 'money', 'brazil'),
    'Field rules run in the browser and on the server, and serve every form.',
  ),
  only(
    'lists-pure',
    '^libs/lists/',
    lib('lists', 'access', 'brazil', 'i18n'),
    'A list is declared once for its page and its API, so it may depend on neither.',
  ),
  only(
    'checkout-rules-pure',
    '^libs/checkout-rules/',
    lib('checkout-rules', 'field-rules', 'i18n', 'money', 'brazil'),
    'These rules run in the browser and on the server, so they may depend on neither.',
  ),
  only(
    'gateway-kit-apart',
    '^libs/gateway-kit/',
    lib('gateway-kit', 'money', 'brazil', 'i18n'),
    'The gateway contract must not depend on its users.',
  ),
  only(
    'api-client-generated',
    '^libs/api-client/',
    lib('api-client', 'money', 'field-rules'),
    'Its types are generated from the API.',
  ),
  only(
    'simulator-apart',
    '^libs/simulator/',
    lib('simulator', 'brazil'),
    'A simulator that shares code with the adapters would share their mistakes and prove nothing.',
  ),
  only('tooling-apart', '^libs/tooling/', lib('tooling'), 'It runs before anything is built.'),
  {
    name: 'pure-libraries-no-packages',
    severity: 'error',
    comment:
      'Money and Brazilian documents are computed by our own few lines; the browser pays for every package.',
    from: { path: '^libs/(access|lists|money|brazil|i18n|field-rules|checkout-rules)/src/', pathNot: SPECS },
    to: NPM,
  },
];

const technical = [
  only(
    'config-alone',
    '^backend/src/config/',
    backend('config'),
    'Settings are read before anything else exists.',
  ),
  only(
    'runtime-knows-no-business',
    '^backend/src/runtime/',
    [
      ...backend('runtime', 'config', 'database'),
      ...lib('access', 'lists', 'money', 'brazil', 'i18n', 'field-rules', 'checkout-rules', 'gateway-kit'),
    ],
    'Technical code serves every module, so it depends on none.',
  ),
  only(
    'database-knows-no-business',
    '^backend/src/database/',
    [...backend('database', 'config', 'runtime'), ...lib('money', 'brazil')],
    'The database layer serves every module and may depend on none.',
  ),
];

const gateways = [
  only(
    'gateway-translates',
    '^backend/src/gateways/providers/([^/]+)/',
    [
      '^backend/src/gateways/providers/$1/',
      '^backend/src/gateways/(protocols|formatting)/',
      ...lib('gateway-kit', 'money', 'brazil', 'i18n'),
    ],
    'A gateway uses no module, no database and no other gateway, so that it can be read and replaced alone.',
  ),
  only(
    'gateway-protocol',
    '^backend/src/gateways/protocols/([^/]+)/',
    [
      '^backend/src/gateways/protocols/',
      '^backend/src/gateways/formatting/',
      ...lib('gateway-kit', 'money', 'brazil', 'i18n'),
    ],
    'A protocol serves many providers, so it may depend on none of them.',
  ),
  only(
    'gateway-formatting',
    '^backend/src/gateways/formatting/',
    ['^backend/src/gateways/formatting/', ...lib('gateway-kit', 'money', 'brazil')],
    'A helper for values that depends on a protocol can serve only that protocol.',
  ),
  only(
    'gateway-rehearsal',
    '^backend/src/gateways/rehearsal/',
    ['^backend/src/gateways/rehearsal/', ...lib('gateway-kit', 'money', 'brazil')],
    'Sample intents and the scripted provider serve every gateway, so they may depend on none.',
  ),
  only(
    'gateway-contract',
    '^backend/src/gateways/contract/',
    ['^backend/src/gateways/(contract|rehearsal)/', ...lib('gateway-kit', 'money', 'brazil')],
    'The contract applies to every gateway, so it may depend on none.',
  ),
  only(
    'gateway-from-data',
    '^backend/src/gateways/define/',
    [
      '^backend/src/gateways/(define|contract|rehearsal|protocols/generic-rest)/',
      ...lib('gateway-kit', 'money', 'brazil', 'i18n'),
    ],
    'A gateway that is data passes the same contract as code, in the one protocol that data can use.',
  ),
  only(
    'gateway-table',
    '^backend/src/gateways/table/',
    ['^backend/src/gateways/(table|contract|rehearsal)/', ...lib('gateway-kit', 'money', 'brazil')],
    'The table is made of what gateways answer, so it may depend on none.',
  ),
  only(
    'gateway-list',
    '^backend/src/gateways/[^/]+$',
    [...backend('gateways'), ...lib('gateway-kit', 'money', 'brazil')],
    'The list of gateways imports gateways only.',
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
  only(
    'domain-is-pure',
    '^backend/src/modules/([^/]+)/.*\\bdomain/',
    [
      '^backend/src/modules/$1/.*\\bdomain/',
      '^backend/src/runtime/clock/durations\\.ts$',
      ...lib('access', 'lists', 'money', 'brazil', 'i18n', 'field-rules', 'checkout-rules', 'gateway-kit'),
    ],
    'Transition tables and divisions are pure: no Nest, no database, no clock, so that they can be tested alone.',
  ),
  {
    name: 'domain-speaks-the-contract',
    severity: 'error',
    comment: 'The domain of payments may use the types of the gateway contract, but not the code of the kit.',
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

/** What modules may import of the gateways. A gateway that is data is rehearsed before it is stored (docs/decisions/0115). */
const USED_OF_GATEWAYS = {
  acquiring: ['^backend/src/gateways/(gateways|(define|protocols/generic-rest)/index)\\.ts$'],
  payments: ['^backend/src/gateways/gateways\\.ts$'],
};

const modules = MODULE_ORDER.map((name, index) =>
  only(
    `module-${name}-after-those-before-it`,
    `^backend/src/modules/${name}/`,
    [
      `^backend/src/modules/${name}/`,
      ...MODULE_ORDER.slice(0, index).map((elder) => `^backend/src/modules/${elder}/index\\.ts$`),
      ...backend('runtime', 'database', 'config'),
      ...lib('access', 'lists', 'money', 'brazil', 'i18n', 'field-rules', 'checkout-rules', 'gateway-kit'),
      ...(USED_OF_GATEWAYS[name] ?? []),
    ],
    `A module imports index.ts of the modules before it: ${MODULE_ORDER.join(' ')}. Against this order, publish an event.`,
  ),
);

const publicApis = [
  {
    name: 'module-has-a-place-in-the-order',
    severity: 'error',
    comment: 'Add a new module to module-order.cjs first.',
    from: { path: `^backend/src/modules/(?!(${MODULE_ORDER.join('|')})/)` },
    to: {},
  },
  {
    name: 'only-the-public-api',
    severity: 'error',
    comment: 'What a module does not export from its index.ts can change at any time.',
    from: { path: '^backend/(src|bench)/', pathNot: ['^backend/src/modules/', SPECS] },
    to: { path: '^backend/src/modules/', pathNot: '^backend/src/modules/[^/]+/index\\.ts$' },
  },
];

const cycles = {
  name: 'no-cycles',
  severity: 'error',
  comment:
    'Two files that need each other, even for a type, are one file, or the boundary is in the wrong place.',
  from: {},
  to: { circular: true },
};

module.exports = {
  forbidden: [
    ...libraries,
    ...technical,
    ...gateways,
    ...domain,
    useCases,
    ...modules,
    ...publicApis,
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
