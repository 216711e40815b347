import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { verify } from '@node-rs/argon2';
import { loadConfiguration } from '../../config/index.js';
import { GuicheDataSource } from '../../database/index.js';
import { newId } from '../../runtime/ids/index.js';
import { Master, User, createAdministrator, createMaster, generatePassword } from './index.js';

const NOW = new Date('2026-03-02T12:00:00.000Z');
const PLATFORM = '018f0000-0000-7000-8000-00000000f2f1';
const OTHER_PLATFORM = '018f0000-0000-7000-8000-00000000f2f2';
const PASSWORD = 'nove-cavalos-azuis-7';

let dataSource: GuicheDataSource;
beforeAll(async () => {
  const { database } = loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL });
  const schema = { entities: [User, Master], migrations: [] };
  dataSource = await new GuicheDataSource(database, schema).initialize();
  await dataSource.query(
    `insert into platforms (id, slug, name, fees, created_at) values ($1, 'uma', 'Uma', '{}', $3), ($2, 'outra', 'Outra', '{}', $3)`,
    [PLATFORM, OTHER_PLATFORM, NOW],
  );
});
afterAll(() => dataSource.destroy());

const account = (changes: object = {}) => ({
  name: 'Ana Lima',
  email: 'ana@example.com',
  password: PASSWORD,
  ...changes,
});
const master = (changes: object = {}) => createMaster(dataSource.manager, account(changes), NOW);
const administrator = (changes: object = {}, platformId = PLATFORM) =>
  createAdministrator(dataSource.manager, platformId, account(changes), NOW);
const emails = async (table: 'masters' | 'users') =>
  (await dataSource.query<{ email: string }[]>(`select email from ${table} order by created_at, id`)).map(
    ({ email }) => email,
  );

describe('a new account', () => {
  it('stores the e-mail address in lower case and the password as an Argon2id hash only', async () => {
    const created = await master({ name: ' Ana Lima ', email: ' Ana.Lima@Example.COM ' });
    expect(created).toEqual({
      kind: 'created',
      master: { id: expect.any(String), name: 'Ana Lima', email: 'ana.lima@example.com' },
    });
    const [row] = await dataSource.query<Record<string, unknown>[]>(
      `select * from masters where email = 'ana.lima@example.com'`,
    );
    expect(JSON.stringify(row)).not.toContain(PASSWORD);
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verify(String(row?.password_hash), PASSWORD)).toBe(true);
  });

  it('is not read with its password hash unless the hash is selected', async () => {
    const [found] = await dataSource.manager.find(Master);
    expect(Object.keys(found ?? {}).sort()).toEqual(['createdAt', 'email', 'id', 'name']);
  });

  it.each([
    ['an empty name', { name: '  ' }, 'invalidName'],
    ['a name of 121 characters', { name: 'a'.repeat(121) }, 'invalidName'],
    ['an address without a domain', { email: 'ana@example' }, 'invalidEmail'],
    ['two addresses', { email: 'ana@example.com, bia@example.com' }, 'invalidEmail'],
    ['an empty password', { password: '' }, 'passwordTooShort'],
    ['a password of 11 characters', { password: 'x8#Lq2!vTz7' }, 'passwordTooShort'],
    ['a password of 129 characters', { password: `${'kV7#'.repeat(32)}x` }, 'passwordTooLong'],
    ['a common password', { password: 'passwordpassword' }, 'passwordTooEasy'],
    ['a pattern of the keyboard', { password: 'qwertyuiop[]' }, 'passwordTooEasy'],
    [
      'a password made of the e-mail address',
      { email: 'mariana.campos@example.com', password: 'mariana.campos' },
      'passwordTooEasy',
    ],
  ])('is refused with %s, and nothing is written', async (_what, changes, problem) => {
    const before = [await emails('masters'), await emails('users')];
    expect(await master(changes)).toEqual({ kind: 'refused', problem });
    expect(await administrator(changes)).toEqual({ kind: 'refused', problem });
    expect([await emails('masters'), await emails('users')]).toEqual(before);
  });

  it('is accepted with every generated password', async () => {
    for (let index = 0; index < 3; index += 1) {
      const created = await master({ email: `generated${index}@example.com`, password: generatePassword() });
      expect(created.kind).toBe('created');
    }
  });
});

describe('an e-mail address', () => {
  it('identifies one master, whatever its letter case', async () => {
    expect((await master({ email: 'um@example.com' })).kind).toBe('created');
    expect(await master({ email: 'UM@example.com' })).toEqual({ kind: 'refused', problem: 'emailTaken' });
    expect((await emails('masters')).filter((email) => email === 'um@example.com')).toHaveLength(1);
  });

  it('identifies one staff member of a platform, and other people elsewhere', async () => {
    const email = 'equipe@example.com';
    const insert = (role: User['role'], platformId: string) =>
      dataSource.manager.insert(User, {
        ...{ id: newId(NOW), platformId, role, name: 'Bia', email, managerId: null, createdAt: NOW },
      });
    expect((await administrator({ email })).kind).toBe('created');
    expect(await administrator({ email: 'Equipe@example.com' })).toEqual({
      kind: 'refused',
      problem: 'emailTaken',
    });
    await expect(insert('FUNCTIONARY', PLATFORM)).rejects.toThrow('users_email');
    expect((await administrator({ email }, OTHER_PLATFORM)).kind).toBe('created');
    await insert('PRODUCER', PLATFORM);
    await expect(insert('PRODUCER', PLATFORM)).rejects.toThrow('users_email');
    const found = await dataSource.manager.find(User, { where: { email }, order: { role: 1 } });
    expect(found.map(({ role, platformId }) => [role, platformId])).toEqual([
      ['ADMIN', PLATFORM],
      ['ADMIN', OTHER_PLATFORM],
      ['PRODUCER', PLATFORM],
    ]);
  });

  it('is refused by the database when it is not normalized', async () => {
    const row = { id: newId(NOW), name: 'Ana', createdAt: NOW };
    await expect(dataSource.manager.insert(Master, { ...row, email: 'Ana@example.com' })).rejects.toThrow(
      'masters_email_is_normalized',
    );
  });

  it('of two administrators created at the same time belongs to one of them', async () => {
    const both = await Promise.all([
      administrator({ email: 'juntas@example.com' }),
      administrator({ email: 'juntas@example.com' }),
    ]);
    expect(both.map(({ kind }) => kind).sort()).toEqual(['created', 'refused']);
    expect((await emails('users')).filter((email) => email === 'juntas@example.com')).toHaveLength(1);
  });
});
