import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '../../src/demo/demo-data.js';
import { AS_ADMIN, AS_FUNCTIONARY, AS_OTHER_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';

interface Account {
  readonly id: string;
  readonly kind: string;
  readonly pixKey: string | null;
  readonly status: string;
  readonly reason: string | null;
  readonly usableFrom: string | null;
}
interface Refusal {
  readonly code: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly changedBy?: string | null;
}

const OWN = '/api/platform/bank-accounts';
const STAFF = '/api/admin/bank-accounts';
const CPF = '39053344705';
const BANK = {
  ...{ kind: 'BANK', bankCode: '341', branchNumber: '0123', accountNumber: '45678' },
  ...{ accountDigit: '9', accountType: 'CHECKING', password: DEMO_PASSWORD },
};
const PIX = { kind: 'PIX', pixKey: '390.533.447-05', password: DEMO_PASSWORD };
let office: BackOffice;

beforeAll(async () => {
  office = await BackOffice.open();
});
afterAll(() => office.close());

const add = (body: object) => office.send<Refusal>(AS_SELLER, 'POST', OWN, body);
const own = async () => (await office.send<{ items: Account[] }>(AS_SELLER, 'GET', OWN)).body.items;
const stored = () =>
  office.shop.rows('select id, status, removed_at, version from bank_accounts order by id');
const decide = (id: string | undefined, status: string, reason: string, seen = 'PENDING') =>
  office.send<Refusal>(AS_ADMIN, 'PUT', `${STAFF}/${id}/decision`, { status, reason, seen });
const errorsOf = ({ errors = {} }: Refusal) => errors;

it('a seller gives the document once, and needs it before an account', async () => {
  await office.shop.rows('update users set document = null where id = $1', [office.person(AS_SELLER).id]);
  const early = await add(PIX);
  expect([early.status, early.body.code]).toEqual([409, 'documentMissing']);
  const profile = await office.send<{ version: number; document: string | null }>(
    ...([AS_SELLER, 'GET', '/api/platform/profile'] as const),
  );
  expect(profile.body.document).toBeNull();
  const change = {
    name: 'Ana Souza',
    phone: '(11) 98765-4321',
    document: CPF,
    version: profile.body.version,
  };
  const given = await office.send<typeof profile.body>(AS_SELLER, 'PUT', '/api/platform/profile', change);
  expect([given.status, given.body.document]).toEqual([200, CPF]);
  const other = { ...change, document: '52998224725', version: given.body.version };
  const replaced = await office.send<Refusal>(AS_SELLER, 'PUT', '/api/platform/profile', other);
  expect([replaced.status, Object.keys(errorsOf(replaced.body))]).toEqual([422, ['document']]);
});

it('an account is added with the password, reported by mail, decided by staff, and usable a day later', async () => {
  expect((await add(PIX)).status).toBe(204);
  office.shop.clock.advance(1_000);
  expect((await add(BANK)).status).toBe(204);
  const [bank, pix] = await own();
  expect([bank?.kind, pix?.kind, pix?.pixKey]).toEqual(['BANK', 'PIX', CPF]);
  expect([bank?.status, bank?.usableFrom]).toEqual(['PENDING', null]);
  const mails = await office.shop.rows(`select kind from mails where kind = 'bankAccountAdded'`);
  expect(mails).toHaveLength(2);
  expect((await decide(pix?.id, 'ACTIVE', 'Titular confere')).status).toBe(204);
  expect((await decide(bank?.id, 'REJECTED', 'Conta encerrada')).status).toBe(204);
  const [rejected, active] = await own();
  const tomorrow = new Date(office.shop.clock.now().getTime() + 24 * 3_600_000).toISOString();
  expect(active).toMatchObject({ status: 'ACTIVE', usableFrom: tomorrow });
  expect(rejected).toMatchObject({ status: 'REJECTED', reason: 'Conta encerrada', usableFrom: null });
});

it('a decision on a state that changed meanwhile is refused with who changed it, and the account stays as it is', async () => {
  const [bank, pix] = await own();
  const recorded = () => office.shop.rows('select count(*)::int as count from audit_log');
  const before = [await stored(), await own(), await recorded()];
  // The page was opened before a colleague rejected the one and approved the other.
  for (const [account, status] of [
    [bank, 'ACTIVE'],
    [bank, 'BLOCKED'],
    [pix, 'REJECTED'],
  ] as const) {
    const late = await decide(account?.id, status, 'Titular confere');
    expect([late.status, late.body.code, late.body.changedBy]).toEqual([
      ...[409, 'changedMeanwhile', office.person(AS_ADMIN).name],
    ]);
  }
  expect((await decide(bank?.id, 'ACTIVE', 'Titular confere', 'BLOCKED')).status).toBe(409);
  expect((await decide(bank?.id, 'ACTIVE', 'Titular confere', 'GONE')).status).toBe(422);
  expect([await stored(), await own(), await recorded()]).toEqual(before);
});

it('of two decisions at once on the same state one is applied', async () => {
  const [, pix] = await own();
  const answers = await Promise.all([
    decide(pix?.id, 'BLOCKED', 'Suspeita de fraude', 'ACTIVE'),
    decide(pix?.id, 'REJECTED', 'Conta de terceiro', 'ACTIVE'),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  const [, after] = await own();
  expect(after?.status).toBe(answers[0]?.status === 204 ? 'BLOCKED' : 'REJECTED');
});

it('staff find an account by the document of its holder, with and without punctuation', async () => {
  const found = async (q: string) => {
    const path = `${STAFF}?${new URLSearchParams({ q }).toString()}`;
    const { items } = (await office.send<{ items: { id: string }[] }>(AS_ADMIN, 'GET', path)).body;
    return items.map(({ id }) => id);
  };
  const all = await found(CPF);
  expect(all).toEqual(expect.arrayContaining((await own()).map(({ id }) => id)));
  expect([await found('390.533.447-05'), await found('390.533')]).toEqual([all, all]);
  expect(await found('390.533.447-06')).toEqual([]);
});

it('a wrong field, a wrong password and a known key add nothing', async () => {
  const before = await stored();
  const fields = await add({ ...BANK, bankCode: '999', accountNumber: '12-3' });
  expect([fields.status, errorsOf(fields.body).bankCode]).toEqual([
    422,
    ['Banco não suportado, tente outro.'],
  ]);
  expect(Object.keys(errorsOf(fields.body)).sort()).toEqual(['accountNumber', 'bankCode']);
  const foreign = await add({ ...PIX, pixKey: '529.982.247-25' });
  expect(Object.keys(errorsOf(foreign.body))).toEqual(['pixKey']);
  const password = await add({ ...PIX, pixKey: 'ana@example.com', password: 'wrong-password' });
  expect([password.status, Object.keys(errorsOf(password.body))]).toEqual([422, ['password']]);
  const known = await add(PIX);
  expect([known.status, known.body.code]).toEqual([409, 'accountKnown']);
  expect(await stored()).toEqual(before);
});

it('nobody else reaches an account, and its owner removes it', async () => {
  const before = await stored();
  const [first] = await own();
  const decision = { status: 'ACTIVE', reason: 'Tomada', seen: first?.status };
  await office.grant('isUsersAvailable');
  const path = `${STAFF}/${first?.id}/decision`;
  expect((await office.send(AS_FUNCTIONARY, 'PUT', path, decision)).status).toBe(403);
  expect((await office.send(AS_OTHER_ADMIN, 'PUT', path, decision)).status).toBe(404);
  expect((await office.send(AS_SELLER, 'PUT', path, decision)).status).toBe(403);
  await office.shop.rows(`update bank_accounts set user_id = gen_random_uuid() where id = $1`, [first?.id]);
  expect((await office.send(AS_SELLER, 'DELETE', `${OWN}/${first?.id}`)).status).toBe(404);
  await office.shop.rows('update bank_accounts set user_id = $2 where id = $1', [
    first?.id,
    office.person(AS_SELLER).id,
  ]);
  expect(await stored()).toEqual(before);
  expect((await office.send(AS_SELLER, 'DELETE', `${OWN}/${first?.id}`)).status).toBe(204);
  expect((await office.send(AS_ADMIN, 'PUT', path, decision)).status).toBe(404);
  expect((await own()).map(({ id }) => id)).not.toContain(first?.id);
});
