import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { EXAMPLE_INTERNAL_SECRET } from './app.config.js';
import { EXAMPLE_KEY } from './crypto.config.js';
import { ConfigurationError, allVariables, loadConfiguration } from './configuration.js';

const DATABASE_URL = 'postgres://guiche@127.0.0.1/guiche';
const randomKey = (seed: string): string => createHash('sha256').update(seed).digest('base64');
const OWN_KEY = `2026:${randomKey('ours')}`;

const OTHER_KEY_OF_THAT_NAME = `2026:${randomKey('another')}`;

const ADDRESSES = {
  taken: ['http://127.0.0.1:9', 'https://guiche.example/x'],
  refused: ['guiche.example', 'ftp://x', 'http://'],
};
const DATABASES = {
  taken: ['postgres://a@b/c', 'postgresql://a@b/c'],
  refused: ['mysql://a@b/c', 'postgres://a b'],
};
const FLAGS = { taken: ['true', 'FALSE'], refused: ['perhaps', '1'] };
const wholeNumbers = (lowest: number, highest?: number) => ({
  taken: [lowest, highest ?? lowest + 1].map(String),
  refused: [...[lowest - 1, ...(highest === undefined ? [] : [highest + 1])].map(String), '80.5', '8e3', 'x'],
});
const PORTS = wholeNumbers(1, 65_535);

/** What each variable may just be, and what is refused: beyond its last value, of another kind. */
const LIMITS: Record<string, { taken: string[]; refused: string[] }> = {
  // Production wants more than its name; it has tests of its own.
  GUICHE_MODE: { taken: ['demo'], refused: ['staging', 'Production'] },
  API_PORT: PORTS,
  WEB_PORT: PORTS,
  WEBHOOK_BASE_URL: ADDRESSES,
  PUBLIC_WEB_URL: ADDRESSES,
  SHUTDOWN_GRACE_MS: wholeNumbers(0, 3_600_000),
  TRUSTED_PROXIES: {
    taken: ['loopback', '10.0.0.1, uniquelocal', '10.0.0.0/8,fd00::/8'],
    refused: ['localhost', '10.0.0.0/33', 'loopback,*'],
  },
  PROTECTIVE_LIMITS: { taken: ['on', 'off'], refused: ['false', 'OFF'] },
  STAFF_SECOND_FACTOR: { taken: ['required', 'optional'], refused: ['off'] },
  RATE_LIMIT_PER_MINUTE: wholeNumbers(1),
  PAYMENT_PAGE_CHECK_HOURS: wholeNumbers(0, 168),
  EVENT_STREAMS_PER_ADDRESS: wholeNumbers(1),
  EVENT_STREAMS: wholeNumbers(1),
  OPERATIONS_PORT: wholeNumbers(0, 65_535),
  ACTS_AT_ONCE: wholeNumbers(1, 1_000),
  READS_AT_ONCE: wholeNumbers(1, 1_000),
  DATABASE_URL: DATABASES,
  DATABASE_REPLICA_URLS: {
    taken: ['postgres://a/b, postgresql://c/d', ''],
    refused: ['mysql://a/b', 'postgres://a/b,c'],
  },
  DATABASE_DIRECT_URL: DATABASES,
  DATABASE_MIGRATION_URL: DATABASES,
  // Empty is the usual one.
  DATABASE_TENANT_ROLE: { taken: ['guiche_tenant', ''], refused: ['guiche-tenant', 'Tenant'] },
  DATABASE_READ_ONLY_ROLE: { taken: ['guiche_read', ''], refused: ['guiche-read', 'Reader', 'a b'] },
  DATABASE_POOL_SIZE: wholeNumbers(1, 500),
  DATABASE_ANSWER_MS: wholeNumbers(100, 10_000),
  DATABASE_HEARTBEAT_MS: wholeNumbers(100, 3_600_000),
  DATABASE_PREPARED: FLAGS,
  WORKER: { taken: ['inside', 'separate'], refused: ['outside'] },
  MASTER_HOST: { taken: ['master.example.com', ''], refused: ['Master.example.com', 'https://m', 'm:80'] },
  OPERATOR_PIX_KEY: {
    taken: ['pix@operator.example', '+5511912345678', ''],
    refused: ['two keys', 'x'.repeat(78)],
  },
  OPERATOR_NAME: { taken: ['Guiche Ltda.'], refused: ['Operação', 'x'.repeat(26), '&'] },
  OPERATOR_CITY: { taken: ['SAO PAULO'], refused: ['São Paulo', 'x'.repeat(16), '12'] },
  DOMAINS_TARGET: { taken: ['shops.example.com', ''], refused: ['Shops.example.com', 'https://m', 'm:80'] },
  PIXEL_EVENTS_URL: {
    taken: ['http://127.0.0.1:3002', ''],
    refused: ['127.0.0.1', 'https://pixels.example/events'],
  },
  CLAMD_ADDRESS: { taken: ['clamd:3310', ''], refused: ['clamd', 'clamd:port'] },
  INTERNAL_SECRET: { taken: ['x'.repeat(32)], refused: ['x'.repeat(31)] },
  ENCRYPTION_KEYS: {
    taken: [OWN_KEY, `${OWN_KEY}, ${EXAMPLE_KEY}`],
    // Two keys under one name: what the first sealed would open no more.
    refused: ['short:AAAA', OWN_KEY.slice(5), `${OWN_KEY},x`, ',', `${OWN_KEY},${OTHER_KEY_OF_THAT_NAME}`],
  },
  SIMULATOR_URL: ADDRESSES,
  POSTCODE_URL: ADDRESSES,
  CHARGE_DEADLINE_MS: wholeNumbers(100, 11_000),
  CARD_DEADLINE_MS: wholeNumbers(100, 11_500),
  CIRCUIT_REST_MS: wholeNumbers(100),
  PROVIDER_QUESTIONS_AT_ONCE: wholeNumbers(1, 100),
  PROVIDER_QUESTIONS_PER_SECOND: wholeNumbers(1, 1_000),
  PURCHASE_LEASE_MS: wholeNumbers(11_001),
  WEBHOOKS_KEPT_DAYS: wholeNumbers(7),
  WEBHOOK_UNKNOWN_KEPT_DAYS: wholeNumbers(1),
  WEBHOOK_UNKNOWN_PER_MINUTE: wholeNumbers(0, 100_000),
  WEBHOOK_ALERTS_EMAIL: { taken: ['ops@guiche.example'], refused: ['ops', 'ops@'] },
  MAIL_URL: {
    taken: ['smtps://user:password@mail.example:465'],
    refused: ['mail.example', 'https://mail.example'],
  },
  MAIL_FROM: { taken: ['no-reply@guiche.example'], refused: ['guiche', 'no-reply@'] },
  OUTBOUND_ALLOWED_NETWORKS: { taken: ['10.0.0.0/8, fd00::/8'], refused: ['10.0.0.0', 'all'] },
  OBJECTS_ACCESS: { taken: ['public', 'private'], refused: ['secret'] },
  OBJECTS_LIMIT_BYTES: wholeNumbers(1, 1_073_741_824),
  API_URL: ADDRESSES,
  OBJECTS_ENDPOINT: ADDRESSES,
  OBJECTS_PATH_STYLE: FLAGS,
  OBJECTS_PUBLIC_URL: ADDRESSES,
  LOG_LEVEL: { taken: ['trace', 'silent'], refused: ['loud', 'INFO'] },
};
/** Those whose default is made of another variable: what is wrong with that one is wrong with them. */
const DERIVED = new Set([
  'WEBHOOK_BASE_URL',
  'PUBLIC_WEB_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_MIGRATION_URL',
  'API_URL',
  'POSTCODE_URL',
]);

function problemsOf(source: Record<string, string>): readonly string[] {
  try {
    loadConfiguration(source);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
  return [];
}

describe('configuration', () => {
  it('needs nothing but the database address, and fills in the documented defaults', () => {
    const { app, database, jobs, simulator, postcode, payments } = loadConfiguration({ DATABASE_URL });
    expect(app).toEqual({
      mode: 'demo',
      apiHost: '127.0.0.1',
      apiPort: 3001,
      operationsHost: '127.0.0.1',
      operationsPort: 3003,
      webPort: 3000,
      webhookBaseUrl: 'http://127.0.0.1:3001',
      publicWebUrl: 'http://127.0.0.1:3000',
      shutdownGraceMs: 13_000,
      trustedProxies: ['loopback'],
      protectiveLimits: 'on',
      staffSecondFactor: 'optional',
      rateLimitPerMinute: 1200,
      paymentPageCheckHours: 0,
      eventStreamsPerAddress: 100,
      eventStreams: 2000,
      actsAtOnce: 10,
      readsAtOnce: 64,
      masterHost: 'master.localhost',
      operatorPixKey: 'operadora@guiche.example',
      operatorName: 'Guiche',
      operatorCity: 'SAO PAULO',
      internalSecret: EXAMPLE_INTERNAL_SECRET,
      domainsTarget: 'lojas.localhost',
      pixelEventsUrl: '',
      runFile: '',
    });
    expect(database).toEqual({
      url: DATABASE_URL,
      replicaUrls: [],
      directUrl: DATABASE_URL,
      migrationUrl: DATABASE_URL,
      readOnlyRole: null,
      tenantRole: 'guiche_tenant',
      poolSize: 10,
      answerMs: 4_000,
      heartbeatMs: 10_000,
      prepared: true,
    });
    expect(jobs).toEqual({ worker: 'inside' });
    expect(simulator.simulatorUrl).toBe('http://127.0.0.1:3002');
    expect(postcode.url).toBe('http://127.0.0.1:3002/postcode');
    expect(payments).toEqual({
      chargeDeadlineMs: 10_000,
      cardDeadlineMs: 11_000,
      circuitRestMs: 30_000,
      questionsAtOnce: 8,
      questionsPerSecond: 120,
      purchaseLeaseMs: 15_000,
    });
  });

  it('derives addresses from the ports and from the simulator that was named', () => {
    const { app, simulator, postcode } = loadConfiguration({
      DATABASE_URL,
      API_PORT: '4001',
      WEB_PORT: '4000',
      SIMULATOR_URL: 'http://stand-in:9/',
    });
    expect(app.webhookBaseUrl).toBe('http://127.0.0.1:4001');
    expect(app.publicWebUrl).toBe('http://127.0.0.1:4000');
    expect(simulator.simulatorUrl).toBe('http://stand-in:9');
    expect(postcode.url).toBe('http://stand-in:9/postcode');
  });

  it('lists all problems together', () => {
    expect(
      problemsOf({
        DATABASE_URL: 'mysql://x',
        API_PORT: 'eighty',
        WORKER: 'maybe',
        DATABASE_PREPARED: 'perhaps',
        LOG_LEVEL: 'loud',
        ENCRYPTION_KEYS: 'short:AAAA',
      }).map((problem) => problem.split(':')[0]),
    ).toEqual([
      'API_PORT',
      'WEBHOOK_BASE_URL',
      'DATABASE_URL',
      'DATABASE_DIRECT_URL',
      'DATABASE_MIGRATION_URL',
      'DATABASE_PREPARED',
      'WORKER',
      'ENCRYPTION_KEYS',
      'LOG_LEVEL',
      'API_URL',
    ]);
  });

  describe.each(Object.entries(LIMITS))('%s', (name, { taken, refused }) => {
    const named = (problems: readonly string[]) =>
      problems
        .map((problem) => problem.split(':')[0] ?? '')
        .filter((other) => other === name || !DERIVED.has(other));

    it.each(taken.map((value) => [value]))('accepts %j', (value) => {
      expect(problemsOf({ DATABASE_URL, [name]: value })).toEqual([]);
    });

    it.each(refused.map((value) => [value]))('refuses %j and names only this variable', (value) => {
      expect(named(problemsOf({ DATABASE_URL, [name]: value }))).toEqual([name]);
    });
  });

  it('configuration has a limit for every variable that may not be any text', () => {
    const anyText = [
      ...['API_HOST', 'OPERATIONS_HOST', 'RUN_FILE', 'OBJECTS_DIR', 'OBJECTS_BUCKET', 'OBJECTS_REGION'],
      // Needed both or neither, which is tested below.
      ...['OBJECTS_ACCESS_KEY_ID', 'OBJECTS_SECRET_ACCESS_KEY'],
      // Read by the programs around us, which judge them.
      ...['SIMULATOR_PORT', 'DATA_DIR', 'HOST', 'TRUST_PROXY', 'WORKER_OPERATIONS_PORT'],
    ];
    expect([...Object.keys(LIMITS), ...anyText].sort()).toEqual(allVariables().sort());
  });

  it('stores files on this machine until a bucket is configured, which needs both halves of its key or none', () => {
    const { storage } = loadConfiguration({ DATABASE_URL, DATA_DIR: '/var/guiche', API_PORT: '4001' });
    expect(storage).toEqual({
      access: 'public',
      limitBytes: 10_485_760,
      folder: '/var/guiche/objects',
      apiUrl: 'http://127.0.0.1:4001',
      bucket: null,
      region: 'us-east-1',
      endpoint: null,
      pathStyle: false,
      accessKeyId: null,
      secretAccessKey: null,
      publicUrl: null,
    });
    const bucket = { DATABASE_URL, OBJECTS_BUCKET: 'files' };
    expect(loadConfiguration(bucket).storage.bucket).toBe('files');
    for (const half of ['OBJECTS_ACCESS_KEY_ID', 'OBJECTS_SECRET_ACCESS_KEY']) {
      const [problem, ...others] = problemsOf({ ...bucket, [half]: 'half' });
      expect(problem).toMatch(/^OBJECTS_(ACCESS_KEY_ID|SECRET_ACCESS_KEY): .*must be a string/);
      expect(problem?.startsWith(half)).toBe(false);
      expect(others).toEqual([]);
    }
  });

  it('configuration cannot be changed after it was read', () => {
    const configuration = loadConfiguration({ DATABASE_URL });
    expect(Object.isFrozen(configuration)).toBe(true);
    for (const concern of Object.values(configuration)) expect(Object.isFrozen(concern)).toBe(true);
  });

  describe('in production', () => {
    const production = {
      GUICHE_MODE: 'production',
      DATABASE_URL,
      PUBLIC_WEB_URL: 'https://pay.example',
      WEBHOOK_BASE_URL: 'https://pay.example',
      POSTCODE_URL: 'https://cep.example',
      ENCRYPTION_KEYS: OWN_KEY,
      INTERNAL_SECRET: 'a secret of thirty-two characters',
      WEBHOOK_ALERTS_EMAIL: 'ops@guiche.example',
      MAIL_URL: 'smtps://mail.example',
      MAIL_FROM: 'no-reply@guiche.example',
      TRUSTED_PROXIES: '10.0.0.0/8',
    };

    it('starts with secrets of its own and has no simulator', () => {
      expect(loadConfiguration(production).simulator.simulatorUrl).toBeNull();
    });

    it('refuses the example key, under whatever name and in whatever place', () => {
      const renamed = `ours:${EXAMPLE_KEY.split(':')[1]}`;
      for (const ENCRYPTION_KEYS of ['', EXAMPLE_KEY, renamed, `${OWN_KEY},${renamed}`]) {
        expect(problemsOf({ ...production, ENCRYPTION_KEYS })).toEqual([
          'ENCRYPTION_KEYS: the example key is public and is refused in production',
        ]);
      }
    });

    it('refuses the example of the internal secret', () => {
      for (const INTERNAL_SECRET of ['', EXAMPLE_INTERNAL_SECRET])
        expect(problemsOf({ ...production, INTERNAL_SECRET })).toEqual([
          'INTERNAL_SECRET: the example is public and is refused in production',
        ]);
    });

    it('requires an e-mail address for webhook delivery failures', () => {
      const { WEBHOOK_ALERTS_EMAIL: _, ...nobody } = production;
      expect(problemsOf(nobody)).toEqual(['WEBHOOK_ALERTS_EMAIL: alertsEmail must be an email']);
    });

    it('requires an SMTP server and a sender for mail', () => {
      const { MAIL_URL: _, MAIL_FROM: __, ...silent } = production;
      expect(problemsOf(silent).map((problem) => problem.split(':')[0])).toEqual(['MAIL_FROM', 'MAIL_URL']);
    });

    it.each([
      ['one byte 32 times', Buffer.alloc(32)],
      ['a short pattern', Buffer.from('0102030405060708'.repeat(4), 'hex')],
      ['a text', Buffer.from('correct horse battery staple !!!')],
    ])('refuses a key that is %s', (_what, key) => {
      const ENCRYPTION_KEYS = `${OWN_KEY},weak:${key.toString('base64')}`;
      expect(problemsOf({ ...production, ENCRYPTION_KEYS })).toEqual([
        'ENCRYPTION_KEYS: the key "weak" is not random; make one with "openssl rand -base64 32"',
      ]);
    });

    it.each(['PUBLIC_WEB_URL', 'WEBHOOK_BASE_URL', 'POSTCODE_URL', 'OBJECTS_ENDPOINT', 'OBJECTS_PUBLIC_URL'])(
      'refuses %s without https, and one that names this machine',
      (name) => {
        expect(problemsOf({ ...production, [name]: 'http://pay.example' })).toEqual([
          `${name}: must begin with https:// in production`,
        ]);
        for (const host of ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0', 'shop.localhost']) {
          expect(problemsOf({ ...production, [name]: `https://${host}` })).toEqual([
            `${name}: names this machine, which nobody else can reach`,
          ]);
        }
      },
    );

    it.each(['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_MIGRATION_URL', 'DATABASE_REPLICA_URLS'])(
      'refuses %s of another machine without TLS',
      (name) => {
        const remote = {
          ...production,
          DATABASE_DIRECT_URL: DATABASE_URL,
          DATABASE_MIGRATION_URL: DATABASE_URL,
        };
        const url = 'postgres://guiche@db.example/guiche';
        for (const mode of ['', '?sslmode=disable', '?sslmode=prefer', '?sslmode=no-verify']) {
          expect(problemsOf({ ...remote, [name]: url + mode })).toEqual([
            `${name}: must ask for TLS (sslmode=verify-full, verify-ca or require) in production`,
          ]);
        }
        for (const mode of ['require', 'verify-ca', 'verify-full']) {
          expect(problemsOf({ ...remote, [name]: `${url}?sslmode=${mode}` })).toEqual([]);
        }
      },
    );

    it('refuses to disable checks of payment pages, and checks them hourly by default', () => {
      expect(loadConfiguration(production).app.paymentPageCheckHours).toBe(1);
      expect(problemsOf({ ...production, PAYMENT_PAGE_CHECK_HOURS: '0' })).toEqual([
        'PAYMENT_PAGE_CHECK_HOURS: payment pages must be checked in production, every 168 hours at most',
      ]);
    });

    it('refuses to guess whose forwarded headers are believed', () => {
      const { TRUSTED_PROXIES: _, ...unnamed } = production;
      expect(problemsOf(unnamed)).toEqual([
        'TRUSTED_PROXIES: must name the proxies and frontends whose X-Forwarded-* headers are believed',
      ]);
    });

    it('lists all unsafe settings together', () => {
      const { GUICHE_MODE, DATABASE_URL: url } = production;
      const problems = problemsOf({ GUICHE_MODE, DATABASE_URL: url, POSTCODE_URL: 'http://127.0.0.1:9' });
      expect(problems.map((problem) => problem.split(':')[0])).toEqual([
        'WEBHOOK_ALERTS_EMAIL',
        'MAIL_FROM',
        'ENCRYPTION_KEYS',
        'INTERNAL_SECRET',
        'PUBLIC_WEB_URL',
        'WEBHOOK_BASE_URL',
        'POSTCODE_URL',
        'MAIL_URL',
        'TRUSTED_PROXIES',
      ]);
    });

    it('refuses to start without its protective limits', () => {
      expect(problemsOf({ ...production, PROTECTIVE_LIMITS: 'off' })).toEqual([
        'PROTECTIVE_LIMITS: off is refused in production',
      ]);
    });

    it('refuses to let staff work without a second factor', () => {
      expect(problemsOf({ ...production, STAFF_SECOND_FACTOR: 'optional' })).toEqual([
        'STAFF_SECOND_FACTOR: optional is refused in production',
      ]);
    });

    it('refuses the simulator', () => {
      expect(problemsOf({ ...production, SIMULATOR_URL: 'http://127.0.0.1:3002' })).toEqual([
        'SIMULATOR_URL: the simulator is refused in production',
      ]);
    });
  });
});

describe('.env.example', () => {
  const root = join(__dirname, '../../..');
  const documented = readFileSync(join(root, '.env.example'), 'utf8')
    .split('\n')
    .flatMap((line) => /^(?:# )?([A-Z_]+)=/.exec(line)?.[1] ?? []);

  const documentedDefaults = (): Record<string, string> =>
    Object.fromEntries(
      readFileSync(join(root, '.env.example'), 'utf8')
        .split('\n')
        .flatMap((line) => {
          const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
          return name === undefined ? [] : [[name, value]];
        }),
    ) as Record<string, string>;

  it('documents every variable that is read, and no other', () => {
    expect([...documented].sort()).toEqual([...allVariables()].sort());
  });

  it('holds defaults with which the configuration loads unchanged', () => {
    expect(loadConfiguration({ ...documentedDefaults(), DATABASE_URL })).toEqual(
      loadConfiguration({ DATABASE_URL }),
    );
  });

  it('.env.example may be copied whole to production, which then still refuses what only the demonstration may have', () => {
    const secrets = { ENCRYPTION_KEYS: OWN_KEY, INTERNAL_SECRET: 'a secret of thirty-two characters' };
    const production = { GUICHE_MODE: 'production', DATABASE_URL, ...secrets };
    const copied = { ...documentedDefaults(), ...production };
    expect(problemsOf(copied)).toEqual(problemsOf(production));
    const given = {
      PUBLIC_WEB_URL: 'https://pay.example',
      WEBHOOK_BASE_URL: 'https://pay.example',
      POSTCODE_URL: 'https://cep.example',
      WEBHOOK_ALERTS_EMAIL: 'ops@guiche.example',
      MAIL_URL: 'smtps://mail.example',
      MAIL_FROM: 'no-reply@guiche.example',
      TRUSTED_PROXIES: 'loopback',
    };
    // No way into this machine for addresses that users give.
    expect(loadConfiguration({ ...copied, ...given }).outbound.allowedNetworks).toEqual([]);
  });

  it('.env.example is complete because the environment is read in one file only', () => {
    const sources = readdirSync(join(root, 'backend/src'), { recursive: true, encoding: 'utf8' });
    const readers = sources.filter(
      (file) =>
        /\.ts$/.test(file) &&
        !/\.spec\.ts$|\/testing\//.test(file) &&
        readFileSync(join(root, 'backend/src', file), 'utf8')
          .replace(/`process\.env`/g, '')
          .includes('process.env'),
    );
    expect(readers).toEqual(['config/environment.ts']);
  });
});
