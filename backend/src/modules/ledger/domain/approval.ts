import { ZERO_CENTS, addCents, cents } from '@guiche/money';
import { PLATFORM_REVENUE, PLATFORM_ROUNDING, gateway, manager, seller } from './account.js';
import type { Account } from './account.js';
import type { Division } from './division.js';
import type { Leg } from './posting.js';
import { releaseAtApproval, type ReleasedPart } from './release-terms.js';

/**
 * What an approved sale moves. The gateway owes us the gross: the sellers' shares and the platform's fee come out of it.
 * The platform pays the gateway's cost and the manager out of its fee, so its revenue ends at the margin, below zero too.
 * Interest the buyer pays is the platform's; so are the cents that equal installments are too long or too short.
 */
export function approvalLegs(division: Division, gatewayAccountId: string, approvedAt: Date): Leg[] {
  const receivable = gateway(gatewayAccountId, 'receivable');
  const due = (part: ReleasedPart) => releaseAtApproval(division.terms.release, part, approvedAt);
  const legs: Leg[] = [
    ...division.shares.flatMap(({ role, sellerId, amount, reserve }): Leg[] => {
      const share = { fact: 'share', from: receivable } as const;
      const pending = { amount: cents(amount - reserve), due: due({ bucket: 'pending', role }) };
      return [
        { ...share, to: seller(sellerId, 'pending'), ...pending },
        { ...share, to: seller(sellerId, 'reserve'), amount: reserve, due: due({ bucket: 'reserve', role }) },
      ];
    }),
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
      due: due({ bucket: 'pending' }),
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
