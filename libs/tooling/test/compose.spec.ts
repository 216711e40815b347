import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { loadConfiguration } from '../../../backend/src/config/index.js';

const root = resolve(__dirname, '../../..');
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8');

interface Service {
  readonly build?: { readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, unknown>>;
  readonly healthcheck?: { readonly test: readonly unknown[] };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly configs?: readonly { readonly source: string }[];
}

const compose = parse(read('docker-compose.yml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly configs: Readonly<Record<string, { readonly content: string }>>;
  readonly volumes: Readonly<Record<string, null>>;
};
const services = Object.entries(compose.services);

// A plain text with a colon and a space in it is a mapping to YAML, and no word for a shell.
test.each(services.filter(([, { healthcheck }]) => healthcheck))(
  'the health check of %s is a command',
  (_name, { healthcheck }) => {
    const [kind, ...words] = healthcheck?.test ?? [];
    expect(kind).toBe('CMD');
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter((word) => typeof word !== 'string')).toEqual([]);
  },
);

test.each(services)('%s waits only for what can come', (_name, { depends_on = {} }) => {
  const hopeless = Object.entries(depends_on).filter(([other, { condition }]) => {
    const { healthcheck, build } = compose.services[other] ?? {};
    const ownCheck = build !== undefined && read(build.dockerfile).includes('HEALTHCHECK');
    return condition === 'service_healthy' && !healthcheck && !ownCheck;
  });
  expect(hopeless).toEqual([]);
});

test.each(services)(
  '%s names only volumes and files that are there',
  (_name, { volumes = [], configs = [] }) => {
    expect(Object.keys(compose.volumes)).toEqual(
      expect.arrayContaining(volumes.map((one) => one.split(':')[0])),
    );
    expect(Object.keys(compose.configs)).toEqual(expect.arrayContaining(configs.map(({ source }) => source)));
  },
);

test.each(services.filter(([, { build }]) => build))(
  '%s receives only documented variables',
  (_name, { environment = {} }) => {
    const known = [...read('.env.example').matchAll(/^#?\s*([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(known).toEqual(expect.arrayContaining(Object.keys(environment)));
  },
);

test.each(services.filter(([, { build }]) => build?.dockerfile === 'backend/Dockerfile'))(
  '%s starts in production with the variables it is given',
  (_name, { environment = {} }) => {
    const examples: Record<string, string> = {
      PUBLIC_HOST: 'pay.example',
      POSTCODE_URL: 'https://cep.example',
      WEBHOOK_ALERTS_EMAIL: 'ops@pay.example',
      MAIL_URL: 'smtps://mail.example',
      MAIL_FROM: 'no-reply@pay.example',
      INTERNAL_SECRET: createHash('sha256').update('web').digest('base64'),
      ENCRYPTION_KEYS: `k1:${createHash('sha256').update('k1').digest('base64')}`,
    };
    const valueOf = (text: string): string =>
      text.replace(/\$\{([A-Z_]+)(?::[-?]([^}]*))?\}/g, (whole, name: string, rest = '') =>
        whole.includes(':-') ? rest : (examples[name] ?? 'given'),
      );
    const source = Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [name, valueOf(String(value))]),
    );
    expect(() => loadConfiguration(source)).not.toThrow();
  },
);

test('the page of operations names each variable without which nothing starts', () => {
  const needed = [...read('docker-compose.yml').matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name]) => name);
  const named = [...read('docs/operations.md').matchAll(/^\| (`.*?) \|/gm)]
    .map(([, names]) => names)
    .join(' ');
  expect(needed.length).toBeGreaterThan(7);
  expect(needed.filter((name) => !named.includes(`\`${name}\``))).toEqual([]);
});

test('only the proxy is reached from outside: metrics, health details and the API itself are not', () => {
  const published = services.filter(([, { ports = [] }]) => ports.length > 0).map(([name]) => name);
  expect(published).toEqual(['proxy']);
  expect(compose.configs['proxy']?.content).not.toMatch(/3003|metrics/);
});

test('the id of a request is the proxy\u2019s own, for whatever it passes on', () => {
  const content = compose.configs['proxy']?.content ?? '';
  expect(content.match(/reverse_proxy \{/g)).toHaveLength(2);
  expect(content.match(/header_up X-Request-Id \{http\.request\.uuid\}/g)).toHaveLength(2);
});
