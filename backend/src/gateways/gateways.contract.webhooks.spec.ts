import { describe, expect, it } from '@jest/globals';
import type { WebhookReading } from '@guiche/gateway-kit';
import type { Recording } from './testing/recordings.js';
import { stage } from './testing/stage.js';
import { SUBJECTS, type Subject } from './gateways.contract.subjects.js';

const withWebhooks = SUBJECTS.filter(({ gateway }) => gateway.webhook);
const unproven = withWebhooks.filter(({ gateway }) => gateway.webhook?.proof.kind === 'unproven');
const proving = withWebhooks.filter(({ gateway }) => gateway.webhook?.proof.kind !== 'unproven');

const read = (
  { gateway }: Subject,
  account: Subject['account'],
  headers: Record<string, string>,
  rawBody: string,
): WebhookReading => stage([]).runner.readWebhook(gateway, account, { headers, rawBody });

const bodyOf = ({ delivery }: Recording): string => JSON.stringify(delivery?.body);

/** Some providers carry their secret (SAQPAY) or their signature (PRIMEPAG) in the body. */
const withoutSecrets = ({ account }: Subject, recording: Recording): string =>
  Object.values(account.credentials).reduce<string>(
    (body, secret) => body.replaceAll(String(secret), ''),
    bodyOf(recording).replace(/"md5":"\w+"/, '"md5":""'),
  );

describe.each(withWebhooks)('$id', (subject) => {
  const proof = subject.webhooks.find(({ outcomeKind }) => outcomeKind === 'proven')?.delivery?.headers ?? {};

  it.each(['', 'null', '[]', '{}', '7', '<html>', '{"id":'])(
    'reads nothing out of the body %j',
    (rawBody) => {
      // A signature is over the body, so that another body is forged before it is unreadable.
      const expected = subject.gateway.webhook?.proof.kind === 'signed' ? 'forged' : 'unreadable';
      expect(read(subject, subject.account, proof, rawBody).kind).toBe(expected);
    },
  );
});

describe.each(unproven)('$id proves nothing', (subject) => {
  it.each(subject.webhooks)('$name is no proof, whatever its headers claim', (recording) => {
    const { webhookAuthToken } = subject.account;
    const headers = { authorization: `Bearer ${webhookAuthToken}`, 'asaas-access-token': webhookAuthToken };
    const { kind } = read(subject, subject.account, headers, bodyOf(recording));
    expect(kind).toBe(recording.outcomeKind);
    expect(kind).not.toBe('proven');
  });
});

describe.each(proving)('$id proves its deliveries', (subject) => {
  const proven = subject.webhooks.filter(({ outcomeKind }) => outcomeKind === 'proven');

  it('and has a recording of a proven and of a forged one', () => {
    const kinds = new Set(subject.webhooks.map(({ outcomeKind }) => outcomeKind));
    expect([...kinds]).toEqual(expect.arrayContaining(['proven', 'forged']));
  });

  it.each(proven)('$name is forged without its proof', (recording) => {
    expect(read(subject, subject.account, {}, withoutSecrets(subject, recording)).kind).toBe('forged');
  });

  it.each(proven)('$name is forged for another account, and for one that has no token', (recording) => {
    const headers = recording.delivery?.headers ?? {};
    const credentials = Object.fromEntries(
      Object.keys(subject.account.credentials).map((name) => [name, 'of another account']),
    );
    for (const webhookAuthToken of ['of-another-account', '']) {
      const other = { ...subject.account, webhookAuthToken, credentials };
      expect(read(subject, other, headers, bodyOf(recording)).kind).toBe('forged');
    }
  });

  it.each(proven)('$name is forged with an empty token for an account that has none', (recording) => {
    const headers = Object.fromEntries(
      Object.keys(recording.delivery?.headers ?? {}).map((name) => [name, '']),
    );
    const account = { ...subject.account, webhookAuthToken: '' };
    expect(read(subject, account, headers, withoutSecrets(subject, recording)).kind).toBe('forged');
  });
});
