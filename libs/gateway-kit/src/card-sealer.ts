import type { GatewayAccount } from './account.js';
import {
  cardProblem,
  type CardData,
  type CardTokenIntent,
  type CardTokenOutcome,
  type CardVault,
} from './cards.js';
import type { AnyGateway } from './gateway.js';
import type { OperationName } from './operations.js';
import type { Refused } from './outcomes.js';

const refused = (reason: Refused['reason'], detail: string): Refused => ({ kind: 'refused', reason, detail });

const NO_VAULT = 'no card vault is configured';

/** A token is valid for one account of one platform: routing never sends a card to another provider. */
const boundTo = ({ platformId, id }: GatewayAccount): string => `${platformId}/${id}`;

interface CardOwner {
  readonly cardToken?: string;
  readonly cardId?: string;
}

/** Validates, encrypts and decrypts cards, so that gateways do not have to. */
export class CardSealer {
  constructor(private readonly vault: CardVault | undefined) {}

  /** Returns the result of a tokenization that needs no provider: a card that we encrypt ourselves. */
  tokenize(
    gateway: AnyGateway,
    account: GatewayAccount,
    { card }: CardTokenIntent,
  ): CardTokenOutcome | undefined {
    if (gateway.manifest.cards !== 'local') return undefined;
    const accepted = checked(gateway, card);
    if ('reason' in accepted) return accepted;
    if (!this.vault) return refused('configuration', NO_VAULT);
    return { kind: 'tokenized', cardToken: this.vault.seal(card, boundTo(account)) };
  }

  /** The decrypted card that an operation needs, or undefined. Decrypted immediately before it is sent. */
  open(
    gateway: AnyGateway,
    account: GatewayAccount,
    operation: OperationName,
    intent: object,
  ): CardData | Refused | undefined {
    if (operation === 'createCardToken') return checked(gateway, (intent as CardTokenIntent).card);
    const token = sealedToken(gateway, operation, intent);
    if (token === undefined) return undefined;
    const card = this.unseal(account, token);
    return 'reason' in card ? card : checked(gateway, card);
  }

  seal(account: GatewayAccount, card: CardData): string {
    if (!this.vault) throw new Error(NO_VAULT);
    return this.vault.seal(card, boundTo(account));
  }

  /** Decrypts the card in one of our tokens. */
  unseal(account: GatewayAccount, token: string): CardData | Refused {
    if (!this.vault) return refused('configuration', NO_VAULT);
    try {
      return this.vault.open(token, boundTo(account));
    } catch {
      return refused('request', 'the card token does not open for this account');
    }
  }
}

/** Payments.md §5: at one provider cards are validated first, both new and decrypted ones. */
function checked(gateway: AnyGateway, card: CardData): CardData | Refused {
  const problem = gateway.manifest.checksCards ? cardProblem(card) : undefined;
  return problem ? refused('request', problem) : card;
}

/** Where a provider stores cards, `cardId` is its own id; elsewhere our encrypted token is also the id. */
function sealedToken(gateway: AnyGateway, operation: OperationName, intent: CardOwner): string | undefined {
  if (gateway.manifest.cards !== 'local') return undefined;
  if (operation === 'createCardId') return intent.cardToken;
  if (operation !== 'chargeCard') return undefined;
  return gateway.createCardId && intent.cardId ? undefined : (intent.cardToken ?? intent.cardId);
}
