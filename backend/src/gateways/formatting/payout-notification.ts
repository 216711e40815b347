import type { PayoutNotification, ParsedWebhook, WithdrawOutcome, WithdrawReader } from '@guiche/gateway-kit';
import { ZERO_CENTS } from '@guiche/money';

interface PayoutIds {
  readonly withdrawId?: string | undefined;
  readonly withdrawReference?: string | undefined;
}

/** The notification about one payout, under the given ids. */
export function payoutNotification(
  outcome: PayoutNotification['outcome'],
  { withdrawId, withdrawReference }: PayoutIds,
): ParsedWebhook {
  return {
    kind: 'payout',
    payout: {
      type: 'WITHDRAW',
      ...(withdrawId ? { withdrawId } : {}),
      ...(withdrawReference ? { withdrawReference } : {}),
      outcome,
    },
  };
}

/** The same where a webhook has a payout's status without its amount or unit, possibly with our id only. */
export function payoutStatusNotification(
  read: WithdrawReader,
  word: string,
  { withdrawId, withdrawReference, detail }: PayoutIds & { detail?: string | undefined },
): ParsedWebhook {
  const outcome = read(word, { withdrawId: withdrawId ?? '', amount: ZERO_CENTS, detail });
  return payoutNotification(asReported(outcome, withdrawId), { withdrawId, withdrawReference });
}

function asReported(outcome: WithdrawOutcome, withdrawId: string | undefined): PayoutNotification['outcome'] {
  if (!('amount' in outcome)) return outcome;
  const { amount: _, withdrawId: __, ...reported } = outcome;
  return { ...reported, ...(withdrawId ? { withdrawId } : {}) };
}
