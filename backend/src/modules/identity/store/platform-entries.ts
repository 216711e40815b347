import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { sql, statement } from '../../../database/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { newSessionToken, readSessionToken } from '../domain/session-token.js';

/** A master may enter a platform as one of its administrators. */
export interface PlatformEntry {
  /** The administrator. */
  readonly personId: string;
  readonly masterId: string;
  readonly masterName: string;
  readonly masterSessionId: string;
}

interface NewEntry extends PlatformEntry {
  readonly platformId: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

const INSERT = sql<NewEntry & { id: string; digest: Buffer }>(
  'add-platform-entry',
  `insert into platform_entries (platform_id, id, token_digest, person_id, master_id, master_name, master_session_id, created_at, expires_at)
values (:platformId, :id, :digest, :personId, :masterId, :masterName, :masterSessionId, :now, :expiresAt)`,
);

const TAKE = sql<{ platformId: string; digest: Buffer; now: Date }>(
  'take-platform-entry',
  `delete from platform_entries where platform_id = :platformId and token_digest = :digest and expires_at > :now
returning person_id as "personId", master_id as "masterId", master_name as "masterName", master_session_id as "masterSessionId"`,
);

/** Permissions to enter a platform. Each works once; the database holds the digest of its token. */
@Injectable()
export class PlatformEntries {
  /** Stores a permission and returns its token, which nobody can read again. */
  async add(tx: EntityManager, entry: NewEntry): Promise<string> {
    const { token, digest } = newSessionToken(entry.platformId);
    await statement(tx, INSERT({ ...entry, id: newId(entry.now), digest }));
    return token;
  }

  /** Uses a permission of this platform up. Undefined: there is none of this token any more. */
  async take(
    tx: EntityManager,
    platformId: string,
    token: string,
    now: Date,
  ): Promise<PlatformEntry | undefined> {
    const read = readSessionToken(token);
    if (read?.platformId !== platformId) return undefined;
    const [taken] = await statement<PlatformEntry>(tx, TAKE({ platformId, digest: read.digest, now }));
    return taken;
  }
}
