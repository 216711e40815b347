import { NativeBody, describeCredentials } from '@guiche/gateway-kit';
import type { Example } from '../rehearsal/examples.js';
import { PERSONAL, SAMPLE_CARD } from '../rehearsal/samples.js';
import { runOperation, type StageFault } from '../rehearsal/stage.js';
import { differences, each, unless, unlike, type Problems, type ContractCheck } from './problems.js';
import { staged, type ContractSubject } from './subject.js';

/** No credential and nobody's data is in the wire log. */
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

/** Nor when the provider repeats it all in a complaint; what we are told of the refusal holds nothing of it either. */
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

/** Nothing of the card itself is in what is kept of a call that was made with it, however it is wrapped. */
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

/** Which of what must stay secret stands in a text, in any spelling; named, never repeated. */
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

/** A person's data as it is; a number also with something between its digits, as documents and cards are often written. */
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

/** Each API has a token of its own, and only the one that was used can be repeated. */
function tokenFor({ account, gateway, login, logins }: ContractSubject, { exchanges }: Example): string {
  const url = exchanges[0]?.request.url ?? '';
  const api = url.startsWith(`${account.accountsBaseAddress}/`) ? 'accounts' : 'main';
  const granted = logins.find(({ request }) => request.url.startsWith(url.split('/').slice(0, 4).join('/')));
  const reply = (granted ?? login)?.reply.body;
  return reply === undefined ? '' : (gateway.logins[api]?.read(NativeBody.of(reply)).token ?? '');
}

/** A provider that repeats what it was sent, in text and in text within text, and what it knows of us. */
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
