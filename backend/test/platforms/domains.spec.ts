import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '../../src/demo/demo-data.js';
import { CertificateReader, DnsLookup, type ShownCertificate } from '../../src/modules/domains/index.js';
import { Worker } from '../../src/runtime/jobs/index.js';
import { AS_ADMIN, AS_FUNCTIONARY, AS_OTHER_ADMIN, BackOffice } from '../support/back-office.js';
import { until } from '../support/index.js';

const PAGE = '/api/admin/domains';
const TARGET = 'lojas.guiche.example';
const HOST = 'loja.conecta.example';

interface DnsRecord {
  readonly type: string;
  readonly name: string;
  readonly expected: string;
  readonly found: readonly string[];
  readonly isRight: boolean;
}
interface Refusal {
  readonly code: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

/** What the world's DNS says in this test. */
class TestDns extends DnsLookup {
  readonly names = new Map<string, readonly string[]>();
  isSilent = false;

  private answer(key: string): Promise<string[]> {
    if (this.isSilent) return Promise.reject(new Error('SERVFAIL'));
    return Promise.resolve([...(this.names.get(key) ?? [])]);
  }

  cname(name: string): Promise<string[]> {
    return this.answer(`CNAME ${name}`);
  }

  addresses(name: string): Promise<string[]> {
    return this.answer(`A ${name}`);
  }

  texts(name: string): Promise<string[]> {
    return this.answer(`TXT ${name}`);
  }
}

class TestCertificates extends CertificateReader {
  shown: ShownCertificate | undefined;

  read(): Promise<ShownCertificate | undefined> {
    return Promise.resolve(this.shown);
  }
}

const dns = new TestDns();
const certificates = new TestCertificates();
let office: BackOffice;

beforeAll(async () => {
  office = await BackOffice.open({
    settings: { DOMAINS_TARGET: TARGET },
    overrides: [
      { provide: DnsLookup, useValue: dns },
      { provide: CertificateReader, useValue: certificates },
    ],
  });
  // The test checks by itself; the job has a test of its own.
  await office.shop.app.get(Worker).stop();
});
beforeEach(async () => {
  for (const table of ['domains', 'served_hosts'])
    await office.shop.rows(
      `delete from ${table} where host not in ('conecta.localhost', 'vitrine.localhost')`,
    );
  await office.shop.rows('delete from attention_items');
  dns.names.clear();
  dns.isSilent = false;
  certificates.shown = undefined;
});
afterAll(() => office.close());

const inDays = (count: number) => new Date(office.shop.clock.now().getTime() + count * 24 * 3_600_000);
const add = (host: string, use = 'CHECKOUT', who = AS_ADMIN) =>
  office.send<Refusal & { id: string }>(who, 'POST', PAGE, { host, use });
const check = (id: string, who = AS_ADMIN) => office.send<Refusal>(who, 'POST', `${PAGE}/${id}/check`);
const records = async (id: string) =>
  (await office.send<{ records: DnsRecord[] }>(AS_ADMIN, 'GET', `${PAGE}/${id}/records`)).body.records;
const decide = (
  id: string,
  what: 'default' | 'removal',
  proof: object = { password: DEMO_PASSWORD },
  who = AS_ADMIN,
) =>
  office.send<Refusal>(who, what === 'default' ? 'PUT' : 'POST', `${PAGE}/${id}/${what}`, {
    reason: 'Novo endereço',
    ...proof,
  });
const stored = () =>
  office.shop.rows(
    'select host, use, is_default, dns_state, verified_at, version from domains order by host, platform_id',
  );
const site = async (host: string) =>
  (await office.sendAs<{ brand: { name: string } | null }>('', 'GET', '/api/site', undefined, host)).body
    .brand?.name;
const asked = async (host: string) =>
  (await office.send(undefined, 'GET', `/internal/domains/allowed?domain=${host}`)).status;

/** The records of the host as its owner must create them. */
async function publish(id: string, host = HOST): Promise<void> {
  const [, text] = await records(id);
  dns.names.set(`CNAME ${host}`, [TARGET]);
  dns.names.set(`TXT _guiche.${host}`, [text?.expected ?? '']);
}

it('a host is served once both records are right, and each check says which of them is not', async () => {
  const added = await add(' Loja.Conecta.Example ');
  expect(added.status).toBe(201);
  const { id } = added.body;
  const needed = await records(id);
  expect(needed.map(({ type, name, found, isRight }) => [type, name, found, isRight])).toEqual([
    ['CNAME', HOST, [], false],
    ['TXT', `_guiche.${HOST}`, [], false],
  ]);
  expect((await check(id)).status).toBe(204);
  const row = await office.send<{ dnsState: string; host: string }>(AS_ADMIN, 'GET', `${PAGE}/${id}`);
  expect([row.body.host, row.body.dnsState]).toEqual([HOST, 'PENDING']);
  expect([await site(HOST), await asked(HOST)]).toEqual([undefined, 404]);
  await publish(id);
  dns.names.set(`CNAME ${HOST}`, ['shops.other.example']);
  expect((await check(id)).status).toBe(204);
  expect((await records(id)).map(({ found, isRight }) => [found, isRight])).toEqual([
    [['shops.other.example'], false],
    [[needed[1]?.expected], true],
  ]);
  expect(await stored()).toContainEqual(
    expect.objectContaining({ host: HOST, dns_state: 'ERROR', verified_at: null }),
  );
  dns.names.set(`CNAME ${HOST}`, [TARGET]);
  expect((await check(id)).status).toBe(204);
  expect(await stored()).toContainEqual(expect.objectContaining({ host: HOST, dns_state: 'VERIFIED' }));
  await until(async () => (await site(HOST)) === 'Conecta Saber');
  expect(await asked(HOST)).toBe(204);
});

it('a host that cannot be, or that a platform has, is refused and nothing is added', async () => {
  const before = await stored();
  const wrong = await add('https://loja/');
  expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['host']]);
  expect((await add('127.0.0.1')).status).toBe(422);
  for (const host of ['vitrine.localhost', 'conecta.localhost', 'master.localhost', TARGET]) {
    const taken = await add(host);
    expect([taken.status, taken.body.code]).toEqual([409, 'hostTaken']);
  }
  expect((await add(HOST, 'BLOG')).status).toBe(422);
  expect(await stored()).toEqual(before);
});

it('two platforms may wait for one host, and it belongs to the one that proves the ownership', async () => {
  const squatter = await add(HOST, 'CHECKOUT', AS_OTHER_ADMIN);
  expect(squatter.status).toBe(201);
  const owner = await add(HOST);
  expect((await add(HOST)).body.code).toBe('hostTaken');
  await publish(owner.body.id);
  expect((await check(squatter.body.id, AS_OTHER_ADMIN)).status).toBe(204);
  expect((await check(owner.body.id)).status).toBe(204);
  const states = await office.shop.rows<{ id: string; dns_state: string }>(
    'select id, dns_state from domains where host = $1',
    [HOST],
  );
  expect(Object.fromEntries(states.map((one) => [one.id, one.dns_state]))).toEqual({
    [squatter.body.id]: 'ERROR',
    [owner.body.id]: 'VERIFIED',
  });
  const verified = await office.shop.rows(
    'select id from domains where host = $1 and verified_at is not null',
    [HOST],
  );
  expect(verified).toEqual([{ id: owner.body.id }]);
});

it('without an answer of DNS nothing changes', async () => {
  const { id } = (await add(HOST)).body;
  const before = await stored();
  dns.isSilent = true;
  const answer = await check(id);
  expect([answer.status, answer.body.code]).toEqual([409, 'dnsSilent']);
  expect(await stored()).toEqual(before);
});

it('a verified host whose records break stays served, and staff find one review item', async () => {
  const { id } = (await add(HOST)).body;
  await publish(id);
  certificates.shown = { issuedAt: inDays(-10), expiresAt: inDays(80), isTrusted: true };
  await check(id);
  dns.names.delete(`TXT _guiche.${HOST}`);
  await check(id);
  await check(id);
  const items = await office.shop.rows<{
    kind: string;
    detail: { host: string; records: { type: string }[] };
  }>('select kind, detail from attention_items');
  expect(
    items.map(({ kind, detail }) => [kind, detail.host, detail.records.map(({ type }) => type)]),
  ).toEqual([['DOMAIN_BROKEN', HOST, ['TXT']]]);
  expect(await asked(HOST)).toBe(204);
});

it('a certificate that expires within 14 days is reported, and a later one is not', async () => {
  const { id } = (await add(HOST)).body;
  await publish(id);
  certificates.shown = { issuedAt: inDays(-75), expiresAt: inDays(15), isTrusted: true };
  await check(id);
  expect(await office.shop.rows('select kind from attention_items')).toEqual([]);
  certificates.shown = { ...certificates.shown, expiresAt: inDays(13) };
  await check(id);
  expect(await office.shop.rows('select kind from attention_items')).toEqual([
    { kind: 'CERTIFICATE_EXPIRING' },
  ]);
  const row = await office.send<{ certificate: string }>(AS_ADMIN, 'GET', `${PAGE}/${id}`);
  expect(row.body.certificate).toBe('EXPIRING');
});

it('the default of the panel is where links of mails lead; neither it nor the last panel host can be removed', async () => {
  const { id } = (await add('painel.localhost', 'PANEL')).body;
  const [first] = await office.shop.rows<{ id: string }>(
    `select id from domains where host = 'conecta.localhost'`,
  );
  const former = first?.id ?? '';
  expect((await decide(former, 'removal')).body.code).toBe('domainIsDefault');
  const wrong = await decide(id, 'default', { password: 'wrong-password' });
  expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['password']]);
  expect((await decide(id, 'default', { password: DEMO_PASSWORD, reason: '' })).status).toBe(422);
  expect(await office.shop.rows(`select host from platforms where host = 'painel.localhost'`)).toEqual([]);
  expect((await decide(id, 'default')).status).toBe(204);
  expect(await office.shop.rows(`select host from platforms where host = 'painel.localhost'`)).toHaveLength(
    1,
  );
  const [record] = await office.shop.rows<{ reason: string; after: { host: string } }>(
    `select reason, after from audit_log where action = 'domain.madeDefault'`,
  );
  expect(record).toMatchObject({ reason: 'Novo endereço', after: { host: 'painel.localhost' } });
  expect((await decide(former, 'default')).status).toBe(204);
  expect((await decide(id, 'removal')).status).toBe(204);
  expect((await stored()).map(({ host }) => host)).toEqual(['conecta.localhost', 'vitrine.localhost']);
  await until(async () => (await site('painel.localhost')) === undefined);
});

it('a host that is not verified cannot be the default, and can be removed', async () => {
  const { id } = (await add(HOST)).body;
  expect((await decide(id, 'default')).body.code).toBe('domainNotVerified');
  expect((await decide(id, 'removal')).status).toBe(204);
});

it('nobody else reaches a host', async () => {
  const { id } = (await add(HOST)).body;
  const before = await stored();
  await office.grant('isUsersAvailable');
  expect((await check(id, AS_FUNCTIONARY)).status).toBe(403);
  expect((await add('x.conecta.example', 'PANEL', AS_FUNCTIONARY)).status).toBe(403);
  expect((await check(id, AS_OTHER_ADMIN)).status).toBe(404);
  expect((await decide(id, 'removal', undefined, AS_OTHER_ADMIN)).status).toBe(404);
  expect(await stored()).toEqual(before);
});

it('the job checks what is due, once for each pause', async () => {
  const { id } = (await add(HOST)).body;
  await publish(id);
  const worker = office.shop.app.get(Worker);
  worker.start();
  office.shop.clock.advance(2 * 60_000);
  await until(async () =>
    (await stored()).some(({ host, dns_state: state }) => host === HOST && state === 'VERIFIED'),
  );
  await worker.stop();
});
