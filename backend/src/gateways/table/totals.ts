import type { Capability } from '@guiche/gateway-kit';
import type { GatewayFacts } from './facts.js';

/** The totals at the top of the page. */
export function totals(gateways: readonly GatewayFacts[]): string {
  const having = (name: Capability): GatewayFacts[] =>
    gateways.filter(({ capabilities }) => capabilities.includes(name));
  const refunding = having('refund');
  const families = counted(gateways.map((one) => one.families[0]).filter((name) => name !== undefined));
  return [
    `**${gateways.length} gateways**: ${families.size} families with ${sum(families)} members, ${gateways.length - sum(families)} protocols of their own.`,
    [
      `- Methods: PIX ${having('chargePix').length}, card ${having('chargeCard').length}, boleto ${having('chargeBillet').length}.`,
      `- Refunds: ${refunding.length}, of a part too ${refunding.filter(({ manifest }) => manifest.partialRefund).length}. Payouts: ${having('withdraw').length}. Receivers: ${having('createReceiver').length}.`,
      `- Queried by the provider's id ${having('query').length}, after a lost answer by our own key ${having('find').length}, by the id in its webhook ${gateways.filter((one) => one.queriesByWebhookReference).length}.`,
      `- Webhook proof: ${list(counted(gateways.map((one) => one.webhookProof)))}.`,
      `- Evidence: ${list(counted(gateways.map(({ manifest }) => manifest.evidence)))}.`,
      `- Examples recorded from a provider: ${recordedExamples(gateways)}.`,
      `- Families: ${list(families)}.`,
      `- With specified oddities in use: ${
        gateways
          .filter(({ manifest }) => manifest.oddities)
          .map(({ manifest }) => manifest.id)
          .join(', ') || 'none'
      }. Placeholder documents and phones of the checkout do not come from a provider: the order lists them (\`invented\`).`,
    ].join('\n'),
  ].join('\n\n');
}

function recordedExamples(gateways: readonly GatewayFacts[]): string {
  const recorded = gateways.filter(({ recordedExamples }) => recordedExamples > 0);
  const named = recorded.map(({ manifest, recordedExamples }) => `${manifest.id} ${recordedExamples}`);
  return named.join(', ') || 'none; all were written by us after the sources in their evidence';
}

function counted(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map([...counts].sort(([one, a], [other, b]) => b - a || one.localeCompare(other)));
}

const sum = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((total, count) => total + count, 0);

const list = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([word, count]) => `${word} ${count}`).join(', ');
