import type { PayoutNotification as Told } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { statement, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { newId } from '../../../runtime/ids/index.js';
import type { StoredWebhook } from './webhook-records.js';

const KEEP = sql<{
  id: string;
  platformId: string;
  gatewayAccountId: string;
  provider: string;
  webhookId: string;
  withdrawId: string | null;
  withdrawReference: string | null;
  outcome: string;
  status: string | null;
  native: string | null;
  flagged: boolean;
  amount: number | null;
  detail: string | null;
  proven: boolean;
  now: Date;
}>(
  'keep-payout-news',
  `
insert into payout_news (id, platform_id, gateway_account_id, provider, webhook_id, withdraw_id, withdraw_reference, outcome, status, native,
  flagged, amount, detail, proven, told_at)
values (:id, :platformId, :gatewayAccountId, :provider, :webhookId, :withdrawId, :withdrawReference, :outcome, :status, :native, :flagged, :amount, :detail, :proven, :now)
on conflict (webhook_id, platform_id) do nothing`,
);

/** Reports of providers about payouts, stored for the payout module. Unproven reports only trigger a query. */
@Injectable()
export class PayoutNotifications {
  async keep(
    { platformId }: TenantContext,
    tx: EntityManager,
    record: StoredWebhook,
    { withdrawId, withdrawReference, outcome }: Told,
    { proven, now }: { proven: boolean; now: Date },
  ): Promise<void> {
    const result = 'status' in outcome ? outcome : undefined;
    await statement(
      tx,
      KEEP({
        ...{ id: newId(now), platformId, proven, now },
        ...{ gatewayAccountId: record.gatewayAccountId, provider: record.provider, webhookId: record.id },
        withdrawId: withdrawId ?? result?.withdrawId ?? null,
        withdrawReference: withdrawReference ?? null,
        outcome: outcome.kind,
        status: result?.status ?? null,
        native: result?.native ?? null,
        flagged: result?.flagged ?? false,
        amount: result?.amount ?? null,
        detail: detailOf(outcome),
      }),
    );
  }
}

function detailOf(outcome: Told['outcome']): string | null {
  if ('detail' in outcome) return outcome.detail;
  return outcome.kind === 'unknown' ? outcome.why : null;
}
