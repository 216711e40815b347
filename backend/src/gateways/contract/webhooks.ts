import type { GatewayAccount, WebhookDelivery, WebhookReading } from '@guiche/gateway-kit';
import { rawBodyOf, type Example } from '../rehearsal/examples.js';
import { differences, each, unless, type Problems, type ContractCheck } from './problems.js';
import { staged, type ContractSubject } from './subject.js';

type Headers = WebhookDelivery['headers'];

const NONSENSE = ['', 'null', '[]', '{}', '7', '<html>', '{"id":'];

/** Reads nothing from a body that is not in the provider's format. */
export const rejectsUnreadableWebhooks: ContractCheck = (subject) => {
  const { webhook } = subject.gateway;
  if (!webhook) return [];
  const proof = subject.webhooks.find(({ outcomeKind }) => outcomeKind === 'proven')?.delivery?.headers ?? {};
  // A signature covers the body, so a changed body is forged before it is unreadable.
  const expected = webhook.proof.kind === 'signed' ? 'forged' : 'unreadable';
  return NONSENSE.flatMap((rawBody) =>
    differences(`the body ${rawBody}`, read(subject, subject.account, proof, rawBody).kind, expected),
  );
};

/** Where a provider gives no proof, no webhook is trusted, whatever its headers. */
export const treatsUnprovenWebhookAsHint: ContractCheck = (subject) => {
  if (subject.gateway.webhook?.proof.kind !== 'unproven') return [];
  const { webhookAuthToken } = subject.account;
  const headers = { authorization: `Bearer ${webhookAuthToken}`, 'asaas-access-token': webhookAuthToken };
  return subject.webhooks.flatMap((example) => {
    const { kind } = read(subject, subject.account, headers, rawBodyOf(example));
    return [
      ...unless(kind !== 'proven', `${example.name}: believed without a proof`),
      ...differences(example.name, kind, example.outcomeKind),
    ];
  });
};

/** Where a provider proves its webhooks, there are examples of a proven and of a forged one. */
export const hasExamplesOfWebhookProof: ContractCheck = (subject) => {
  const { proof } = subject.gateway.webhook ?? {};
  if (!proof || proof.kind === 'unproven') return [];
  const kinds = subject.webhooks.map(({ outcomeKind }) => outcomeKind);
  return ['proven', 'forged']
    .filter((kind) => !kinds.includes(kind))
    .map((kind) => `fixtures/webhook.${kind}.*.json is missing`);
};

/** A webhook is forged without its proof, with an empty one, and for another account. */
export const rejectsForgedWebhooks: ContractCheck = (subject) => {
  const { account } = subject;
  const others = Object.keys(account.credentials).map((name) => [name, 'of another account']);
  const another = { credentials: Object.fromEntries(others) as Record<string, unknown> };
  return each(
    subject.webhooks.filter(({ outcomeKind }) => outcomeKind === 'proven'),
    (example) => {
      const headers = example.delivery?.headers ?? {};
      const empty = Object.fromEntries(Object.keys(headers).map((name) => [name, '']));
      const forged = (what: string, owner: GatewayAccount, sent: Headers, rawBody: string): Problems =>
        differences(`${example.name} ${what}`, read(subject, owner, sent, rawBody).kind, 'forged');
      const body = rawBodyOf(example);
      const bare = withoutSecrets(subject, example);
      const other = { ...account, ...another };
      return [
        ...forged('without its proof', account, {}, bare),
        ...forged('for another account', { ...other, webhookAuthToken: 'of-another-account' }, headers, body),
        ...forged('for another account without a token', { ...other, webhookAuthToken: '' }, headers, body),
        ...forged('with an empty proof', { ...account, webhookAuthToken: '' }, empty, bare),
      ];
    },
  );
};

const read = (
  subject: ContractSubject,
  account: GatewayAccount,
  headers: Headers,
  rawBody: string,
): WebhookReading => staged(subject, []).runner.readWebhook(subject.gateway, account, { headers, rawBody });

/** Some providers send their secret (SAQPAY) or signature (PRIMEPAG) in the body. */
const withoutSecrets = ({ account }: ContractSubject, example: Example): string =>
  Object.values(account.credentials).reduce<string>(
    (body, secret) => body.replaceAll(String(secret), ''),
    rawBodyOf(example).replace(/"md5":"\w+"/, '"md5":""'),
  );
