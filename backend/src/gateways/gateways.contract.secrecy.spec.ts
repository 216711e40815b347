import { describe, expect, it } from '@jest/globals';
import { NativeBody, describeCredentials } from '@guiche/gateway-kit';
import type { Recording } from './testing/recordings.js';
import { PERSONAL } from './testing/samples.js';
import { play, stage, type Fault } from './testing/stage.js';
import { SUBJECTS } from './gateways.contract.subjects.js';

describe.each(SUBJECTS)('$id', ({ manifest, gateway, account, operations, login }) => {
  const secrets = describeCredentials(manifest.credentials)
    .filter(({ secret, name }) => secret && account.credentials[name] !== undefined)
    .map(({ name }) => String(account.credentials[name]));
  const token = login && gateway.logins.main?.read(NativeBody.of(login.reply.body)).token;
  const hidden = [...PERSONAL, ...secrets, ...(token ? [token] : [])];

  it.each(operations)('$name leaves no credential and nobody in the wire log', async (recording) => {
    const { runner, log } = stage(recording.exchanges, login);
    await play(runner, gateway, account, recording);
    expect(log).toHaveLength(recording.exchanges.length + (login ? 1 : 0));
    expect(found(log)).toEqual([]);
  });

  it.each(operations)('$name: nor when the provider repeats it all in a complaint', async (recording) => {
    const { runner, log, faults } = stage(recording.exchanges, login);
    faults.set(0, complaint(recording));
    const outcome = await play(runner, gateway, account, recording);
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'request' });
    expect(found([log, outcome])).toEqual([]);
  });

  const found = (written: unknown): string[] =>
    hidden.filter((text) => JSON.stringify(written).includes(text));

  /** A provider that repeats what it was sent, in text and in text within text, and what it knows of us. */
  const complaint = ({ exchanges }: Recording): Fault => ({
    status: 422,
    body: JSON.stringify({
      message: `cannot take ${[...secrets, account.webhookAuthToken, token].join(', ')}`,
      request: exchanges[0]?.request,
      repeated: JSON.stringify(exchanges[0]?.request),
    }),
  });
});
