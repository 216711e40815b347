import type { Cents } from '@guiche/money';
import type { QueryOutcome } from './outcomes.js';
import type { WithdrawOutcome } from './withdraws.js';

/** A webhook as received: headers in lower case, body unchanged. */
export interface WebhookDelivery {
  readonly headers: Readonly<Record<string, string>>;
  readonly rawBody: string;
  /**
   * Query parameters that the provider appended to the address; some signatures cover them (MERCADOPAGO). Default:
   * none.
   */
  readonly query?: Readonly<Record<string, string>>;
}

/** What a webhook reports about one charge: specification payments.md §3, "Webhook result". */
export interface ChargeNotification {
  readonly type: 'TRANSACTION';
  /** The provider's id of the charge. */
  readonly reference?: string;
  readonly attemptId?: string;
  /**
   * The banks' id of the PIX payment, where neither id above is given: it was stored with the charge
   * (`providerData`).
   */
  readonly endToEndId?: string;
  /** The provider's id of the event, equal when it is sent again. */
  readonly eventId?: string;
  readonly outcome: QueryOutcome;
}

/** What a webhook reports about one payout: specification payments.md §3, "Withdraw result". */
export interface PayoutNotification {
  readonly type: 'WITHDRAW';
  /** The provider's id of the payout. */
  readonly withdrawId?: string;
  /** Our own reference of the payout. */
  readonly withdrawReference?: string;
  /**
   * Without the provider's id where the webhook contains only ours; without the amount where it contains none, or
   * none with a known unit.
   */
  readonly outcome: AsReported<WithdrawOutcome>;
}

type AsReported<O> = O extends { readonly amount: Cents }
  ? Omit<O, 'amount' | 'withdrawId'> & { readonly amount?: Cents; readonly withdrawId?: string }
  : O;

/**
 * The result of reading a webhook after its proof was checked.
 * - `proven`: signed or with the shared token: the outcome may be applied.
 * - `hint`: this provider gives no proof: query before trusting.
 * - `payout`: a payout notification, `proven` or only a hint: stored for the sender of the payout.
 * - `forged`: a proof is required and is wrong: quarantine, never trust.
 * - `ignored`: a kind of event that the specification ignores.
 * - `mustThrow`: a kind for which the specification says that the translation throws (Asaas, payments.md §4).
 * - `unreadable`: not the provider's format.
 */
export type WebhookReading =
  | (ChargeNotification & {
      readonly kind: 'proven' | 'hint';
      /** Further charges of the same webhook, where a provider groups several (payments.md §7, bank-style PIX). */
      readonly others?: readonly ChargeNotification[];
    })
  | { readonly kind: 'payout'; readonly proven: boolean; readonly payout: PayoutNotification }
  | { readonly kind: 'forged'; readonly detail: string }
  | { readonly kind: 'ignored' | 'mustThrow' | 'unreadable'; readonly detail: string };
