import type { ChargeNotification, WebhookTelling } from '@guiche/gateway-kit';

interface ChargeIds {
  readonly reference: string;
  readonly attemptId?: string | undefined;
  readonly eventId?: string | undefined;
}

/** What a delivery tells of one charge, under the ids it names. */
export const chargeNotification = (
  outcome: ChargeNotification['outcome'],
  { reference, attemptId, eventId }: ChargeIds,
): WebhookTelling => ({
  kind: 'charges',
  notifications: [
    {
      type: 'TRANSACTION',
      reference,
      ...(attemptId ? { attemptId } : {}),
      ...(eventId ? { eventId } : {}),
      outcome,
    },
  ],
});
