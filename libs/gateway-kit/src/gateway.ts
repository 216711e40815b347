import 'reflect-metadata';
import type { Currency } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { MoneyUnit } from './amounts.js';
import type { CredentialsClass } from './credentials.js';
import type { NativeBody } from './native-body.js';
import type { CardHandling } from './cards.js';
import type { PaymentMethod } from './intents.js';
import type { Capability, OperationName, Operations } from './operations.js';
import type { Api, GatewayRequest } from './requests.js';
import type { GrantedToken } from './token-cache.js';
import type { WebhookReader } from './webhook-reader.js';

/**
 * - `documented`: the provider's own documents, or clients that talk to it, show these calls.
 * - `documented in part`: some of them; the rest is the family's or the specification's.
 * - `family`: only brands that speak the same were seen.
 * - `specification only`: nothing was ever seen on the wire or in a document.
 */
export type Evidence = 'documented' | 'documented in part' | 'family' | 'specification only';

/** Odd but specified (payments.md §9). Gateways read these options from their manifest. */
export interface Oddities {
  /** The price range of a new receiver is drawn, unless the account names one. */
  readonly priceRange?: 'random';
  /** A new receiver gets this phone, never its own, unless the account names one. */
  readonly receiverPhone?: string;
  /** The first recipient of a split is set aside when it has no marketplace id. */
  readonly firstRecipientSetAside?: true;
  /** Every card is stored under this address, not under the buyer's. */
  readonly cardBillingAddress?: Readonly<Record<string, string>>;
}

/** What a gateway says about itself: data that forms, documents and tests are made of. */
export interface Manifest {
  /** The provider's name in the specification; its folder is the same in kebab-case. */
  readonly id: string;
  /** The brand, as people know it. */
  readonly name: string;
  readonly capabilities: readonly Capability[];
  /** Shown in the form, never called: the account's configuration rules. */
  readonly exampleBaseAddress: string;
  readonly credentials: CredentialsClass;
  readonly moneyUnit: MoneyUnit;
  /** Which currencies it charges by a method: all that its documents name, reais included. Left out: reais alone. */
  readonly currencies?: Partial<Readonly<Record<PaymentMethod, readonly Currency[]>>>;
  /** By these methods it charges only a buyer whose address is known: of goods that are sent, never of a course. */
  readonly wantsAddress?: readonly PaymentMethod[];
  /** In cents of a real: by these methods the provider refuses a charge below. An account may have agreed on another minimum. */
  readonly minAmounts?: Partial<Readonly<Record<PaymentMethod, number>>>;
  readonly auth: 'basic' | 'header' | 'oauth' | 'query' | 'body';
  /** Whether `refund` takes an amount below the whole. */
  readonly partialRefund: boolean;
  /**
   * A refund that is told again under the same `refundId` gives the money back once, as a source promises. Elsewhere a refund
   * whose answer was lost is never told again.
   */
  readonly refundsOnce?: true;
  /** Whether a charge may carry splits. Where it may not, a charge with splits is refused, never sent without them. */
  readonly splits: boolean;
  /**
   * Charges a seller's receiver in its own name, with its token: the money lies in the receiver's account, less what the splits
   * take away. Elsewhere every charge is the account's.
   */
  readonly chargesForReceivers?: true;
  /** An https call to this API needs the account's client certificate. Plain http (the simulator) needs none. */
  readonly mutualTls?: readonly Api[];
  /** How a card becomes a token here. Said by every gateway that charges cards, and by no other. */
  readonly cards?: CardHandling;
  /** The card's fields are checked before it is tokenized (payments.md §5: at one provider, see `cardProblem`). */
  readonly checksCards?: boolean;
  /** What is known of the calls that are spoken here. */
  readonly evidence: Evidence;
  /** Specified behaviour that nobody would choose, in use here with the value it has: flagged for whoever reads the table. */
  readonly oddities?: Oddities;
  /** The specification's own words for a credential that is missing (payments.md §8, "Auth and configuration"). */
  readonly missingCredentials?: string;
  /** Its words for a client certificate that is missing or cannot be loaded; 'Unauthorized.' where it gives none. */
  readonly missingCertificate?: string;
  /** How long a loaded client certificate is kept. An hour unless told. */
  readonly certificateSeconds?: number;
  /** The specification's own words for a token call that failed, whatever the cause (payments.md §8). */
  readonly failedLogin?: string;
  /** What of an operation that is spoken here nobody ever saw on the wire, and what is taken for it. For whoever reads the table. */
  readonly assumed?: Partial<Readonly<Record<Capability, string>>>;
  /** The specification's own words for what this provider lacks; the rest answers 'Method not implemented.' (§8). */
  readonly texts?: Partial<Readonly<Record<OperationName, string>>>;
}

/** A token call before the first request, where a provider has one. */
export interface Login<C extends object = object> {
  /** Tokens are given at the account's login address, not at the API's (TRANSFEERA). */
  readonly ownHost?: true;
  send(credentials: C): GatewayRequest;
  read(body: NativeBody): GrantedToken;
}

/** What a signature is made over. */
export interface SignedCall {
  readonly method: string;
  /** With the path of the base address, without the query. */
  readonly path: string;
  /** Exactly as it is sent. */
  readonly body: string;
  readonly at: Date;
  /** The secret of the sub-account that speaks, when the request names one. */
  readonly onBehalfOf?: string;
  /** The platform's, as the account holds it: undefined where the platform has none. */
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
 * A dictionary between our words and a provider's. It makes no request, keeps no state, knows no clock and no database;
 * credentials are an argument. Operations are members named as in {@link Operations}.
 */
export abstract class GatewayBase<C extends object = object> {
  get manifest(): Manifest {
    return manifestOf(this.constructor as GatewayClass);
  }

  /**
   * The headers that prove who we are. `token` is the one of {@link logins} for this API, when it has one; `onBehalfOf` the
   * secret of the sub-account that speaks, when the request names one.
   */
  abstract authorize(
    credentials: C,
    call: { api: Api; token: string; onBehalfOf?: string },
  ): Readonly<Record<string, string>>;

  /** The further headers of a request that is `signed`. Throws CannotSpell when there is nothing to sign with. */
  sign?(credentials: C, call: SignedCall): Readonly<Record<string, string>>;

  readonly logins: Partial<Record<Api, Login<C>>> = {};
  readonly webhook?: WebhookReader<C>;
}

export type AnyGateway = GatewayBase & Partial<Operations>;
export type GatewayClass = new () => AnyGateway;
