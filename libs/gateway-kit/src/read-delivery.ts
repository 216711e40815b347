import type { GatewayAccount } from './account.js';
import { openCredentials } from './credentials.js';
import type { AnyGateway } from './gateway.js';
import { NativeBody, UnreadableBody } from './native-body.js';
import { sameSecret, type WebhookProof, type ParsedWebhook } from './webhook-reader.js';
import type { WebhookDelivery, WebhookReading } from './webhooks.js';

type Proof = 'proven' | 'hint' | { readonly forged: string };

/** Checks the proof first: the content of a forged webhook is not read. */
export function readDelivery(
  gateway: AnyGateway,
  account: GatewayAccount,
  delivery: WebhookDelivery,
): WebhookReading {
  const { webhook } = gateway;
  if (!webhook) return { kind: 'ignored', detail: `${gateway.manifest.id} sends no webhooks` };
  const proof = found(() => weigh(webhook.proof, gateway, account, delivery));
  if (typeof proof === 'object') return { kind: 'forged', detail: proof.forged };

  const parse = webhook.format === 'form' ? NativeBody.parseForm : NativeBody.parse;
  const parsed = read(() => webhook.read(parse(delivery.rawBody)));
  if (parsed.kind === 'payout') return { kind: 'payout', proven: proof === 'proven', payout: parsed.payout };
  if (parsed.kind !== 'charges') return parsed;
  const [first, ...others] = parsed.notifications;
  return { kind: proof, ...first, ...(others.length > 0 ? { others } : {}) };
}

/** Some proofs are in the body: an unreadable body has none. */
function found(proof: () => Proof): Proof {
  try {
    return proof();
  } catch (error) {
    if (error instanceof UnreadableBody) return { forged: `no proof can be read: ${error.message}` };
    throw error;
  }
}

function weigh(
  proof: WebhookProof,
  gateway: AnyGateway,
  account: GatewayAccount,
  delivery: WebhookDelivery,
): Proof {
  switch (proof.kind) {
    case 'unproven':
      return 'hint';
    case 'sharedToken': {
      const given = proof.tokenOf(delivery);
      if (given === undefined) return { forged: 'the shared token is missing' };
      return sameSecret(given, account.webhookAuthToken) ? 'proven' : { forged: 'the shared token is wrong' };
    }
    case 'signed': {
      const { credentials, problems } = openCredentials(gateway.manifest.credentials, account.credentials);
      if (problems.length > 0)
        return { forged: 'the account has no credentials to check the signature with' };
      if (proof.signs?.(credentials, delivery) === false) return 'hint';
      return proof.verify(delivery, credentials) ? 'proven' : { forged: 'the signature is wrong' };
    }
  }
}

function read(parsed: () => ParsedWebhook): ParsedWebhook {
  try {
    return parsed();
  } catch (error) {
    return { kind: 'unreadable', detail: error instanceof Error ? error.message : 'unreadable' };
  }
}
