import type { Manifest } from '@guiche/gateway-kit';
import type { SampleGateway } from '../sample-gateway.js';
import { refusing, type PlantedFault } from './fault.js';

/** Faults with cards. */
export const CARD_FAULTS: readonly PlantedFault[] = [
  {
    fault: 'cards charged, and nothing said of how they become tokens',
    foundBy: 'declaresCardHandling',
    saying: /says how cards are handled: false instead of true/,
    manifest: { cards: undefined } as unknown as Partial<Manifest>,
  },
  {
    fault: 'a card charged without a card',
    foundBy: 'refusesCardChargeWithoutToken',
    saying: /a card without a token.kind: "settled" instead of "refused"/,
    runner: refusing('request', { kind: 'settled', reference: 'c-1' }),
  },
  {
    fault: "the CNPJ of a company sent as that of a card's holder",
    foundBy: 'sendsNoHolderCnpj',
    saying: /createCardToken: the CNPJ of the holder was sent/,
    plant: (gateway) => {
      const send: SampleGateway['createCardToken']['send'] = ({ card }) => ({
        method: 'POST',
        path: '/cards',
        body: { cardNumber: card.cardNumber, document: card.holderDocument },
      });
      gateway.createCardToken = { ...gateway.createCardToken, send };
    },
  },
  {
    fault: 'a sealed card that opens for another account',
    foundBy: 'opensCardOnlyForItsAccount',
    saying: /another account's card.kind: "settled" instead of "refused"/,
    manifest: { cards: 'local' },
    runner: refusing('request', { kind: 'settled', reference: 'c-1' }),
  },
];
