import {
  GatewayBase,
  OPERATION_NAMES,
  describeCredentials,
  type AnyGateway,
  type Capability,
  type Json,
  type Manifest,
  type OperationName,
} from '@guiche/gateway-kit';
import type { ContractSubject } from '../contract/index.js';
import { moneyIndex, staged, successfulExample } from '../contract/subject.js';
import { runOperation } from '../rehearsal/stage.js';
import { expiryIn, type CodeExpiry } from './expiry.js';
import { chargeWords, payoutWords, webhookWords, type Words } from './words.js';

/** The facts of one gateway for the table, from the gateway itself or its manifest. */
export interface GatewayFacts {
  readonly manifest: Manifest;
  /** Nearest first; empty for a protocol of its own. */
  readonly families: readonly string[];
  readonly capabilities: readonly Capability[];
  /** Missing operations, with the text of their refusal. */
  readonly lacks: ReadonlyMap<OperationName, string>;
  readonly authHeaders: readonly string[];
  readonly tokenCalls: readonly string[];
  readonly credentials: readonly { name: string; secret: boolean; required: boolean }[];
  /** A charge with a lost answer is queried by the reference of its webhook. */
  readonly queriesByWebhookReference: boolean;
  readonly webhookProof: 'signed' | 'shared token' | 'none, so we query' | 'no webhooks' | 'signed in part';
  /** Examples that were captured from the provider (README, "Examples"). */
  readonly recordedExamples: number;
  readonly pixExpiry: CodeExpiry | undefined;
  readonly billetExpiry: CodeExpiry | undefined;
  readonly chargeWords: Words;
  readonly payoutWords: Words;
  readonly webhookWords: Words;
}

export async function factsOf(subject: ContractSubject): Promise<GatewayFacts> {
  const { manifest, gateway, account } = subject;
  const token = 'token';
  return {
    manifest,
    families: familiesOf(gateway),
    capabilities: [...OPERATION_NAMES, 'webhook' as const].filter((name) =>
      manifest.capabilities.includes(name),
    ),
    lacks: await refusals(subject),
    authHeaders: Object.keys(gateway.authorize(account.credentials, { api: 'main', token })),
    tokenCalls: subject.logins.map(({ request }) => `${request.method} ${pathOf(request.url)}`),
    credentials: describeCredentials(manifest.credentials),
    queriesByWebhookReference: gateway.find === undefined && gateway.query?.ourKey !== undefined,
    webhookProof: proofOf(gateway),
    recordedExamples: subject.examples.filter(({ recorded }) => recorded !== undefined).length,
    pixExpiry: await expiryOf(subject, 'chargePix'),
    billetExpiry: await expiryOf(subject, 'chargeBillet'),
    chargeWords: await chargeWords(subject),
    payoutWords: await payoutWords(subject),
    webhookWords: await webhookWords(subject),
  };
}

/** The classes between a gateway and the kit, by name: ShieldGateway is SHIELD. */
function familiesOf(gateway: AnyGateway): string[] {
  const families: string[] = [];
  let type = Object.getPrototypeOf(gateway.constructor) as { readonly name: string };
  while (type !== GatewayBase) {
    families.push(
      type.name
        .replace(/Gateway$/, '')
        .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_')
        .toUpperCase(),
    );
    type = Object.getPrototypeOf(type) as { readonly name: string };
  }
  return families;
}

async function refusals(subject: ContractSubject): Promise<ReadonlyMap<OperationName, string>> {
  const lacks = new Map<OperationName, string>();
  for (const capability of OPERATION_NAMES) {
    if (subject.manifest.capabilities.includes(capability)) continue;
    const { runner } = staged(subject, []);
    const outcome = await runOperation(runner, subject.gateway, subject.account, { capability, intent: {} });
    if ('reason' in outcome && outcome.reason === 'notOffered' && 'detail' in outcome)
      lacks.set(capability, String(outcome.detail));
  }
  return lacks;
}

function proofOf({ webhook }: AnyGateway): GatewayFacts['webhookProof'] {
  if (!webhook) return 'no webhooks';
  switch (webhook.proof.kind) {
    case 'signed':
      return webhook.proof.signs ? 'signed in part' : 'signed';
    case 'sharedToken':
      return 'shared token';
    case 'unproven':
      return 'none, so we query';
  }
}

/** How long a created charge may be paid. */
export async function expiryOf(
  subject: ContractSubject,
  capability: Capability,
): Promise<CodeExpiry | undefined> {
  const example = successfulExample(subject, capability);
  if (!example) return undefined;
  const { runner, sent } = staged(subject, example.exchanges);
  const outcome = await runOperation(runner, subject.gateway, subject.account, example);
  const { body = 'null' } = sent[moneyIndex(subject, example)] ?? {};
  return expiryIn(JSON.parse(body) as Json, outcome);
}

const pathOf = (url: string): string => new URL(url).pathname.replace(/^\/(base|accounts)/, '');
