import { cents } from '@guiche/money';
import { PLATFORM_REVENUE, gateway, manager, seller } from './account.js';
import type { Division } from './division.js';
import type { Leg } from './posting.js';

/**
 * What an approved sale moves. The gateway owes us the gross: the sellers' shares and the platform's fee come out of it.
 * The platform pays the gateway's cost and the manager out of its fee, so its revenue ends at the margin, below zero too.
 */
export function approvalLegs(division: Division, gatewayAccountId: string): Leg[] {
  const receivable = gateway(gatewayAccountId, 'receivable');
  const legs: Leg[] = [
    ...division.shares.flatMap(({ sellerId, amount, reserve }): Leg[] => [
      { fact: 'share', from: receivable, to: seller(sellerId, 'pending'), amount: cents(amount - reserve) },
      { fact: 'share', from: receivable, to: seller(sellerId, 'reserve'), amount: reserve },
    ]),
    { fact: 'platformFee', from: receivable, to: PLATFORM_REVENUE, amount: division.platformFee },
    {
      fact: 'gatewayCost',
      from: PLATFORM_REVENUE,
      to: gateway(gatewayAccountId, 'cost'),
      amount: division.gatewayCost,
    },
    ...division.managers.map(({ managerId, amount }): Leg => ({
      fact: 'commission',
      from: PLATFORM_REVENUE,
      to: manager(managerId, 'pending'),
      amount,
    })),
  ];
  return legs.filter(({ amount }) => amount > 0);
}
