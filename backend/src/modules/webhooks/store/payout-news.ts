import type { PayoutNews as Told } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { newId } from '../../../runtime/ids/index.js';
import type { StoredWebhook } from './webhook-records.js';

const KEEP = `
insert into payout_news (id, platform_id, gateway_account_id, provider, webhook_id, withdraw_id, withdraw_reference, outcome, status, native,
  flagged, amount, detail, proven, told_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
on conflict (webhook_id, platform_id) do nothing`;

/** What providers told of payouts, kept for whoever sends them. Unproven news is a reason to ask, never to believe. */
@Injectable()
export class PayoutNews {
  async keep(
    { platformId }: TenantContext,
    tx: EntityManager,
    record: StoredWebhook,
    { withdrawId, withdrawReference, outcome }: Told,
    { proven, now }: { proven: boolean; now: Date },
  ): Promise<void> {
    const told = 'status' in outcome ? outcome : undefined;
    const values = [
      newId(now),
      platformId,
      record.gatewayAccountId,
      record.provider,
      record.id,
      withdrawId ?? told?.withdrawId ?? null,
      withdrawReference ?? null,
      outcome.kind,
      told?.status ?? null,
      told?.native ?? null,
      told?.flagged ?? false,
      told?.amount ?? null,
      detailOf(outcome),
      proven,
      now,
    ];
    await statement(tx, { name: 'keep-payout-news', text: KEEP, values });
  }
}

function detailOf(outcome: Told['outcome']): string | null {
  if ('detail' in outcome) return outcome.detail;
  return outcome.kind === 'unknown' ? outcome.why : null;
}
