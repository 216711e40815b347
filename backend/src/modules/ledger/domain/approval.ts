import { ZERO_CENTS, addCents, cents } from '@guiche/money';
import { PLATFORM_REVENUE, PLATFORM_ROUNDING, gateway, manager, seller } from './account.js';
import type { Account } from './account.js';
import type { Division } from './division.js';
import type { Leg } from './posting.js';

/**
 * What an approved sale moves. The gateway owes us the gross: the sellers' shares and the platform's fee come out of it.
 * The platform pays the gateway's cost and the manager out of its fee, so its revenue ends at the margin, below zero too.
 * Interest the buyer pays is the platform's; so are the cents that equal installments are too long or too short.
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
      amount: addCents(division.gatewayCost, division.financing?.gatewayCost ?? ZERO_CENTS),
    },
    ...division.managers.map(({ managerId, amount }): Leg => ({
      fact: 'commission',
      from: PLATFORM_REVENUE,
      to: manager(managerId, 'pending'),
      amount,
    })),
    ...financingLegs(division, receivable),
  ];
  return legs.filter(({ amount }) => amount > 0);
}

function financingLegs({ financing }: Division, receivable: Account): Leg[] {
  if (!financing) return [];
  const { interest, rounding } = financing;
  return [
    { fact: 'interest', from: receivable, to: PLATFORM_REVENUE, amount: interest },
    rounding >= 0
      ? { fact: 'rounding', from: receivable, to: PLATFORM_ROUNDING, amount: rounding }
      : { fact: 'rounding', from: PLATFORM_ROUNDING, to: receivable, amount: cents(-rounding) },
  ];
}
