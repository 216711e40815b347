// @ts-check
/**
 * What `npm run audit:verify` costs: a chain of 100,000 records, added by the audit log itself, is verified by the command, beside a
 * baseline that only reads the same rows and computes one digest of each. Then a record is changed, another gets another digest, and a
 * third is removed; the command must name each. Ends with 1 when it does not, or when verifying is slower than it must be.
 *
 *     npm run bench:audit [-- --records 100000]
 */
import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { build } from '../../libs/tooling/src/build.mjs';
import { freePort } from '../../libs/tooling/src/ports.mjs';
import { THROW_AWAY, databaseUrl, openCluster, startServer } from '../../libs/tooling/src/postgres.mjs';
import { childEnvironment, readSettings } from '../../libs/tooling/src/platform/settings.mjs';
import { listenToNode } from '../../libs/tooling/src/processes.mjs';
import { stage } from '../../libs/tooling/src/progress.mjs';
import { inRoot } from '../../libs/tooling/src/workspace.mjs';

/** Of the records that the baseline reads and digests in the same time. */
const MUST_RATIO = 0.5;
const ROUNDS = 3;
/** Records of one transaction, as of a staff member who changes many rows at once. */
const TOGETHER = 100;
const PAGE = 1_000;
const PLATFORM = '018f0000-0000-7000-8000-00000000b0d1';

const NAMES = {
  bare: 'baseline: read, one digest a record',
  verified: 'verified',
  command: 'npm run audit:verify, with its start',
};

const { values: options } = parseArgs({ options: { records: { type: 'string', default: '100000' } } });
const RECORDS = Number(options.records);

await build({ frontend: false }).compiled;
const { loadConfiguration } = await import('@guiche/backend/config/index.js');
const { SCHEMA } = await import('@guiche/backend/data-source.js');
const { GuicheDataSource, Reads, Transactions, migrate } = await import('@guiche/backend/database/index.js');
const { AuditLog, verifyAuditLog } = await import('@guiche/backend/modules/audit/index.js');
const { Context } = await import('@guiche/backend/runtime/context/index.js');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guiche-bench-audit-'));
fs.chmodSync(folder, 0o755);
const cluster = openCluster(folder, { sync: false });
const server = await startServer(cluster, { port: await freePort(), settings: THROW_AWAY });
const url = databaseUrl(cluster, server.port);
const database = new pg.Pool({ connectionString: url, max: 1 });
// The pool is still saying goodbye when the server stops.
database.on('error', () => {});
try {
  const { database: config } = loadConfiguration({ DATABASE_URL: url });
  await stage('schema', () => migrate(config, SCHEMA));
  const dataSource = await new GuicheDataSource(config, { entities: [], migrations: [] }).initialize();
  try {
    await stage(`${RECORDS} records`, () => fill(dataSource));
    await measure(new Reads(dataSource));
    await forge();
  } finally {
    await dataSource.destroy();
  }
} finally {
  await database.end();
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}

/**
 * Edits of sellers by staff, as `TenantRepository` records them.
 * @param {InstanceType<typeof GuicheDataSource>} dataSource
 */
async function fill(dataSource) {
  const transactions = new Transactions(dataSource);
  const clock = /** @type {any} */ ({ now: () => new Date() });
  const log = new AuditLog(clock);
  for (let at = 0; at < RECORDS; at += TOGETHER)
    await transactions.run('bench', async (tx) => {
      const ctx = Context.of({
        actor: { kind: 'staff', id: randomUUID() },
        requestId: randomUUID(),
        ip: '203.0.113.7',
      }).forPlatform(PLATFORM);
      for (let one = at; one < Math.min(at + TOGETHER, RECORDS); one += 1)
        log.record(ctx, tx, {
          ...{ action: 'users.changed', subject: 'users', subjectId: randomUUID() },
          before: { status: 'ACTIVE', name: `Vendedor ${one}`, version: 1 },
          after: { status: 'BLOCKED', name: `Vendedora ${one}`, version: 2 },
          reason: 'Documentos vencidos.',
        });
    });
  await database.query('analyze audit_log');
}

/**
 * Both sides in turns; the best of each counts, because the machine is shared.
 * @param {InstanceType<typeof Reads>} reads
 */
async function measure(reads) {
  const best = { bare: Infinity, verified: Infinity, command: Infinity };
  for (let round = 0; round < ROUNDS; round += 1) {
    best.bare = Math.min(best.bare, await msOf(readAndDigest));
    best.verified = Math.min(best.verified, await msOf(() => verifyAuditLog(reads)));
    best.command = Math.min(best.command, await msOf(() => mustBe({ kind: 'intact', records: RECORDS })));
  }
  const ratio = best.bare / best.verified;
  for (const [name, ms] of Object.entries(best))
    console.log(
      `${NAMES[/** @type {keyof typeof NAMES} */ (name)].padEnd(38)} ${(ms / 1000).toFixed(2).padStart(7)} s  ${((RECORDS * 1000) / ms).toFixed(0).padStart(8)} records/s`,
    );
  console.log(`${ratio.toFixed(2)} of the baseline; it must reach ${MUST_RATIO}`);
  if (ratio < MUST_RATIO) process.exitCode = 1;
}

/** The same rows in pages of the same size. */
async function readAndDigest() {
  for (let after = 0; after < RECORDS; after += PAGE) {
    const { rows } = await database.query(
      'select * from audit_log where platform_id = $1 and position > $2 order by position limit $3',
      [PLATFORM, after, PAGE],
    );
    for (const row of rows) createHash('sha256').update(JSON.stringify(row)).digest();
  }
}

/** @param {() => Promise<unknown>} work */
async function msOf(work) {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** What somebody could do who owns the tables, each undone. */
async function forge() {
  for (const [part, statement, problem] of /** @type {const} */ ([
    [0.99, `update audit_log set reason = 'Outra.' where position = $1`, 'changed'],
    // A digest that fits no longer.
    [0.5, `update audit_log set digest = sha256('x') where position = $1`, 'changed'],
    [0.1, 'delete from audit_log where position = $1', 'missing'],
  ])) {
    const position = Math.ceil(RECORDS * part);
    await database.query('alter table audit_log disable trigger user');
    await database.query(`create table kept as select * from audit_log where position = ${position}`);
    await database.query(statement, [position]);
    await mustBe({ kind: 'broken', position, problem });
    console.log(`found: record ${position} is ${problem} after ${statement.split(' where')[0]}`);
    await database.query('delete from audit_log where position = $1', [position]);
    await database.query('insert into audit_log select * from kept');
    await database.query('drop table kept');
    await database.query('alter table audit_log enable trigger user');
  }
  await mustBe({ kind: 'intact', records: RECORDS });
}

/**
 * Runs the command.
 * @param {Record<string, unknown>} expected of the chain
 */
async function mustBe(expected) {
  const program = inRoot('backend/dist/programs/audit-verify.js');
  const { code, output } = await listenToNode([program], {
    env: childEnvironment(readSettings(process.env), url),
  });
  const chain = code === 0 || code === 1 ? JSON.parse(output)[0] : {};
  for (const [name, value] of Object.entries(expected))
    if (chain[name] !== value) throw new Error(`the command says otherwise than ${name} ${value}: ${output}`);
  if ((code === 0) !== (chain.kind === 'intact')) throw new Error(`the command ended with ${code}`);
}
