import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import { hours } from '../../../runtime/clock/durations.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { firstIdOf } from '../../../runtime/ids/index.js';

/** A gateway account and what became of its charges in the last 24 hours. */
export interface GatewayLight {
  readonly id: string;
  readonly name: string;
  readonly active: boolean;
  readonly draining: boolean;
  readonly attempts: number;
  readonly paid: number;
  /** Without an answer of the provider so far. */
  readonly unknown: number;
}

const LIGHTS = sql<{ platformId: string; firstId: string }>(
  'dashboard-gateway-lights',
  `
select a.id, a.name, a.active, a.draining, count(t.id)::int as attempts,
  count(*) filter (where t.state = 'SETTLED')::int as paid, count(*) filter (where t.state = 'UNKNOWN')::int as unknown
from gateway_accounts_read a
left join attempts_read t on t.platform_id = :platformId and t.gateway_account_id = a.id and t.id >= :firstId
where a.platform_id = :platformId
group by a.id, a.name, a.active, a.draining order by a.active desc, a.name, a.id`,
);

/** Whether the gateways of a platform take sales. */
@Injectable()
export class GatewayLights {
  constructor(
    private readonly reads: Reads,
    private readonly clock: Clock,
  ) {}

  of({ platformId }: TenantContext): Promise<GatewayLight[]> {
    const firstId = firstIdOf(new Date(this.clock.now().getTime() - hours(24)));
    return this.reads.prepared<GatewayLight>(LIGHTS({ platformId, firstId }));
  }
}
