import { Injectable } from '@nestjs/common';
import { Reads, Transactions, sql } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import type { Context } from '../../../runtime/context/index.js';
import { dryRun, rehearse, type Sample } from '../../../gateways/define/index.js';
import { genericRest, type GenericRestData } from '../../../gateways/protocols/generic-rest/index.js';
import { AuditLog } from '../../audit/index.js';
import { Reauthentication, type Proof } from '../../identity/index.js';
import { storeDefinition } from './store-definition.js';

export interface DefinitionVersion {
  readonly provider: string;
  readonly version: number;
  readonly name: string | null;
  readonly createdAt: Date;
  /** How many accounts of all platforms are of this provider. */
  readonly accounts: number;
}

/** What a definition does, or why it may not be used: one problem a line. */
export interface RehearsedText {
  readonly problems: readonly string[];
  readonly id: string | null;
  readonly version: number | null;
  readonly capabilities: readonly string[];
  readonly sample: Awaited<ReturnType<typeof dryRun>> | null;
}

const VERSIONS = sql<object>(
  'gateway-definition-versions',
  `
select d.provider, d.version, d.data ->> 'name' as name, d.created_at as "createdAt",
  (select count(*)::int from gateway_accounts a where a.provider = d.provider) as accounts
from gateway_definitions d order by d.provider, d.version desc`,
);

/** Gateways that are data, for the master. The command `gateways:define` takes the same way. */
@Injectable()
export class DefineGateway {
  constructor(
    private readonly reads: Reads,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly reauthentication: Reauthentication,
  ) {}

  /** By provider, the newest version first. */
  versions(): Promise<DefinitionVersion[]> {
    return this.reads.primary(VERSIONS({}));
  }

  /** Checks a definition, and a sample of an exchange where one is given. Stores and calls nothing. */
  async rehearse(text: string, sample = ''): Promise<RehearsedText> {
    const read = parsed(text);
    if (typeof read === 'string') return { ...NOTHING, problems: [read] };
    const data = read as GenericRestData;
    try {
      const { manifest } = new (genericRest(data))();
      const known = { id: manifest.id, version: data.version ?? 1, capabilities: manifest.capabilities };
      const problems = await rehearse(data);
      const wanted = sample.trim() === '' ? null : parsed(sample);
      if (typeof wanted === 'string') return { ...known, problems: [...problems, wanted], sample: null };
      return { ...known, problems, sample: wanted && (await dryRun(data, wanted as Sample)) };
    } catch (error) {
      return { ...NOTHING, problems: messageOf(error).split('\n') };
    }
  }

  /**
   * Stores the definition as the next version, which every process knows at once.
   * @throws Problem validation (422): wrong password or code
   */
  async define(
    ctx: Context,
    session: Session,
    text: string,
    { reason, ...proof }: Proof & { readonly reason: string },
  ): Promise<RehearsedText> {
    const rehearsed = await this.rehearse(text);
    if (rehearsed.problems.length > 0) return rehearsed;
    await this.reauthentication.demand(ctx, session, proof);
    const data = JSON.parse(text) as GenericRestData;
    return this.transactions.run('defineGateway', async (tx) => {
      const stored = await storeDefinition(tx, data);
      if (stored.kind === 'refused') return { ...rehearsed, problems: [stored.why] };
      if (stored.kind === 'kept')
        this.audit.record(ctx, tx, {
          ...{ action: 'gateway.defined', subject: 'gateway_definitions', reason },
          after: { provider: data.id, version: stored.version },
        });
      return { ...rehearsed, version: stored.version };
    });
  }
}

const NOTHING = { id: null, version: null, capabilities: [], sample: null } as const;

/** The object that a text holds, or why it holds none. */
function parsed(text: string): object | string {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : 'JSON: an object is expected';
  } catch (error) {
    return `JSON: ${messageOf(error)}`;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
