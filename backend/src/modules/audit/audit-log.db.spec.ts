import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { loadConfiguration } from '../../config/index.js';
import { GuicheDataSource, NO_PLATFORM, Reads, Transactions } from '../../database/index.js';
import { Context, systemContext } from '../../runtime/context/index.js';
import { AuditLog, verifyAuditLog, type AuditEntry } from './index.js';

const PLATFORM = '018f0000-0000-7000-8000-00000000a0d1';
const OTHER = '018f0000-0000-7000-8000-00000000a0d2';
const NOW = new Date('2026-03-02T12:00:00.000Z');
const PERSON = '018f0000-0000-7000-8000-00000000a0d3';

let dataSource: GuicheDataSource;
let transactions: Transactions;
let log: AuditLog;
beforeAll(async () => {
  const { database } = loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL });
  dataSource = await new GuicheDataSource(database, { entities: [], migrations: [] }).initialize();
  transactions = new Transactions(dataSource);
  log = new AuditLog({ now: () => NOW, toWorld: (at: Date) => at, fromWorld: (at: Date) => at });
});
afterAll(() => dataSource.destroy());
beforeEach(async () => {
  await unguarded((tx) => tx.query('delete from audit_log'));
  await dataSource.query('delete from audit_heads');
});

/** Changes the log as only the owner of the table can. */
async function unguarded(work: (tx: EntityManager) => Promise<unknown>): Promise<void> {
  await dataSource.transaction(async (tx) => {
    await tx.query('alter table audit_log disable trigger append_only');
    await work(tx);
    await tx.query('alter table audit_log enable trigger append_only');
  });
}

const ctx = (platformId = PLATFORM) =>
  Context.of({
    actor: { kind: 'staff', id: PERSON },
    actingFor: { kind: 'user', id: OTHER },
    requestId: 'request-1',
    ip: '203.0.113.7',
  }).forPlatform(platformId);
const record = (entry: AuditEntry = { action: 'users.changed' }, platformId = PLATFORM) =>
  transactions.run('test', async (tx) => log.record(ctx(platformId), tx, entry));
const rows = (columns: string) =>
  dataSource.query<Record<string, unknown>[]>(
    `select ${columns} from audit_log order by platform_id, position`,
  );
const verified = async () => {
  const chains = await verifyAuditLog(new Reads(dataSource));
  return chains.map(({ platformId, digest: _digest, ...result }) => [platformId, result]);
};

it('a record says who did what, for whom, from where, and what changed', async () => {
  await record({
    action: 'users.changed',
    subject: 'users',
    subjectId: PERSON,
    before: { name: 'Ana', status: 'ACTIVE', version: 1, passwordHash: 'one' },
    after: { name: 'Ana', status: 'BLOCKED', version: 2, passwordHash: 'two' },
    reason: 'fraud',
  });
  expect(
    await rows(
      'platform_id, position, at, actor, acting_for, action, subject, subject_id, before, after, reason, ip, request_id',
    ),
  ).toEqual([
    {
      ...{
        platform_id: PLATFORM,
        position: 1,
        at: NOW,
        actor: `staff:${PERSON}`,
        acting_for: `user:${OTHER}`,
      },
      ...{ action: 'users.changed', subject: 'users', subject_id: PERSON },
      ...{ before: { status: 'ACTIVE' }, after: { status: 'BLOCKED' } },
      ...{ reason: 'fraud', ip: '203.0.113.7', request_id: 'request-1' },
    },
  ]);
});

it('a transaction that fails leaves no record', async () => {
  const failed = transactions.run('test', (tx) => {
    log.record(ctx(), tx, { action: 'users.changed' });
    return Promise.reject(new Error('refused'));
  });
  await expect(failed).rejects.toThrow('refused');
  expect(await rows('action')).toEqual([]);
});

it('records of one platform are numbered without gaps, also when transactions run at once', async () => {
  await Promise.all([...Array(20).keys()].map((number) => record({ action: `number ${number}` })));
  await record({ action: 'elsewhere' }, OTHER);
  const numbered = await rows('platform_id, position');
  expect(numbered.filter((row) => row.platform_id === PLATFORM).map((row) => Number(row.position))).toEqual(
    [...Array(20).keys()].map((number) => number + 1),
  );
  expect(await verified()).toEqual([
    [PLATFORM, { records: 20, kind: 'intact' }],
    [OTHER, { records: 1, kind: 'intact' }],
  ]);
});

it('what concerns no platform is recorded for the installation', async () => {
  await transactions.run('test', async (tx) =>
    log.record(systemContext('masters command', { operator: 'Ana' }), tx, { action: 'masters.created' }),
  );
  expect(await rows('platform_id, actor')).toEqual([{ platform_id: NO_PLATFORM, actor: 'Ana' }]);
});

it('the database refuses to change or delete a record', async () => {
  await record();
  for (const forbidden of [
    `update audit_log set actor = 'nobody'`,
    'delete from audit_log',
    'truncate audit_log',
  ])
    await expect(dataSource.query(forbidden)).rejects.toThrow('the audit log is append-only');
  expect(await rows('actor')).toEqual([{ actor: `staff:${PERSON}` }]);
});

it.each([
  ['a changed value', `update audit_log set after = '{"b": 3}' where position = 2`, 2, 'changed'],
  ['a changed actor', `update audit_log set actor = 'staff:other' where position = 2`, 2, 'changed'],
  ['a removed record', 'delete from audit_log where position = 2', 2, 'missing'],
  ['a removed last record', 'delete from audit_log where position = 3', 3, 'missing'],
  [
    'records in another order',
    'update audit_log set position = case position when 2 then 4 else 2 end where position in (2, 3)',
    2,
    'changed',
  ],
])('the check finds %s', async (_what, forgery, position, problem) => {
  for (const a of [1, 2, 3]) await record({ action: 'x', after: { z: { b: a, a: [1.5, 'ç'] }, a: NOW } });
  expect(await verified()).toEqual([[PLATFORM, { records: 3, kind: 'intact' }]]);
  await unguarded((tx) => tx.query(forgery));
  expect(await verified()).toEqual([[PLATFORM, { records: 3, kind: 'broken', position, problem }]]);
});
