import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { AuditLog } from '../../audit/index.js';
import { newApiKey, type ApiKeyScope } from '../domain/api-key.js';
import { identityProblem } from '../identity-problems.js';
import { Reauthentication, type Proof } from '../reauthentication.js';
import { ApiKeys, type ListedApiKey } from '../store/api-keys.js';

const MOST_KEYS = 20;

/** The API keys of a seller. */
@Injectable()
export class OwnApiKeys {
  constructor(
    private readonly keys: ApiKeys,
    private readonly reauthentication: Reauthentication,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Those that work, the newest first. */
  list({ platformId }: TenantContext, { person }: Session): Promise<ListedApiKey[]> {
    return this.keys.list({ platformId, userId: person.id });
  }

  /**
   * @returns the key, which nobody can read again
   * @throws Problem validation (422): wrong password or code; tooManyKeys (409)
   */
  async create(
    ctx: TenantContext,
    session: Session,
    { name, scope }: { name: string; scope: ApiKeyScope },
    proof: Proof,
  ): Promise<string> {
    await this.reauthentication.demand(ctx, session, proof);
    const { platformId } = ctx;
    const userId = session.person.id;
    if ((await this.keys.list({ platformId, userId })).length >= MOST_KEYS)
      throw identityProblem('tooManyKeys');
    const now = this.clock.now();
    const id = newId(now);
    const { key, digest, beginning } = newApiKey(platformId);
    await this.transactions.run('createApiKey', async (tx) => {
      await this.keys.add(tx, { platformId, userId, id, name, scope, beginning, digest, now });
      this.audit.record(ctx, tx, {
        ...{ action: 'apiKey.created', subject: 'api_keys', subjectId: id },
        after: { name, scope, beginning },
      });
    });
    return key;
  }

  /** The key stops working at once. @throws Problem notFound */
  async revoke(ctx: TenantContext, { person }: Session, id: string): Promise<void> {
    const owner = { platformId: ctx.platformId, userId: person.id };
    await this.transactions.run('revokeApiKey', async (tx) => {
      if (!(await this.keys.revoke(tx, owner, id, this.clock.now()))) throw runtimeProblem('notFound');
      this.audit.record(ctx, tx, { action: 'apiKey.revoked', subject: 'api_keys', subjectId: id });
    });
  }
}
