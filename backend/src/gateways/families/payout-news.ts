import type { WebhookTelling, WithdrawOutcome } from '@guiche/gateway-kit';

/** What a delivery tells of one payout, under the ids it names. */
export function payoutNews(
  outcome: WithdrawOutcome,
  {
    withdrawId,
    withdrawReference,
  }: { withdrawId?: string | undefined; withdrawReference?: string | undefined },
): WebhookTelling {
  return {
    kind: 'toldOfPayout',
    payout: {
      type: 'WITHDRAW',
      ...(withdrawId ? { withdrawId } : {}),
      ...(withdrawReference ? { withdrawReference } : {}),
      outcome,
    },
  };
}
