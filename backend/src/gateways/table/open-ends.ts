import type { GatewayFacts } from './facts.js';

/** Gateways that cannot query a call whose answer was lost, and the consequence. */
export function openEnds(gateways: readonly GatewayFacts[]): string {
  const charging = gateways.filter(({ capabilities }) =>
    (['chargePix', 'chargeCard', 'chargeBillet'] as const).some((name) => capabilities.includes(name)),
  );
  const charges = charging.filter(({ capabilities }) => !capabilities.includes('query'));
  const payouts = gateways.filter(
    ({ capabilities }) => capabilities.includes('withdraw') && !capabilities.includes('queryWithdraw'),
  );
  return [
    '## Where a lost answer stays open',
    'A call whose answer was lost may have been obeyed, so it is never repeated: the provider is asked instead. Here it cannot be.',
    [
      `- **Charges** (${charges.length}): ${links(charges)}. A Pix code or boleto that the buyer never saw is canceled after two minutes, a card payment stays PENDING; both are on the list for staff (\`npm run attention\`, \`UNASKABLE\`). A webhook that comes later is still believed.`,
      `- **Payouts** (${payouts.length}): ${links(payouts)}. Such a payout may not be sent again: whether the money left, a person finds out in the provider's panel or the account's statement.`,
    ].join('\n'),
  ].join('\n\n');
}

const links = (gateways: readonly GatewayFacts[]): string =>
  gateways.map(({ manifest: { id } }) => `[${id}](#${id.toLowerCase()})`).join(', ') || 'none';
