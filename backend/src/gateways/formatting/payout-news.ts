import type { PayoutNews, WebhookTelling, WithdrawOutcome, WithdrawReader } from '@guiche/gateway-kit';
import { ZERO_CENTS } from '@guiche/money';

interface PayoutIds {
  readonly withdrawId?: string | undefined;
  readonly withdrawReference?: string | undefined;
}

/** What a delivery tells of one payout, under the ids it names. */
export function payoutNews(
  outcome: PayoutNews['outcome'],
  { withdrawId, withdrawReference }: PayoutIds,
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

/** The same where a delivery tells a payout's word and not its amount, or not in which unit; perhaps under our id alone. */
export function payoutWord(
  read: WithdrawReader,
  word: string,
  { withdrawId, withdrawReference, detail }: PayoutIds & { detail?: string | undefined },
): WebhookTelling {
  const outcome = read(word, { withdrawId: withdrawId ?? '', amount: ZERO_CENTS, detail });
  return payoutNews(asTold(outcome, withdrawId), { withdrawId, withdrawReference });
}

function asTold(outcome: WithdrawOutcome, withdrawId: string | undefined): PayoutNews['outcome'] {
  if (!('amount' in outcome)) return outcome;
  const { amount: _, withdrawId: __, ...told } = outcome;
  return { ...told, ...(withdrawId ? { withdrawId } : {}) };
}
