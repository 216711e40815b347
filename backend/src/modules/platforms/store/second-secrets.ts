import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { insertRows, sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Envelope } from '../../../runtime/crypto/index.js';
import { newId } from '../../../runtime/ids/index.js';
import type { PlatformSecret, SecretMark } from './platform.entity.js';
import { secondSecretContext } from './sealed-columns.js';

/** A secret with what is known of it. */
export interface HeldSecret {
  readonly value: string;
  readonly mark: SecretMark | undefined;
}

interface SecondRow {
  readonly id: string;
  readonly name: PlatformSecret;
  readonly sealed: Buffer;
  /** Empty: it is not known who added it. */
  readonly mark: Partial<SecretMark>;
}

const OF_PLATFORM = sql<{ platformId: string }>(
  'second-secrets-of-platform',
  `select id, name, value_sealed as sealed, mark from platform_second_secrets where platform_id = :platformId`,
);

const REMOVE = sql<{ platformId: string; name: string }>(
  'remove-second-secret',
  'delete from platform_second_secrets where platform_id = :platformId and name = :name',
);

/** The secret that lies beside the one in use: the next, or the former. At most one of each name; whoever writes has locked the platform. */
@Injectable()
export class SecondSecrets {
  constructor(private readonly envelope: Envelope) {}

  async of(
    { platformId }: TenantContext,
    tx: EntityManager,
  ): Promise<ReadonlyMap<PlatformSecret, HeldSecret>> {
    const rows = await statement<SecondRow>(tx, OF_PLATFORM({ platformId }));
    const opened = ({ id, sealed }: SecondRow) =>
      this.envelope.open(sealed, secondSecretContext(id)).toString('utf8');
    return new Map(rows.map((row) => [row.name, { value: opened(row), mark: knownMark(row) }]));
  }

  /** In the place of the one that lies there. */
  async put(
    ctx: TenantContext,
    tx: EntityManager,
    name: PlatformSecret,
    secret: HeldSecret & { readonly now: Date },
  ): Promise<void> {
    await this.remove(ctx, tx, name);
    const id = newId(secret.now);
    const sealed = this.envelope.seal(secret.value, secondSecretContext(id));
    await statement(
      tx,
      insertRows({
        ...{ name: 'add-second-secret', into: 'platform_second_secrets' },
        columns: ['platform_id', 'id', 'name', 'value_sealed', 'mark'],
        rows: [[ctx.platformId, id, name, sealed, JSON.stringify(secret.mark ?? {})]],
      }),
    );
  }

  async remove({ platformId }: TenantContext, tx: EntityManager, name: PlatformSecret): Promise<void> {
    await statement(tx, REMOVE({ platformId, name }));
  }
}

function knownMark({ mark }: SecondRow): SecretMark | undefined {
  const { at, by, ...more } = mark;
  return at === undefined || by === undefined ? undefined : { ...more, at, by };
}
