import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DEMO_PASSWORD, PLATFORM_A } from '../../src/demo/demo-data.js';
import { GatewayAccounts } from '../../src/modules/acquiring/index.js';
import { PlatformSecretUses } from '../../src/modules/platforms/index.js';
import { systemContext } from '../../src/runtime/context/index.js';
import { signature } from '../../src/gateways/protocols/iugu/credentials.js';
import { AS_ADMIN, AS_MASTER, BackOffice } from '../support/back-office.js';

interface Held {
  readonly isCurrent: boolean;
  readonly fingerprint: string | null;
  readonly at: string | null;
  readonly by: string | null;
  readonly expiresAt: string | null;
  readonly lastUsedAt: string | null;
}

interface Shown {
  readonly version: number;
}

type Secrets = readonly { readonly name: string; readonly held: readonly Held[] }[];

interface Refusal {
  readonly code: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

const REASON = 'Troca anual';
const newKey = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
const [FIRST, SECOND, THIRD] = [newKey(), newKey(), newKey()];
const PATH = `/api/master/platforms/${PLATFORM_A}`;

let office: BackOffice;
beforeAll(async () => {
  office = await BackOffice.open();
});
afterAll(() => office.close());

const shown = async () => (await office.send<Shown>(AS_MASTER, 'GET', PATH)).body;
const secrets = async () => (await office.send<Secrets>(AS_MASTER, 'GET', `${PATH}/secrets`)).body;
const held = async (name: string) => (await secrets()).find((one) => one.name === name)?.held ?? [];
const put = async (body: object, version?: number) =>
  office.send<Refusal>(AS_MASTER, 'PUT', `${PATH}/secrets`, {
    ...{ name: 'privateKey', reason: REASON, password: DEMO_PASSWORD },
    ...{ version: version ?? (await shown()).version, ...body },
  });
const refusal = async (body: object, version?: number) => {
  const { status, body: said } = await put(body, version);
  return [status, said.code];
};
const stored = () =>
  office.shop.rows(
    `select p.version, p.secrets_set, encode(p.private_key_sealed, 'hex') as key, p.cert_cash_out_url, s.name, encode(s.value_sealed, 'hex') as second
     from platforms p left join platform_second_secrets s on s.platform_id = p.id where p.id = $1`,
    [PLATFORM_A],
  );
const audited = (action: string) =>
  office.shop.rows<{ reason: string | null }>('select reason from audit_log where action = $1 order by at', [
    action,
  ]);
const fingerprintOf = (pem: string): string => {
  const spki = createPublicKey(pem).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(spki).digest('hex').toUpperCase().match(/../g)?.join(':') ?? '';
};

/** Signs as the protocol of Iugu does, with the key that a call has now. */
async function signsWith(pem: string): Promise<boolean> {
  const [account] = await office.shop.app
    .get(GatewayAccounts)
    .fresh(systemContext('test').forPlatform(PLATFORM_A));
  const at = new Date('2026-03-02T12:00:00Z');
  const call = { method: 'POST', path: '/v1/request_withdraw', body: '{}', at };
  const privateKey = account?.open().account.platformPrivateKey;
  const proof = signature({ apiToken: 'token' }, { ...call, privateKey });
  const text = ['POST|/v1/request_withdraw', `token|${proof['request-time']}`, '{}'].join('\n');
  const signed = Buffer.from(proof.signature?.replace('signature=', '') ?? '', 'base64');
  return verify('RSA-SHA256', Buffer.from(text), createPublicKey(pem), signed);
}

it('the first key is used at once, the second lies beside it until a master uses it, and can be left again', async () => {
  expect((await put({ step: 'add', value: FIRST })).status).toBe(204);
  expect(await signsWith(FIRST)).toBe(true);
  expect((await put({ step: 'add', value: SECOND })).status).toBe(204);
  expect(await signsWith(FIRST)).toBe(true);
  const by = expect.stringMatching(/^master:/);
  const key = (pem: string, isCurrent: boolean) => ({
    ...{ isCurrent, by, fingerprint: fingerprintOf(pem), at: expect.any(String) },
    ...{ expiresAt: null, lastUsedAt: null },
  });
  expect(await held('privateKey')).toEqual([key(FIRST, true), key(SECOND, false)]);

  expect((await put({ step: 'use' })).status).toBe(204);
  expect(await signsWith(SECOND)).toBe(true);
  expect(await held('privateKey')).toEqual([key(SECOND, true), key(FIRST, false)]);
  expect((await put({ step: 'use' })).status).toBe(204);
  expect(await signsWith(FIRST)).toBe(true);
  expect(await held('privateKey')).toEqual([key(FIRST, true), key(SECOND, false)]);

  const before = await stored();
  expect(await refusal({ step: 'add', value: THIRD })).toEqual([409, 'secondSecretExists']);
  expect(await stored()).toEqual(before);
  const everything = JSON.stringify([
    await shown(),
    await secrets(),
    await office.shop.rows('select * from audit_log'),
    await office.shop.rows('select * from platform_setting_changes'),
  ]);
  for (const pem of [FIRST, SECOND]) expect(everything).not.toContain(pem.split('\n')[1]);

  expect((await put({ step: 'use' })).status).toBe(204);
  expect((await put({ step: 'remove' })).status).toBe(204);
  expect(await held('privateKey')).toEqual([key(SECOND, true)]);
  expect(await signsWith(SECOND)).toBe(true);
  expect(await audited('platform.secretChosen')).toHaveLength(3);
  expect(await audited('platform.secretRemoved')).toEqual([{ reason: REASON }]);
});

it('the only key is removed in a step of its own when it was not used for 30 days, else it stays', async () => {
  expect(await held('privateKey')).toHaveLength(1);
  const unused = await stored();
  expect(await refusal({ step: 'remove' })).toEqual([409, 'secretIsOnly']);
  expect(await stored()).toEqual(unused);
  const key = Buffer.from(SECOND).toString('base64');
  office.shop.app.get(PlatformSecretUses).note(PLATFORM_A, 'privateKey', key);
  await office.shop.until(async () => (await held('privateKey'))[0]?.lastUsedAt !== null);
  const before = await stored();
  expect(await refusal({ step: 'removeOnly' })).toEqual([409, 'secretInUse']);
  expect(await stored()).toEqual(before);
  await office.shop.rows(
    `update platform_secret_uses set last_used_at = last_used_at - interval '31 days' where platform_id = $1`,
    [PLATFORM_A],
  );
  expect((await put({ step: 'removeOnly' })).status).toBe(204);
  expect(await held('privateKey')).toEqual([]);
  expect(await office.shop.rows('select 1 from platform_secret_uses')).toEqual([]);
});

it('the use of a key that was removed and added again is written', async () => {
  expect((await put({ step: 'add', value: SECOND })).status).toBe(204);
  const key = Buffer.from(SECOND).toString('base64');
  office.shop.app.get(PlatformSecretUses).note(PLATFORM_A, 'privateKey', key);
  await office.shop.until(async () => (await held('privateKey'))[0]?.lastUsedAt !== null);
  await office.shop.rows('delete from platform_secret_uses where platform_id = $1', [PLATFORM_A]);
});

it('the only one of which neither the addition nor a use is known, and one that is not the only one, stay', async () => {
  const cert = { name: 'certCashOutUrl', step: 'removeOnly' };
  const [known] = await held('certCashOutUrl');
  expect([known?.at, known?.lastUsedAt]).toEqual([null, null]);
  const before = await stored();
  expect(await refusal(cert)).toEqual([409, 'secretUseUnknown']);
  expect(await refusal({ step: 'removeOnly', name: 'certCashInUrl' })).toEqual([409, 'noSecret']);
  expect(await stored()).toEqual(before);
  expect((await put({ step: 'add', value: THIRD })).status).toBe(204);
  const both = await stored();
  expect(await refusal({ step: 'removeOnly' })).toEqual([409, 'secretNotOnly']);
  expect(await stored()).toEqual(both);
  expect((await put({ step: 'remove' })).status).toBe(204);
  expect((await put({ step: 'removeOnly' })).status).toBe(204);
  expect(await held('privateKey')).toEqual([]);
});

it('what is no key, the same key again, a wrong password, an old version, or another caller changes nothing', async () => {
  expect((await put({ step: 'add', value: FIRST })).status).toBe(204);
  const { version } = await shown();
  const before = await stored();
  for (const [name, value] of [
    ['privateKey', 'not a key'],
    ['privateKey', undefined],
    ['certCashInUrl', 'http://files.example/in.p12'],
    ['certCashInUrl', 'files.example/in.p12'],
    ['certCashInUrl', ''],
    ['certCashInUrl', undefined],
  ]) {
    const text = await put({ step: 'add', name, value });
    expect([value, text.status, Object.keys(text.body.errors ?? {})]).toEqual([value, 422, ['value']]);
  }
  const step = await put({ step: 'replace', value: SECOND });
  expect([step.status, Object.keys(step.body.errors ?? {})]).toEqual([422, ['step']]);
  const proof = await put({ step: 'add', value: SECOND, password: 'outra' });
  expect([proof.status, Object.keys(proof.body.errors ?? {})]).toEqual([422, ['password']]);
  expect(await refusal({ step: 'add', value: FIRST })).toEqual([409, 'sameSecret']);
  expect(await refusal({ step: 'add', value: SECOND }, version - 1)).toEqual([409, 'changedMeanwhile']);
  expect(await refusal({ step: 'use' })).toEqual([409, 'noSecondSecret']);
  expect(await refusal({ step: 'remove', name: 'certCashInUrl' })).toEqual([409, 'noSecret']);
  const staff = await office.send(AS_ADMIN, 'PUT', `${PATH}/secrets`, { step: 'use' });
  expect(staff.status).toBe(403);
  expect(await stored()).toEqual(before);
});

it('of two requests at once to use the other key, the second is told that the first was there', async () => {
  expect((await put({ step: 'add', value: SECOND })).status).toBe(204);
  const { version } = await shown();
  const both = await Promise.all([put({ step: 'use' }, version), put({ step: 'use' }, version)]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect(await signsWith(SECOND)).toBe(true);
});

it('a certificate of which the file is not reached is kept, and no fingerprint and no expiry is known', async () => {
  const value = 'https://files.example/out.p12';
  const [before] = await held('certCashOutUrl');
  expect((await put({ name: 'certCashOutUrl', step: 'add', value })).status).toBe(204);
  expect(await held('certCashOutUrl')).toEqual([
    before,
    expect.objectContaining({ isCurrent: false, fingerprint: null, expiresAt: null }),
  ]);
  const at = '2026-01-01T00:00:00.000Z';
  const mark = { at, by: 'master', expiresAt: office.shop.clock.now().toISOString() };
  const setMark = () =>
    office.shop.rows('update platform_second_secrets set mark = $2 where name = $1', [
      'certCashOutUrl',
      JSON.stringify(mark),
    ]);
  await setMark();
  const expired = await stored();
  expect(await refusal({ name: 'certCashOutUrl', step: 'use' })).toEqual([409, 'secretExpired']);
  expect(await stored()).toEqual(expired);
  mark.expiresAt = '2036-12-01T00:00:00.000Z';
  await setMark();
  expect((await put({ name: 'certCashOutUrl', step: 'use' })).status).toBe(204);
  // Whoever pressed "use" did not add the former one.
  expect(await held('certCashOutUrl')).toEqual([
    expect.objectContaining({ ...mark, isCurrent: true }),
    expect.objectContaining({ isCurrent: false, at: null, by: null }),
  ]);
  const [{ url }] = (await office.shop.rows('select cert_cash_out_url as url from platforms where id = $1', [
    PLATFORM_A,
  ])) as [{ url: string }];
  expect(url).toBe(value);
  const recorded = JSON.stringify(await office.shop.rows('select before, after from audit_log'));
  expect(recorded).not.toContain('files.example');
});
