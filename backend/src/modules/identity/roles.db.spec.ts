import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { loadConfiguration } from '../../config/index.js';
import { GuicheDataSource } from '../../database/index.js';
import { newId } from '../../runtime/ids/index.js';
import { Master, User, type UserRole } from './index.js';

const NOW = new Date('2026-03-02T12:00:00.000Z');
const PLATFORM = '018f0000-0000-7000-8000-00000000f1f1';

let dataSource: GuicheDataSource;
beforeAll(async () => {
  const { database } = loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL });
  dataSource = await new GuicheDataSource(database, {
    entities: [User, Master],
    migrations: [],
  }).initialize();
  await dataSource.query(
    `insert into platforms (id, slug, name, fees, created_at) values ($1, 'papeis', 'Papéis', '{}', $2)`,
    [PLATFORM, NOW],
  );
});
afterAll(() => dataSource.destroy());

const person = (name: string) => ({
  id: newId(NOW),
  name,
  email: `${name.toLowerCase()}@papeis.example`,
  createdAt: NOW,
});
const join = (role: string) =>
  dataSource.manager.insert(User, {
    ...person(role),
    platformId: PLATFORM,
    role: role as UserRole,
    managerId: null,
  });

it('gives users a role on one platform, and masters belong to no platform (C1.3)', async () => {
  await join('ADMIN');
  await join('MANAGER');
  await expect(join('MASTER')).rejects.toThrow('users_role_check');
  await expect(join('ROOT')).rejects.toThrow('users_role_check');
  const roles = await dataSource.manager.find(User, { where: { platformId: PLATFORM }, order: { role: 1 } });
  expect(roles.map(({ role }) => role)).toEqual(['ADMIN', 'MANAGER']);

  const master = person('Mestra');
  await dataSource.manager.insert(Master, master);
  expect(await dataSource.query('select * from masters where id = $1', [master.id])).toEqual([
    { id: master.id, name: 'Mestra', email: 'mestra@papeis.example', created_at: NOW, password_hash: null },
  ]);
});

it('counts the sellers of a platform, also of one statement, of two connections and of those who are deleted (D8)', async () => {
  const counted = () =>
    dataSource.query('select sellers from seller_counts_read where platform_id = $1', [PLATFORM]);
  const add = (names: readonly string[]) =>
    dataSource.manager.insert(
      User,
      names.map((name) => ({
        ...person(name),
        platformId: PLATFORM,
        role: 'PRODUCER' as const,
        managerId: null,
      })),
    );
  expect(await counted()).toEqual([]);
  await add(['Ana', 'Bia']);
  await Promise.all([add(['Caio']), add(['Davi', 'Eva'])]);
  await join('CUSTOMER');
  expect(await counted()).toEqual([{ sellers: 5 }]);
  await expect(add(['Fabio', 'Ana'])).rejects.toThrow('duplicate key');
  expect(await counted()).toEqual([{ sellers: 5 }]);
  await dataSource.query(`delete from users where platform_id = $1 and name in ('Ana', 'Eva')`, [PLATFORM]);
  expect(await counted()).toEqual([{ sellers: 3 }]);
  const recount = `select count(*)::int as sellers from users where platform_id = $1 and role = 'PRODUCER'`;
  expect(await dataSource.query(recount, [PLATFORM])).toEqual([{ sellers: 3 }]);
});
