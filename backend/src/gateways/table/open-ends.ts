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
    '## Lost answers that cannot be queried',
    'A call with a lost answer may have been executed, so it is never repeated: the provider is queried instead. These providers have no query.',
    [
      `- **Charges** (${charges.length}): ${links(charges)}. A Pix code or boleto that the buyer never saw is canceled after two minutes, a card payment stays PENDING; both open a review item (\`npm run review-items\`, \`UNASKABLE\`). A later webhook is still applied.`,
      `- **Payouts** (${payouts.length}): ${links(payouts)}. Such a payout may not be sent again: staff check the provider's panel or the account's statement.`,
    ].join('\n'),
  ].join('\n\n');
}

const links = (gateways: readonly GatewayFacts[]): string =>
  gateways.map(({ manifest: { id } }) => `[${id}](#${id.toLowerCase()})`).join(', ') || 'none';
