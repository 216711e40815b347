import { randomUUID } from 'node:crypto';
import { fields, isHttpUrl, text } from '../http/fields.js';
import type { Payout } from '../simulation/payouts.js';
import { wholeCents } from './order.js';
import { refuse } from './refusal.js';

export interface GenericRestPayout extends Payout {
  readonly webhookUrl: string | null;
}

const WORDS: Record<Payout['status'], string> = {
  PENDING: 'processing',
  PAID: 'paid',
  REJECTED: 'rejected',
  CANCELED: 'canceled',
};

export function readPayout(body: unknown, tenant: string, now: Date): GenericRestPayout {
  const { amount, reference, pixKey, pixKeyType, bankAccount, recipientId, webhookUrl } = fields(body);
  const destinations = [pixKey, bankAccount, recipientId].filter((one) => one !== undefined);
  if (destinations.length !== 1) throw refuse(422, 'a payout goes to one destination');
  if (pixKey !== undefined && text(pixKeyType) === undefined) throw refuse(422, 'pixKeyType is required');
  if (webhookUrl !== undefined && !isHttpUrl(webhookUrl)) throw refuse(422, 'webhookUrl must be an address');
  const externalRef = text(reference);
  if (externalRef === undefined) throw refuse(422, 'reference is required');
  return {
    id: randomUUID(),
    tenant,
    externalRef,
    amount: wholeCents(amount),
    pixKey: text(pixKey) ?? null,
    webhookUrl: webhookUrl ?? null,
    createdAt: now,
    updatedAt: now,
    status: 'PENDING',
    endToEndId: null,
  };
}

export const payoutBody = ({ id, externalRef, amount, status, createdAt }: GenericRestPayout): object => ({
  id,
  reference: externalRef,
  amount,
  status: WORDS[status],
  createdAt,
});
