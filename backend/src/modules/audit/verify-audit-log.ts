import { Reads, sql } from '../../database/index.js';
import { CHAIN_START, recordDigest, type AuditRecord } from './domain/audit-record.js';

/** The result for one platform. `digest` is that of the last record: keep it elsewhere to prove that none was removed since. */
export type VerifiedChain = {
  readonly platformId: string;
  readonly records: number;
  readonly digest: string;
} & (
  | { readonly kind: 'intact' }
  | {
      readonly kind: 'broken';
      /** The first record that is missing or changed. */
      readonly position: number;
      readonly problem: 'missing' | 'changed';
    }
);

type StoredRecord = AuditRecord & { readonly previousDigest: Buffer; readonly digest: Buffer };

const PAGE = 1_000;

const HEADS = sql<object>(
  'audit-heads',
  'select platform_id as "platformId", position, digest from audit_heads order by platform_id',
);

const RECORDS = sql<{ platformId: string; after: number; take: number }>(
  'audit-records',
  `select platform_id as "platformId", position, at, actor, acting_for as "actingFor", action, subject,
  subject_id as "subjectId", before, after, reason, ip, request_id as "requestId", previous_digest as "previousDigest", digest
from audit_log where platform_id = :platformId and position > :after order by position limit :take`,
);

interface Head {
  readonly platformId: string;
  readonly position: number;
  readonly digest: Buffer;
}

/** Recomputes the chain of each platform. It reads in pages; records that are added meanwhile are not looked at. */
export async function verifyAuditLog(reads: Reads): Promise<VerifiedChain[]> {
  const chains: VerifiedChain[] = [];
  for (const head of await reads.prepared<Head>(HEADS({}))) chains.push(await verifyChain(reads, head));
  return chains;
}

async function verifyChain(reads: Reads, head: Head): Promise<VerifiedChain> {
  const { platformId, position } = head;
  const checked = { platformId, records: position, digest: head.digest.toString('hex') };
  let [at, digest]: [number, Buffer] = [0, CHAIN_START];
  while (at < position) {
    const page = await reads.prepared<StoredRecord>(RECORDS({ platformId, after: at, take: PAGE }));
    const wanted = page.filter((record) => record.position <= position);
    for (const record of wanted) {
      if (record.position !== at + 1)
        return { ...checked, kind: 'broken', position: at + 1, problem: 'missing' };
      if (!isIntact(record, digest))
        return { ...checked, kind: 'broken', position: record.position, problem: 'changed' };
      [at, digest] = [record.position, record.digest];
    }
    if (wanted.length === 0) return { ...checked, kind: 'broken', position: at + 1, problem: 'missing' };
  }
  if (!digest.equals(head.digest)) return { ...checked, kind: 'broken', position, problem: 'changed' };
  return { ...checked, kind: 'intact' };
}

const isIntact = (record: StoredRecord, previous: Buffer): boolean =>
  record.previousDigest.equals(previous) && recordDigest(record, previous).equals(record.digest);
