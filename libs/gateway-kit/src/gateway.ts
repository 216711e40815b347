import 'reflect-metadata';
import type { Currency } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { MoneyUnit } from './amounts.js';
import type { CredentialsClass } from './credentials.js';
import type { NativeBody } from './native-body.js';
import type { CardHandling } from './cards.js';
import type { PaymentMethod } from './intents.js';
import type { Capability, OperationName, Operations } from './operations.js';
import type { ProviderApi, GatewayRequest } from './requests.js';
import type { GrantedToken } from './token-cache.js';
import type { WebhookReader } from './webhook-reader.js';

/**
 * - `documented`: the provider's documents, or clients that call it, show these calls.
 * - `documented in part`: some of them; the rest follows the protocol or the specification.
 * - `family`: only other brands of the same protocol were seen.
 * - `specification only`: neither a call nor a document was found.
 */
export type Evidence = 'documented' | 'documented in part' | 'family' | 'specification only';

/** Unusual but specified behaviour (payments.md §9). Gateways read these options from their manifest. */
export interface Oddities {
  /** The price range of a new receiver is random, unless the account sets one. */
  readonly priceRange?: 'random';
  /** A new receiver gets this phone instead of its own, unless the account sets one. */
  readonly receiverPhone?: string;
  /** The first recipient of a split is skipped when it has no marketplace id. */
  readonly firstRecipientSetAside?: true;
  /** Every card is stored with this address instead of the buyer's. */
  readonly cardBillingAddress?: Readonly<Record<string, string>>;
}

/** A gateway's description of itself: data for forms, documentation and tests. */
export interface Manifest {
  /** The provider's name in the specification; its folder is the same in kebab-case. */
  readonly id: string;
  /** The brand name. */
  readonly name: string;
  readonly capabilities: readonly Capability[];
  /** Shown in the form, never called: the account's configuration decides. */
  readonly exampleBaseAddress: string;
  readonly credentials: CredentialsClass;
  readonly moneyUnit: MoneyUnit;
  /** Currencies by method, as its documents state, including reais. Default: reais only. */
  readonly currencies?: Partial<Readonly<Record<PaymentMethod, readonly Currency[]>>>;
  /** Methods for which it requires the buyer's address. Only physical goods have one. */
  readonly wantsAddress?: readonly PaymentMethod[];
  /** The minimum charge by method, in cents of a real. An account may have agreed on another minimum. */
  readonly minAmounts?: Partial<Readonly<Record<PaymentMethod, number>>>;
  readonly auth: 'basic' | 'header' | 'oauth' | 'query' | 'body';
  /** Whether `refund` accepts less than the whole amount. */
  readonly partialRefund: boolean;
  /**
   * Repeating a refund with the same `refundId` refunds once, as a source promises. Elsewhere a refund whose answer
   * was lost is never repeated.
   */
  readonly refundsOnce?: true;
  /** Whether a charge may have splits. If not, a charge with splits is refused, never sent without them. */
  readonly splits: boolean;
  /**
   * Charges in the name of a seller's receiver, with its token: the money goes to the receiver's account, less the
   * splits. Elsewhere every charge is the account's.
   */
  readonly chargesForReceivers?: true;
  /** An https call to this API requires the account's client certificate. Plain http (the simulator) requires none. */
  readonly mutualTls?: readonly ProviderApi[];
  /** How a card becomes a token. Set by every gateway that charges cards, and by no other. */
  readonly cards?: CardHandling;
  /** The card's fields are checked before it is tokenized (payments.md §5: at one provider, see `cardProblem`). */
  readonly checksCards?: boolean;
  /** The evidence for the implemented calls. */
  readonly evidence: Evidence;
  /** Specified behaviour that is unusual, with its value: marked in the provider table. */
  readonly oddities?: Oddities;
  /** The specification's text for a missing credential (payments.md §8, "Auth and configuration"). */
  readonly missingCredentials?: string;
  /** The text for a client certificate that is missing or cannot be loaded; default 'Unauthorized.'. */
  readonly missingCertificate?: string;
  /** How long a loaded client certificate is cached. Default: one hour. */
  readonly certificateSeconds?: number;
  /** The specification's text for a failed token call, whatever the cause (payments.md §8). */
  readonly failedLogin?: string;
  /** Parts of an implemented operation that were never seen, and what is assumed. For the provider table. */
  readonly assumed?: Partial<Readonly<Record<Capability, string>>>;
  /** The specification's texts for missing operations; default 'Method not implemented.' (§8). */
  readonly texts?: Partial<Readonly<Record<OperationName, string>>>;
}

/** A token call before the first request, where a provider requires one. */
export interface Login<C extends object = object> {
  /** Tokens are issued at the account's login address, not at the API's (TRANSFEERA). */
  readonly ownHost?: true;
  send(credentials: C): GatewayRequest;
  read(body: NativeBody): GrantedToken;
}

/** The input of a signature. */
export interface SignedCall {
  readonly method: string;
  /** With the path of the base address, without the query. */
  readonly path: string;
  /** Exactly as it is sent. */
  readonly body: string;
  readonly at: Date;
  /** The secret of the sub-account in whose name the request is made, if any. */
  readonly onBehalfOf?: string;
  /** The platform's key from the account; undefined where the platform has none. */
  readonly privateKey: string | undefined;
}

const MANIFEST = 'guiche:gateway-manifest';

/** Declares a gateway: one injectable per provider. Composes Nest's `@Injectable()`. */
export function Gateway(manifest: Manifest): ClassDecorator {
  return (target) => {
    Injectable()(target);
    Reflect.defineMetadata(MANIFEST, Object.freeze(manifest), target);
  };
}

/** Throws for a class that was not declared with {@link Gateway}. */
export function manifestOf(gateway: GatewayClass): Manifest {
  const manifest = Reflect.getOwnMetadata(MANIFEST, gateway) as Manifest | undefined;
  if (!manifest) throw new Error(`${gateway.name} is not declared with @Gateway`);
  return manifest;
}

/**
 * Translates between our contract and a provider's API. It makes no request and has no state, clock or database;
 * credentials are an argument. Operations are members named as in {@link Operations}.
 */
export abstract class GatewayBase<C extends object = object> {
  get manifest(): Manifest {
    return manifestOf(this.constructor as GatewayClass);
  }

  /**
   * Returns the authentication headers. `token` is from {@link logins} for this API, if it has one; `onBehalfOf` is
   * the secret of the sub-account, if the request has one.
   */
  abstract authorize(
    credentials: C,
    call: { api: ProviderApi; token: string; onBehalfOf?: string },
  ): Readonly<Record<string, string>>;

  /**
   * Returns the additional headers of a request that is `signed`. Throws {@link UnsupportedRequest} when no key is
   * available.
   */
  sign?(credentials: C, call: SignedCall): Readonly<Record<string, string>>;

  readonly logins: Partial<Record<ProviderApi, Login<C>>> = {};
  readonly webhook?: WebhookReader<C>;
}

export type AnyGateway = GatewayBase & Partial<Operations>;
export type GatewayClass = new () => AnyGateway;
