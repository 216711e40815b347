import type { Manifest } from '@guiche/gateway-kit';
import { refusing, type Fault } from './fault.js';

/** Mistakes with cards. */
export const CARD_FAULTS: readonly Fault[] = [
  {
    fault: 'cards charged, and nothing said of how they become tokens',
    foundBy: 'saysHowCardsAreHandled',
    saying: /says how cards are handled: false instead of true/,
    manifest: { cards: undefined } as unknown as Partial<Manifest>,
  },
  {
    fault: 'a card charged without a card',
    foundBy: 'chargesNoCardWithoutAToken',
    saying: /a card without a token.kind: "settled" instead of "refused"/,
    runner: refusing('request', { kind: 'settled', reference: 'c-1' }),
  },
  {
    fault: 'a sealed card that opens for another account',
    foundBy: 'opensACardForItsAccountOnly',
    saying: /another account's card.kind: "settled" instead of "refused"/,
    manifest: { cards: 'local' },
    runner: refusing('request', { kind: 'settled', reference: 'c-1' }),
  },
];
