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

/** A token opens for one account of one platform only: routing never carries a card to another provider. */
const boundTo = ({ platformId, id }: GatewayAccount): string => `${platformId}/${id}`;

interface CardOwner {
  readonly cardToken?: string;
  readonly cardId?: string;
}

/** Where cards are checked, sealed and opened, so that no gateway ever does. */
export class CardDesk {
  constructor(private readonly vault: CardVault | undefined) {}

  /** What ends a tokenization before anything is sent: a card that we seal ourselves. */
  tokenize(
    gateway: AnyGateway,
    account: GatewayAccount,
    { card }: CardTokenIntent,
  ): CardTokenOutcome | undefined {
    if (gateway.manifest.cards !== 'local') return undefined;
    const taken = checked(gateway, card);
    if ('reason' in taken) return taken;
    if (!this.vault) return refused('configuration', NO_VAULT);
    return { kind: 'tokenized', cardToken: this.vault.seal(card, boundTo(account)) };
  }

  /** The card an operation needs in the clear, opened right before it is sent. Undefined where it needs none. */
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

  /** The card within a token of ours. */
  unseal(account: GatewayAccount, token: string): CardData | Refused {
    if (!this.vault) return refused('configuration', NO_VAULT);
    try {
      return this.vault.open(token, boundTo(account));
    } catch {
      return refused('request', 'the card token does not open for this account');
    }
  }
}

/** Payments.md §5: one provider gets no card whose fields are wrong, whichever way the card came here. */
function checked(gateway: AnyGateway, card: CardData): CardData | Refused {
  const problem = gateway.manifest.checksCards ? cardProblem(card) : undefined;
  return problem ? refused('request', problem) : card;
}

/** Where a provider stores cards itself, `cardId` is its own name for one; elsewhere our sealed token serves as the id too. */
function sealedToken(gateway: AnyGateway, operation: OperationName, intent: CardOwner): string | undefined {
  if (gateway.manifest.cards !== 'local') return undefined;
  if (operation === 'createCardId') return intent.cardToken;
  if (operation !== 'chargeCard') return undefined;
  return gateway.createCardId && intent.cardId ? undefined : (intent.cardToken ?? intent.cardId);
}
