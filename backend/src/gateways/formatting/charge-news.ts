import type { WebhookNews, WebhookTelling } from '@guiche/gateway-kit';

interface ChargeIds {
  readonly reference: string;
  readonly attemptId?: string | undefined;
  readonly eventId?: string | undefined;
}

/** What a delivery tells of one charge, under the ids it names. */
export const chargeNews = (
  outcome: WebhookNews['outcome'],
  { reference, attemptId, eventId }: ChargeIds,
): WebhookTelling => ({
  kind: 'told',
  news: [
    {
      type: 'TRANSACTION',
      reference,
      ...(attemptId ? { attemptId } : {}),
      ...(eventId ? { eventId } : {}),
      outcome,
    },
  ],
});
