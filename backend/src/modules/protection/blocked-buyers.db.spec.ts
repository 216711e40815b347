import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { loadConfiguration } from '../../config/index.js';
import { GuicheDataSource } from '../../database/index.js';
import { SPELL_MAILBOXES } from '../../database/migrations/1795768250000-list-of-blocked-buyers.js';

const PLATFORM = '018f0000-0000-7000-8000-00000000b1b1';
const OTHER = '018f0000-0000-7000-8000-00000000b1b2';

let dataSource: GuicheDataSource;
beforeAll(async () => {
  const { database } = loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL });
  dataSource = await new GuicheDataSource(database, { entities: [], migrations: [] }).initialize();
  for (const [id, slug] of [
    [PLATFORM, 'papeis'],
    [OTHER, 'tintas'],
  ])
    await dataSource.query(
      `insert into platforms (id, slug, name, fees, created_at) values ($1, $2, $2, '{}', '2026-03-02')`,
      [id, slug],
    );
});
afterAll(() => dataSource.destroy());

it('blocks of an earlier version are spelt as mailboxes, and of two of one mailbox the older one holds', async () => {
  const blocked = [
    [PLATFORM, 'golpe+2@gmail.com', 'EMAIL', '2026-03-02'],
    [PLATFORM, 'gol.pe+1@gmail.com', 'EMAIL', '2026-03-01'],
    [PLATFORM, '+x@example.com', 'EMAIL', '2026-03-01'],
    [PLATFORM, '11144477735', 'DOCUMENT', '2026-03-01'],
    [OTHER, 'golpe+2@gmail.com', 'EMAIL', '2026-03-02'],
  ] as const;
  for (const [platformId, value, kind, at] of blocked)
    await dataSource.query(
      `insert into blocked_buyers (platform_id, id, kind, value, reason, created_at, created_by)
       values ($1, $2, $3, $4, 'Fraude', $5, 'staff:1')`,
      [platformId, randomUUID(), kind, value, at],
    );
  for (const statement of SPELL_MAILBOXES) await dataSource.query(statement);
  const rows = await dataSource.query<{ own: boolean; value: string; holds: boolean }[]>(
    `select platform_id = $1 as own, value, ended_at is null as holds from blocked_buyers order by 1 desc, 2`,
    [PLATFORM],
  );
  expect(rows).toEqual([
    { own: true, value: '+x@example.com', holds: true },
    { own: true, value: '11144477735', holds: true },
    { own: true, value: 'golpe+2@gmail.com', holds: false },
    { own: true, value: 'golpe@gmail.com', holds: true },
    { own: false, value: 'golpe@gmail.com', holds: true },
  ]);
});
