const { lib, only } = require('./boundary-rule.cjs');

/** The two applications of the frontend (docs/decisions/0073), and what an application may be made of. */
const APPLICATIONS = ['checkout', 'backoffice'];

module.exports = [
  ...APPLICATIONS.map((name) =>
    only(
      `frontend-${name}-apart`,
      `^frontend/${name}/`,
      [
        `^frontend/(${name}|shared)/`,
        ...(name === 'backoffice' ? lib('access', 'lists') : []),
        ...lib('api-client', 'checkout-rules', 'field-rules', 'i18n', 'money', 'brazil'),
      ],
      'Each application is built for its own readers: what both need is in frontend/shared, and the API is the only way in.',
    ),
  ),
  only(
    'frontend-shared-below-applications',
    '^frontend/shared/',
    ['^frontend/shared/', ...lib('api-client', 'checkout-rules', 'field-rules', 'i18n', 'money', 'brazil')],
    'What both applications use may depend on neither.',
  ),
  {
    name: 'checkout-without-mantine',
    severity: 'error',
    comment:
      'Every buyer downloads what the checkout imports; Mantine is for the back office (docs/decisions/0073).',
    from: { path: '^frontend/(checkout|shared)/' },
    to: { path: 'node_modules/@mantine/' },
  },
  only(
    'components-below-features',
    '^frontend/checkout/components/',
    [
      '^frontend/checkout/(components|lib|theme)/',
      '^frontend/shared/(lib|i18n)/',
      ...lib('checkout-rules', 'field-rules', 'i18n', 'money', 'brazil'),
    ],
    'A component that knows a feature can serve that feature only.',
  ),
  {
    name: 'features-below-routes',
    severity: 'error',
    comment: 'Routes assemble features; a feature that reaches for a route cannot be moved.',
    from: { path: `^frontend/(${APPLICATIONS.join('|')})/(?!routes/)[^/]+/` },
    to: { path: `^frontend/(${APPLICATIONS.join('|')})/routes/` },
  },
  {
    name: 'lib-at-the-bottom',
    severity: 'error',
    comment: 'routes -> features -> components -> lib, one way.',
    from: {
      path: '^frontend/(checkout/(lib|theme)|backoffice/theme|shared/(lib|i18n))/',
      pathNot: '\\.server\\.ts$',
    },
    to: {
      path: '^frontend/(checkout/(features|components|routes)|backoffice/(?!theme/)[^/]+|shared/server)/',
    },
  },
];
