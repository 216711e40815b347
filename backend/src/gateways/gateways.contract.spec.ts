import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { OPERATION_NAMES } from '@guiche/gateway-kit';
import * as declarations from './contract/declarations.js';
import * as examples from './contract/examples.js';
import { CALLING, SUBJECTS } from './gateways.contract.subjects.js';
import { folderOf } from './rehearsal/examples.js';
import { runOperation, stage } from './rehearsal/stage.js';

const PROVIDERS = join(__dirname, 'providers');

/**
 * Checks of every gateway in the list: its declarations and its examples, in both directions. Lost answers, money,
 * secrecy, webhooks and cards have their own files; the checks are in contract/, and
 * `gateways.contract.faults.spec.ts` shows that each of them finds its fault.
 */
describe('the list of gateways', () => {
  it('names each provider once, and every folder of a provider is on it (P1.3)', () => {
    const ids = SUBJECTS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const folders = readdirSync(PROVIDERS).map((name) => join(PROVIDERS, name));
    expect(folders.sort()).toEqual(ids.map(folderOf).sort());
  });
});

describe.each(SUBJECTS.filter((one) => !CALLING.includes(one)))('$id is a stub', (subject) => {
  it("answers every operation with 'Method not implemented.', and calls nobody (P1.29, P8.1)", async () => {
    const { gateway, account } = subject;
    for (const capability of OPERATION_NAMES) {
      const { runner, sent } = stage([]);
      await expect(runOperation(runner, gateway, account, { capability, intent: {} })).resolves.toEqual({
        kind: 'refused',
        reason: 'notOffered',
        detail: 'Method not implemented.',
      });
      expect(sent).toEqual([]);
    }
  });
});

describe.each(CALLING)('$id', (subject) => {
  it('the folder and the file have the name of the gateway', () => {
    const file = `${subject.id.toLowerCase().replaceAll('_', '-')}.gateway.ts`;
    expect(existsSync(join(folderOf(subject.id), file))).toBe(true);
  });

  it.each([
    ['implements what it declares, and nothing else', declarations.implementsDeclaredCapabilities],
    ['has an example of every capability', declarations.hasExampleOfEachCapability],
    ['describes its credentials for the form in three languages (P9.87)', declarations.describesCredentials],
    [
      'calls the address of the account, never its example (P7.1, P7.2, P7.3, P9.90)',
      declarations.callsConfiguredAddress,
    ],
    ['refuses without a credential, and sends nothing', declarations.requiresCredentials],
    [
      'refuses what it lacks in the words of the specification (P8.1)',
      declarations.refusesUndeclaredOperations,
    ],
    ['proves who we are as in its examples', declarations.authenticatesRequests],
    ['is sent and understood as in its examples', examples.matchesExampleRequests],
    [
      'reads deliveries as in its examples (P1.17, P3.112, P3.113, P3.114, P7.177)',
      examples.matchesExampleWebhooks,
    ],
    ['says of each example where it comes from', examples.declaresEvidenceOfExamples],
    ['spells the same intent the same twice', examples.buildsIdenticalRequests],
  ])('%s', async (_, ask) => {
    expect(await ask(subject)).toEqual([]);
  });
});
