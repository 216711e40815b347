import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions, sql, statement } from '../../database/index.js';
import { Clock } from '../../runtime/clock/index.js';
import { hours } from '../../runtime/clock/durations.js';
import type { TenantContext } from '../../runtime/context/index.js';
import type { PlatformSecret } from './store/platform.entity.js';

const WRITTEN_EVERY_MS = hours(1);
const MOST_REMEMBERED = 1_000;

const USED = sql<{ platformId: string; name: string; digest: Buffer; now: Date }>(
  'platform-secret-used',
  `insert into platform_secret_uses as u (platform_id, name, digest, last_used_at) values (:platformId, :name, :digest, :now)
on conflict (platform_id, name, digest) do update set last_used_at = greatest(u.last_used_at, excluded.last_used_at)`,
);

const OF_PLATFORM = sql<{ platformId: string }>(
  'platform-secret-uses',
  `select digest, last_used_at as "lastUsedAt" from platform_secret_uses where platform_id = :platformId`,
);

const FORGET = sql<{ platformId: string; name: string; digest: Buffer }>(
  'forget-platform-secret-use',
  'delete from platform_secret_uses where platform_id = :platformId and name = :name and digest = :digest',
);

/** When each key and certificate of a platform was used last, to the hour: a call never waits for it, and rarely writes it. */
@Injectable()
export class PlatformSecretUses {
  private readonly written = new Map<string, number>();
  private readonly log = new Logger('secrets');

  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  note(platformId: string, name: PlatformSecret, value: string): void {
    const now = this.clock.now();
    const digest = digestOf(name, value);
    const key = keyOf(platformId, digest);
    if (Math.abs(now.getTime() - (this.written.get(key) ?? -Infinity)) < WRITTEN_EVERY_MS) return;
    if (this.written.size >= MOST_REMEMBERED) this.written.clear();
    this.written.set(key, now.getTime());
    this.transactions.single(USED({ platformId, name, digest, now })).catch((error: unknown) => {
      this.written.delete(key);
      this.log.warn(`the use of ${name} was not written: ${error instanceof Error ? error.message : ''}`);
    });
  }

  /** When a secret was used last. */
  async of(
    { platformId }: TenantContext,
    tx: EntityManager,
  ): Promise<(name: PlatformSecret, value: string) => Date | null> {
    const rows = await statement<{ digest: Buffer; lastUsedAt: Date }>(tx, OF_PLATFORM({ platformId }));
    const known = new Map(rows.map(({ digest, lastUsedAt }) => [digest.toString('base64'), lastUsedAt]));
    return (name, value) => known.get(digestOf(name, value).toString('base64')) ?? null;
  }

  async forget(
    { platformId }: TenantContext,
    tx: EntityManager,
    name: PlatformSecret,
    value: string,
  ): Promise<void> {
    const digest = digestOf(name, value);
    await statement(tx, FORGET({ platformId, name, digest }));
    // The same one may be added again, and its first use is then to be written.
    this.written.delete(keyOf(platformId, digest));
  }
}

const keyOf = (platformId: string, digest: Buffer): string => `${platformId}/${digest.toString('base64')}`;

/** Names a secret without telling it. */
const digestOf = (name: PlatformSecret, value: string): Buffer =>
  createHash('sha256').update(`${name}\n${value}`).digest();
