import { describe, expect, it } from '@jest/globals';
import { NativeBody, describeCredentials } from '@guiche/gateway-kit';
import type { Recording } from './testing/recordings.js';
import { PERSONAL } from './testing/samples.js';
import { play, stage, type Fault } from './testing/stage.js';
import { CALLING } from './gateways.contract.subjects.js';

describe.each(CALLING)('$id', ({ manifest, gateway, account, operations, login, logins }) => {
  const secrets = describeCredentials(manifest.credentials)
    .filter(({ secret, name }) => secret && account.credentials[name] !== undefined)
    .map(({ name }) => String(account.credentials[name]));
  /** Each API has a token of its own, and only the one that was used can be repeated. */
  const tokenFor = ({ exchanges }: Recording): string => {
    const url = exchanges[0]?.request.url ?? '';
    const api = url.startsWith(`${account.accountsBaseAddress}/`) ? 'accounts' : 'main';
    const granted = logins.find(({ request }) =>
      request.url.startsWith(url.split('/').slice(0, 4).join('/')),
    );
    const reply = (granted ?? login)?.reply.body;
    return reply === undefined ? '' : (gateway.logins[api]?.read(NativeBody.of(reply)).token ?? '');
  };

  it.each(operations)('$name leaves no credential and nobody in the wire log', async (recording) => {
    const { runner, log } = stage(recording.exchanges, logins);
    await play(runner, gateway, account, recording);
    expect(log).toHaveLength(recording.exchanges.length + (login ? 1 : 0));
    expect(found(log, recording)).toEqual([]);
  });

  it.each(operations)('$name: nor when the provider repeats it all in a complaint', async (recording) => {
    const { runner, log, faults } = stage(recording.exchanges, logins);
    faults.set(0, complaint(recording));
    const outcome = await play(runner, gateway, account, recording);
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'request' });
    expect(found([log, outcome], recording)).toEqual([]);
  });

  const found = (written: unknown, recording: Recording): string[] =>
    [...PERSONAL, ...secrets, tokenFor(recording)]
      .filter((text) => text !== '')
      .filter((text) => JSON.stringify(written).includes(text));

  /** A provider that repeats what it was sent, in text and in text within text, and what it knows of us. */
  const complaint = (recording: Recording): Fault => ({
    status: 422,
    body: JSON.stringify({
      message: `cannot take ${[...secrets, account.webhookAuthToken, tokenFor(recording)].join(', ')}`,
      request: recording.exchanges[0]?.request,
      repeated: JSON.stringify(recording.exchanges[0]?.request),
    }),
  });
});
