import type { ChargeNotification, ParsedWebhook } from '@guiche/gateway-kit';

interface ChargeIds {
  readonly reference: string;
  readonly attemptId?: string | undefined;
  readonly eventId?: string | undefined;
}

/** The notification about one charge, under the given ids. */
export const chargeNotification = (
  outcome: ChargeNotification['outcome'],
  { reference, attemptId, eventId }: ChargeIds,
): ParsedWebhook => ({
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
