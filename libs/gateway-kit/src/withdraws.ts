import type { PixKeyType } from '@guiche/brazil';
import type { Cents } from '@guiche/money';
import type { Refused, Unknown } from './outcomes.js';

export type WithdrawMethod = 'PIX' | 'BANK_ACCOUNT' | 'RECEIVER';
export type { PixKeyType };

/** Specification payments.md §3, "Withdraw input". `withdrawReference` is our key for this payout; it never changes. */
export interface WithdrawIntent {
  readonly withdrawReference: string;
  readonly paymentMethod: WithdrawMethod;
  readonly amount: Cents;
  readonly pixKey?: string;
  readonly pixType?: PixKeyType;
  readonly document: string;
  readonly documentType: 'CPF' | 'CNPJ';
  readonly name: string;
  readonly email: string;
  readonly description: string;
  readonly receiverId?: string;
  /** The secret of the receiver's own account, where it withdraws its money itself (IUGU). */
  readonly receiverToken?: string;
  readonly bankCode?: string;
  readonly branchNumber?: string;
  readonly accountNumber?: string;
  readonly accountHolder?: string;
  readonly accountDocument?: string;
  readonly webhookUrl?: string;
  readonly createdAt: Date;
}

/** Queries the state of a payout: by the provider's id if known, else by our reference. */
export interface WithdrawQueryIntent {
  readonly withdrawReference: string;
  readonly withdrawId?: string;
  /** For a payout by RECEIVER, where the provider stores payouts under their receiver. */
  readonly receiverId?: string;
  readonly receiverToken?: string;
  readonly amount: Cents;
  readonly createdAt: Date;
  readonly queriedAt: Date;
}

interface WithdrawDetails {
  readonly withdrawId: string;
  readonly amount: Cents;
  readonly native?: string;
  readonly flagged?: boolean;
}

/** Specification payments.md §3, "Withdraw result", with its statuses of §4. */
export type WithdrawOutcome =
  | (WithdrawDetails & { readonly kind: 'settled'; readonly status: 'APPROVED'; readonly approvedAt?: Date })
  | (WithdrawDetails & { readonly kind: 'awaiting'; readonly status: 'PENDING' })
  | (Partial<WithdrawDetails> & {
      readonly kind: 'declined';
      readonly status: 'REJECTED' | 'CANCELED';
      readonly detail: string;
    })
  | Refused
  | Unknown;

export type WithdrawQueryOutcome = WithdrawOutcome | { readonly kind: 'notFound' };
