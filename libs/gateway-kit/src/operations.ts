import type { CardData, CardIdIntent, CardIdOutcome, CardTokenIntent, CardTokenOutcome } from './cards.js';
import type { ChargeIntent, QueryIntent, RefundIntent, WebhookRegistrationIntent } from './intents.js';
import type { NativeBody } from './native-body.js';
import type { QueryOutcome, RefundOutcome, Refused, Unknown } from './outcomes.js';
import type { ReceiverIntent, ReceiverOutcome, ReceiverQueryIntent } from './receivers.js';
import type { GatewayRequest } from './requests.js';
import type {
  WithdrawIntent,
  WithdrawOutcome,
  WithdrawQueryIntent,
  WithdrawQueryOutcome,
} from './withdraws.js';

/** What earlier steps of the same operation learnt, by name. */
export type Facts = Readonly<Record<string, string>>;

/** What a request may be built from, besides the intent. */
export interface Context<C extends object = object> {
  readonly credentials: C;
  readonly facts: Facts;
  /** Counts from 0 while `read` asks for the next page. */
  readonly page: number;
  /** The buyer's card, only where it is charged, stored or tokenized with its number. No part of it may be in an outcome. */
  readonly card?: CardData;
}

/** The answer is one page of several and does not hold what was looked for. */
export interface NextPage {
  readonly kind: 'nextPage';
}

/** A preparation found that there is nothing left to do. */
export interface Done<R> {
  readonly kind: 'done';
  readonly result: R;
}

export interface Learnt {
  readonly kind: 'learnt';
  readonly facts: Facts;
}

/** A step before the one that counts (ASAAS: the customer). When it fails, nothing was booked: the operation is `refused`. */
export interface Preparation<I, R, C extends object = object> {
  /** Left out: always. */
  when?(intent: I, context: Context<C>): boolean;
  send(intent: I, context: Context<C>): GatewayRequest;
  read(body: NativeBody, intent: I, context: Context<C>): Learnt | Done<R>;
}

/** A repeatable step after the one that counts (ASAAS: the QR code). When it fails, the result stays as it was. */
export interface FollowUp<I, R, C extends object = object> {
  when(result: R): boolean;
  /** `context.facts` holds what the preparations and the step that counts learnt. */
  send(intent: I, result: R, context: Context<C>): GatewayRequest;
  read(body: NativeBody, result: R, context: Context<C>): R;
  /** What to say of a result whose follow-up did not happen; the later ones are not asked any more. Left out: nothing. */
  failed?(result: R, verdict: Refused | Unknown): R;
}

/**
 * A file that the provider makes for what was booked (TRANSFEERA: the boleto's PDF), fetched last and kept in the runner's
 * file store. When it fails, the result stays as it was, and a later question fetches it.
 */
export interface Paper<I, R, C extends object = object> {
  when(result: R, intent: I): boolean;
  send(intent: I, result: R, context: Context<C>): GatewayRequest;
  name(intent: I): string;
  /** `address` is where the reader opens the file. */
  read(address: string, result: R): R;
  /** What the log says of a failure, in the words of the specification (payments.md §8). */
  readonly failure: string;
}

/**
 * One operation of a provider: how our intent is spelt and how its answer reads. `send` and `read` are pure.
 * They frame the single step that books money; `before` and `after` run with it under one deadline.
 */
export interface Operation<I, R extends { readonly kind: string }, C extends object = object> {
  readonly before?: readonly Preparation<I, R, C>[];
  send(intent: I, context: Context<C>): GatewayRequest;
  /** Reads an answer of 2xx. */
  read(body: NativeBody, intent: I, context: Context<C>): R | NextPage;
  /** What the follow-ups need of that answer and nobody keeps (IUGU: the token that verifies a new account, told once). */
  learn?(body: NativeBody): Facts;
  /** Reads a 4xx that says more than "refused" (a card declined, a charge not found); undefined leaves the rule. */
  readError?(status: number, body: NativeBody, intent: I): R | undefined;
  readonly after?: readonly FollowUp<I, R, C>[];
  readonly paper?: Paper<I, R, C>;
}

export type RegistrationOutcome =
  | { readonly kind: 'registered'; readonly existed: boolean }
  | Refused
  | Unknown;

export type ChargeOperation<C extends object = object> = Operation<ChargeIntent, QueryOutcome, C>;
/** A question about one charge. */
export interface QueryOperation<C extends object = object> extends Operation<QueryIntent, QueryOutcome, C> {
  /**
   * Our key, where the answer to `query` repeats it. There a charge that only an unproven delivery names can be asked about:
   * the answer itself says whether it is ours.
   */
  ourKey?(body: NativeBody): string | undefined;
}
export type RefundOperation<C extends object = object> = Operation<RefundIntent, RefundOutcome, C>;
export type RegistrationOperation<C extends object = object> = Operation<
  WebhookRegistrationIntent,
  RegistrationOutcome,
  C
>;

/** Everything a gateway may offer (specification payments.md §1). A gateway has a member for each that it declares. */
export interface Operations {
  readonly chargePix: ChargeOperation;
  readonly chargeCard: ChargeOperation;
  readonly chargeBillet: ChargeOperation;
  /** Asks by the provider's reference. */
  readonly query: QueryOperation;
  /** Finds a charge by our attempt id after a lost reply. */
  readonly find: QueryOperation;
  readonly refund: RefundOperation;
  readonly registerWebhook: RegistrationOperation;
  readonly createCardToken: Operation<CardTokenIntent, CardTokenOutcome>;
  readonly createCardId: Operation<CardIdIntent, CardIdOutcome>;
  readonly withdraw: Operation<WithdrawIntent, WithdrawOutcome>;
  readonly queryWithdraw: Operation<WithdrawQueryIntent, WithdrawQueryOutcome>;
  readonly createReceiver: Operation<ReceiverIntent, ReceiverOutcome>;
  readonly queryReceiver: Operation<ReceiverQueryIntent, ReceiverOutcome>;
}

export type OperationName = keyof Operations;

/** `webhook` is not an operation: nothing is sent. */
export type Capability = OperationName | 'webhook';

export const OPERATION_NAMES = [
  'chargePix',
  'chargeCard',
  'chargeBillet',
  'query',
  'find',
  'refund',
  'registerWebhook',
  'createCardToken',
  'createCardId',
  'withdraw',
  'queryWithdraw',
  'createReceiver',
  'queryReceiver',
] as const satisfies readonly OperationName[];
