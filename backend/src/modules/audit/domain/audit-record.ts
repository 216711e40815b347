import { createHash } from 'node:crypto';

/** The columns of a row, by their names in the application. */
export type AuditedValues = Readonly<Record<string, unknown>>;

/** One record of the audit log. `position` counts from 1 in each platform. */
export interface AuditRecord {
  readonly platformId: string;
  readonly position: number;
  readonly at: Date;
  readonly actor: string;
  readonly actingFor: string | null;
  /** What was done, in plain words of the code: `user.signedIn`, `platforms.changed`. */
  readonly action: string;
  /** The kind of thing it was done to, and its id. */
  readonly subject: string | null;
  readonly subjectId: string | null;
  readonly before: AuditedValues | null;
  readonly after: AuditedValues | null;
  readonly reason: string | null;
  readonly ip: string | null;
  readonly requestId: string;
}

/** The digest that the first record of a platform follows. */
export const CHAIN_START = Buffer.alloc(0);

/** SHA-256 of a record and of the digest before it. */
export function recordDigest(record: AuditRecord, previous: Buffer): Buffer {
  const { platformId, position, at, actor, actingFor, action, subject, subjectId } = record;
  const { before, after, reason, ip, requestId } = record;
  const parts = [platformId, position, at.toISOString(), actor, actingFor, action, subject, subjectId];
  const text = canonicalJson([...parts, before, after, reason, ip, requestId]);
  return createHash('sha256').update(previous).update(text, 'utf8').digest();
}

/** JSON with sorted names: a document reads back from the database in another order than it was written. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
