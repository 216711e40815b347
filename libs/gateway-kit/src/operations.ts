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

/** Values read by earlier steps of the same operation, by name. */
export type Facts = Readonly<Record<string, string>>;

/** The input of a request besides the intent. */
export interface OperationContext<C extends object = object> {
  readonly credentials: C;
  readonly facts: Facts;
  /** Starts at 0 and increases while `read` requests the next page. */
  readonly page: number;
  /**
   * The buyer's card, only where it is charged, stored or tokenized by its number. No part of it may be in an
   * outcome.
   */
  readonly card?: CardData;
}

/** The answer is one page of several and does not contain the searched charge. */
export interface NextPage {
  readonly kind: 'nextPage';
}

/** A preparation found that nothing is left to do. */
export interface Done<R> {
  readonly kind: 'done';
  readonly result: R;
}

export interface StepFacts {
  readonly kind: 'facts';
  readonly facts: Facts;
}

/** A step before the main one (ASAAS: the customer). If it fails, nothing was booked: the operation is `refused`. */
export interface Preparation<I, R, C extends object = object> {
  /** Default: always. */
  when?(intent: I, context: OperationContext<C>): boolean;
  send(intent: I, context: OperationContext<C>): GatewayRequest;
  read(body: NativeBody, intent: I, context: OperationContext<C>): StepFacts | Done<R>;
}

/** A repeatable step after the main one (ASAAS: the QR code). If it fails, the result is unchanged. */
export interface FollowUp<I, R, C extends object = object> {
  when(result: R): boolean;
  /** `context.facts` contains the values of the preparations and the main step. */
  send(intent: I, result: R, context: OperationContext<C>): GatewayRequest;
  read(body: NativeBody, result: R, context: OperationContext<C>): R;
  /** Changes the result when its follow-up failed; later follow-ups are skipped. Default: unchanged. */
  failed?(result: R, verdict: Refused | Unknown): R;
}

/**
 * A file that the provider creates for a booked charge (TRANSFEERA: the boleto's PDF), fetched last and stored in the
 * runner's file store. If this fails, the result is unchanged and a later query fetches it.
 */
export interface FileDownload<I, R, C extends object = object> {
  when(result: R, intent: I): boolean;
  send(intent: I, result: R, context: OperationContext<C>): GatewayRequest;
  name(intent: I): string;
  /** `address` is where the file can be read. */
  read(address: string, result: R): R;
  /** The log text of a failure, as specified (payments.md §8). */
  readonly failure: string;
}

/**
 * One operation of a provider: how a request is built and how its answer is read. `send` and `read` are pure. They
 * describe the single step that books money; `before` and `after` run with it under one deadline.
 */
export interface Operation<I, R extends { readonly kind: string }, C extends object = object> {
  readonly before?: readonly Preparation<I, R, C>[];
  send(intent: I, context: OperationContext<C>): GatewayRequest;
  /** Reads a 2xx answer. */
  read(body: NativeBody, intent: I, context: OperationContext<C>): R | NextPage;
  /** Values of that answer that only the follow-ups need (IUGU: the token that verifies a new account, returned once). */
  collectFacts?(body: NativeBody): Facts;
  /**
   * Reads a 4xx with more information than "refused" (a declined card, an unknown charge); undefined applies the
   * general rule.
   */
  readError?(status: number, body: NativeBody, intent: I): R | undefined;
  readonly after?: readonly FollowUp<I, R, C>[];
  readonly file?: FileDownload<I, R, C>;
}

export type RegistrationOutcome =
  | { readonly kind: 'registered'; readonly existed: boolean }
  | Refused
  | Unknown;

export type ChargeOperation<C extends object = object> = Operation<ChargeIntent, QueryOutcome, C>;
/** A query about one charge. */
export interface QueryOperation<C extends object = object> extends Operation<QueryIntent, QueryOutcome, C> {
  /**
   * Our key, where the answer to `query` repeats it. Then a charge that only an unproven webhook names can be
   * queried: the answer shows whether it is ours.
   */
  ourKey?(body: NativeBody): string | undefined;
}
export type RefundOperation<C extends object = object> = Operation<RefundIntent, RefundOutcome, C>;
export type RegistrationOperation<C extends object = object> = Operation<
  WebhookRegistrationIntent,
  RegistrationOutcome,
  C
>;

/**
 * All operations that a gateway may have (specification payments.md §1). A gateway has a member for each one that it
 * declares.
 */
export interface Operations {
  readonly chargePix: ChargeOperation;
  readonly chargeCard: ChargeOperation;
  readonly chargeBillet: ChargeOperation;
  /** Queries by the provider's reference. */
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
