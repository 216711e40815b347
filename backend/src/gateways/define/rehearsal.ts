import { describeCredentials, type AnyGateway, type Capability, type Json } from '@guiche/gateway-kit';
import { runContract, subject, type ContractSubject, type Unlisted } from '../contract/index.js';
import { genericRest, optionsOf, type GenericRestData } from '../protocols/generic-rest/index.js';
import type { GenericRestOptions } from '../protocols/generic-rest/options.js';
import type { Exchange, Example } from '../rehearsal/examples.js';
import { sampleAccount, sampleRefund } from '../rehearsal/samples.js';
import { asInAnExample, runOperation, stage } from '../rehearsal/stage.js';
import { RehearsedAnswers, type RehearsedDefinition } from './rehearsed-answers.js';

const UNLISTED: Readonly<Record<GenericRestOptions['words']['unlisted'], Unlisted>> = {
  rejected: 'declined',
  pending: 'awaiting',
  unchanged: 'unknown',
};

const CODES = ['chargePix', 'chargeBillet'] as const;

/**
 * Runs the contract checks for a gateway that is defined as data, before it may charge. Its provider has no examples,
 * so answers are generated from the definition's own statuses and fields, with the expected results computed
 * separately from the reader. Returns the problems; empty when it may be used. Throws for invalid data.
 */
export async function rehearse(data: GenericRestData): Promise<readonly string[]> {
  const found = await runContract(await rehearsed(data));
  const answers = [...found].flatMap(([question, problems]) =>
    problems.map((problem) => `${question}: ${problem}`),
  );
  return [...unknowable(optionsOf(data)), ...answers];
}

/** Webhooks of such a gateway are never proven, so the charged amount is known only from queries. */
const unknowable = ({ lacks }: GenericRestOptions): string[] =>
  lacks.includes('query') && CODES.some((code) => !lacks.includes(code))
    ? ['lacks: without query a payment of a code could never be detected']
    : [];

/** The same gateway, with its generated examples. */
export async function rehearsed(data: GenericRestData): Promise<ContractSubject> {
  const options = optionsOf(data);
  const gateway = new (genericRest(data))();
  const credentials = sampleCredentials(gateway);
  const result = await examples(gateway, credentials, options);
  return subject({
    gateway,
    credentials,
    examples: () => result,
    unlisted: UNLISTED[options.words.unlisted],
  });
}

/** Generated values without any use elsewhere. */
export const sampleCredentials = ({ manifest }: AnyGateway): Record<string, string> =>
  Object.fromEntries(
    describeCredentials(manifest.credentials).map(({ name }) => [name, `${name}-of-the-rehearsal`]),
  );

async function examples(
  gateway: AnyGateway,
  credentials: Record<string, string>,
  options: GenericRestOptions,
): Promise<Example[]> {
  const reported: Example[] = [];
  const login = options.auth.kind === 'oauth' ? await loginOf(gateway, credentials) : undefined;
  if (login) reported.push(example('login', 'granted', { exchanges: [login] }));
  for (const [capability, { body, outcome }, intent] of exchangeTexts(options)) {
    if (!gateway.manifest.capabilities.includes(capability)) continue;
    const request = await requestOf(gateway, credentials, { capability, intent }, login);
    const exchanges = [{ request, reply: { status: 200, body } }];
    reported.push(example(capability, String(outcome['kind']), { intent, exchanges, outcome }));
  }
  const { body, outcome } = new RehearsedAnswers(options).delivery();
  reported.push(example('webhook', 'hint', { delivery: { headers: {}, body }, reading: outcome }));
  return reported;
}

/** Each operation with its generated answer. */
function exchangeTexts(
  options: GenericRestOptions,
): (readonly [Capability, RehearsedDefinition, Example['intent']])[] {
  const answers = new RehearsedAnswers(options);
  const { reference } = answers;
  return [
    ['chargePix', answers.waiting(), {}],
    ['chargeCard', answers.paid(), {}],
    ['chargeBillet', answers.waitingForABoleto(), {}],
    ['query', answers.paid(), { reference }],
    ['query', answers.partReturned(), { reference }],
    ['find', answers.found(), {}],
    ['refund', answers.refunded(sampleRefund(reference).refundId), { reference }],
    ['withdraw', answers.paidOut(), {}],
    ['queryWithdraw', answers.paidOut(), { withdrawId: 'payout-1' }],
    ['createReceiver', answers.receiver(false), {}],
    ['queryReceiver', answers.receiver(true), { receiverId: 'receiver-1' }],
    ['createCardToken', answers.cardToken(), {}],
    ['createCardId', answers.cardId(), {}],
  ];
}

/** The requests for a sample intent, without an answer. */
async function requestOf(
  gateway: AnyGateway,
  credentials: Record<string, string>,
  example: Pick<Example, 'capability' | 'intent'>,
  login?: Exchange,
): Promise<Exchange['request']> {
  const { runner, sent } = stage([], login);
  const account = sampleAccount(gateway.manifest.id, credentials);
  const outcome = await runOperation(runner, gateway, account, example);
  const [request] = sent;
  if (!request) throw new Error(`${example.capability} sends nothing: ${JSON.stringify(outcome)}`);
  return asInAnExample(request);
}

async function loginOf(gateway: AnyGateway, credentials: Record<string, string>): Promise<Exchange> {
  const body: Json = { access_token: 'access-token-of-the-rehearsal', expires_in: 3600 };
  const request = await requestOf(gateway, credentials, { capability: 'chargePix', intent: {} });
  return { request, reply: { status: 200, body } };
}

const example = (
  capability: Capability | 'login',
  outcomeKind: string,
  reported: Partial<Example>,
): Example => ({
  name: `${capability}.${outcomeKind}`,
  capability,
  outcomeKind,
  evidence: 'rehearsed: made of the definition',
  intent: {},
  exchanges: [],
  ...reported,
});
