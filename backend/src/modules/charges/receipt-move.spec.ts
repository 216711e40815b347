import { cents } from '@guiche/money';
import { describe, expect, it } from '@jest/globals';
import { nameOf } from '../ledger/index.js';
import type { ChargeKind } from './domain/charge-states.js';
import { receiptMove } from './receipt-move.js';

type Charge = Parameters<typeof receiptMove>[0];
type Payment = Parameters<typeof receiptMove>[1];

const NONE = cents(0);

describe('the money of a payment of a charge', () => {
  it.each<ChargeKind>(['PLAN', 'NEGATIVE_BALANCE', 'AGREEMENT'])(
    'of kind %s names each account once',
    (kind) => {
      const charge = { id: 'charge', sellerId: 'S', currency: 'BRL', kind } as Charge;
      const payment = {
        id: 'payment',
        gatewayAccountId: 'G',
        posted: 0,
        cost: NONE,
        received: NONE,
      } as Payment;
      const change = { pays: cents(100), surplus: NONE, surplusBack: NONE, unpays: NONE };
      const { accounts } = receiptMove(charge, payment, { change, occurredAt: new Date(0) });
      const names = accounts.map(nameOf);
      expect(names).toEqual([...new Set(names)]);
      const lossOfPlatform = kind === 'AGREEMENT' ? ['platform:loss'] : [];
      expect(names.filter((name) => name.startsWith('platform:'))).toEqual([
        'platform:revenue',
        ...lossOfPlatform,
      ]);
    },
  );
});
