import type { GatewayAccount } from './account.js';
import { openCredentials } from './credentials.js';
import type { AnyGateway } from './gateway.js';
import { NativeBody, UnreadableBody } from './native-body.js';
import { sameSecret, type WebhookProof, type WebhookTelling } from './webhook-reader.js';
import type { WebhookDelivery, WebhookReading } from './webhooks.js';

type Proof = 'proven' | 'hint' | { readonly forged: string };

/** Weighs the proof first: what a forged delivery says is not even read. */
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
  const telling = read(() => webhook.read(parse(delivery.rawBody)));
  if (telling.kind === 'toldOfPayout')
    return { kind: 'payout', proven: proof === 'proven', payout: telling.payout };
  if (telling.kind !== 'told') return telling;
  const [first, ...others] = telling.news;
  return { kind: proof, ...first, ...(others.length > 0 ? { others } : {}) };
}

/** Some proofs stand in the body: in one that cannot be read there is none. */
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

function read(telling: () => WebhookTelling): WebhookTelling {
  try {
    return telling();
  } catch (error) {
    return { kind: 'unreadable', detail: error instanceof Error ? error.message : 'unreadable' };
  }
}
