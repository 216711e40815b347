import { NativeBody, describeCredentials } from '@guiche/gateway-kit';
import type { Example } from '../rehearsal/examples.js';
import { PERSONAL, SAMPLE_CARD } from '../rehearsal/samples.js';
import { runOperation, type StageFault } from '../rehearsal/stage.js';
import { differences, each, unless, unlike, type Problems, type ContractCheck } from './problems.js';
import { staged, type ContractSubject } from './subject.js';

/** The wire log contains no credential and no personal data. */
export const logsNoSecrets: ContractCheck = (subject) =>
  each(subject.operations, async (example) => {
    const { runner, log } = staged(subject, example.exchanges);
    await runOperation(runner, subject.gateway, subject.account, example);
    const entries = example.exchanges.length + (subject.login ? 1 : 0);
    return [
      ...differences(`${example.name}: log entries`, log.length, entries),
      ...found(subject, example, log).map((what) => `${example.name}: the log holds ${what}`),
    ];
  });

/** Not even when the provider repeats everything in an error; the refusal contains none of it either. */
export const redactsProviderErrors: ContractCheck = (subject) =>
  each(subject.operations, async (example) => {
    const { runner, log, faults } = staged(subject, example.exchanges);
    faults.set(0, complaint(subject, example));
    const outcome = await runOperation(runner, subject.gateway, subject.account, example);
    const written = found(subject, example, [log, outcome]);
    return [
      ...unlike(`${example.name}: a complaint`, outcome, { kind: 'refused', reason: 'request' }),
      ...written.map((what) => `${example.name}: a complaint leaves ${what}`),
    ];
  });

/** The result of a call with a card contains no part of the card, however it is wrapped. */
export const keepsNoCardData: ContractCheck = (subject) =>
  each(
    subject.operations.filter(({ capability }) => /Card/.test(capability)),
    async (example) => {
      const { runner } = staged(subject, example.exchanges);
      const outcome = await runOperation(runner, subject.gateway, subject.account, example);
      const stored = textsOf(outcome).flatMap((text) => [text, Buffer.from(text, 'base64').toString()]);
      const words = stored.flatMap((text) => text.split(/[^\w]+/));
      return [
        ...unless(!words.includes(SAMPLE_CARD.cardNumber), `${example.name}: the card's number is kept`),
        ...unless(!words.includes(SAMPLE_CARD.cvv), `${example.name}: the card's CVV is kept`),
      ];
    },
  );

const textsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [String(value)];

/** Returns which secrets occur in a text, in any format, by name only. */
function found(subject: ContractSubject, example: Example, written: unknown): Problems {
  const text = JSON.stringify(written);
  const secrets = [...secretsOf(subject), tokenFor(subject, example)].filter((secret) => secret !== '');
  const formatted = (secret: string): string[] => [
    secret,
    Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  ];
  return [
    ...(secrets.flatMap(formatted).some((secret) => text.includes(secret)) ? ['a credential'] : []),
    ...PERSONAL.filter((one) => one !== '' && apart(one).test(text)).map((one) => `"${one}"`),
  ];
}

/** Personal data unchanged; numbers also with separators, as documents and cards are often written. */
function apart(personal: string): RegExp {
  const literal = personal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(/^\d{6,}$/.test(personal) ? `(?<!\\d)${[...personal].join('[ ./-]?')}(?!\\d)` : literal);
}

const secretsOf = ({ manifest, account }: ContractSubject): string[] => [
  ...describeCredentials(manifest.credentials)
    .filter(({ secret, name }) => secret && account.credentials[name] !== undefined)
    .map(({ name }) => String(account.credentials[name])),
  account.platformPrivateKey ?? '',
];

/** Each API has its own token; only the one that was used can be repeated. */
function tokenFor({ account, gateway, login, logins }: ContractSubject, { exchanges }: Example): string {
  const url = exchanges[0]?.request.url ?? '';
  const api = url.startsWith(`${account.accountsBaseAddress}/`) ? 'accounts' : 'main';
  const granted = logins.find(({ request }) => request.url.startsWith(url.split('/').slice(0, 4).join('/')));
  const reply = (granted ?? login)?.reply.body;
  return reply === undefined ? '' : (gateway.logins[api]?.read(NativeBody.of(reply)).token ?? '');
}

/** A provider that repeats what it received, as text and as nested JSON, and our personal data. */
function complaint(subject: ContractSubject, example: Example): StageFault {
  const known = [...secretsOf(subject), subject.account.webhookAuthToken, tokenFor(subject, example)];
  return {
    status: 422,
    body: JSON.stringify({
      message: `cannot take ${known.join(', ')}`,
      request: example.exchanges[0]?.request,
      repeated: JSON.stringify(example.exchanges[0]?.request),
    }),
  };
}
