import type { GatewayFacts } from './facts.js';

/** Gateways whose protocol is our own reading of the specification. */
export function unverified(gateways: readonly GatewayFacts[]): string {
  const ours = gateways.filter(({ manifest }) => manifest.evidence === 'specification only');
  const links = ours.map(({ manifest: { id } }) => `[${id}](#${id.toLowerCase()})`).join(', ') || 'none';
  return [
    '## Protocols of our own making',
    `No call of these providers was found, neither documented nor in use (${ours.length}): ${links}.`,
    'The specification names them and a few of their paths, statuses or deadlines; the rest is our default protocol, written as data so that it can be corrected quickly. Get the documentation of the provider, correct the data, and charge, query and refund a small amount before selling there. `gateway:accounts` prints a warning, and in production mode it opens or activates such an account only with `--accept-unverified true` ([decision 0055](decisions/0055-gateways-without-evidence.md)).',
  ].join('\n\n');
}
