import type { AnyGateway } from '@guiche/gateway-kit';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { genericRest, type GenericRestData } from '../../../gateways/protocols/generic-rest/index.js';
import { Reads, sql } from '../../../database/index.js';
import { PgNotifications } from '../../../runtime/notifications/index.js';
import { GATEWAYS_CHANGED } from './gateways-changed.js';

interface Definition {
  readonly provider: string;
  readonly version: number;
  readonly data: GenericRestData;
}

/** An unknown provider is looked up in the table, but not on every request that names it. */
const LOOK_AGAIN_MS = 1_000;

const AFTER = sql<{ providers: string[]; versions: number[] }>(
  'gateway-definitions-after',
  `
select provider, version, data from gateway_definitions d
where not exists (
  select from unnest(:providers::text[], :versions::integer[]) known (provider, version)
  where known.provider = d.provider and known.version = d.version
)
order by provider, version`,
);

/**
 * The providers that are data (docs/new-gateway.md). A version never changes, so what is loaded stays; a new one is here as
 * soon as it is announced, in every process.
 */
@Injectable()
export class DefinedGateways implements OnApplicationBootstrap {
  private readonly log = new Logger(DefinedGateways.name);
  /** By provider, the versions in their order. */
  private readonly gateways = new Map<string, Map<number, AnyGateway>>();
  private lookedAt = -Infinity;

  constructor(
    private readonly reads: Reads,
    channel: PgNotifications,
  ) {
    const load = (): void => void this.load().catch((error: unknown) => this.log.warn(error));
    channel.on(GATEWAYS_CHANGED, load);
    channel.onReconnect(load);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.load();
  }

  /** Their names. */
  providers(): readonly string[] {
    return [...this.gateways.keys()];
  }

  /** The newest version by default. */
  find(provider: string, version?: number | null): AnyGateway | undefined {
    const wanted = version ?? this.newest(provider);
    const gateway = wanted === null ? undefined : this.gateways.get(provider)?.get(wanted);
    if (!gateway) this.lookAgain();
    return gateway;
  }

  /** Null for a provider that is not data. */
  newest(provider: string): number | null {
    return [...(this.gateways.get(provider)?.keys() ?? [])].at(-1) ?? null;
  }

  /** A notice may have come before we listened; what is not known yet may be known a moment later. */
  private lookAgain(): void {
    if (performance.now() - this.lookedAt < LOOK_AGAIN_MS) return;
    void this.load().catch((error: unknown) => this.log.warn(error));
  }

  private async load(): Promise<void> {
    this.lookedAt = performance.now();
    const known = [...this.gateways].flatMap(([provider, versions]) =>
      [...versions.keys()].map((version) => ({ provider, version })),
    );
    const definitions = await this.reads.primary<Definition>(
      AFTER({
        providers: known.map(({ provider }) => provider),
        versions: known.map(({ version }) => version),
      }),
    );
    for (const definition of definitions) this.add(definition);
  }

  /** One that this release cannot speak any more must not take the others with it. */
  private add({ provider, version, data }: Definition): void {
    const versions = this.gateways.get(provider) ?? new Map<number, AnyGateway>();
    try {
      const gateway = new (genericRest(data))();
      // Two loads may have run side by side; the versions stay in their order.
      const all = [...versions.set(version, versions.get(version) ?? gateway)].sort(
        ([one], [other]) => one - other,
      );
      this.gateways.set(provider, new Map(all));
    } catch (error) {
      this.log.error(`${provider} version ${version} cannot be used: ${String(error)}`);
    }
  }
}
