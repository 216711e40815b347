import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { OPERATION_NAMES } from '@guiche/gateway-kit';
import * as declarations from './contract/declarations.js';
import * as examples from './contract/examples.js';
import { CALLING, SUBJECTS } from './gateways.contract.subjects.js';
import { folderOf } from './rehearsal/examples.js';
import { play, stage } from './rehearsal/stage.js';

const PROVIDERS = join(__dirname, 'providers');

/**
 * What every gateway of the list is asked, without a line written for it: here what it declares and its examples, both
 * ways. Lost answers, money, secrecy, webhooks and cards have files of their own beside this one; the questions are in
 * contract/, and `gateways.contract.faults.spec.ts` shows that each of them finds what it asks for.
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
      await expect(play(runner, gateway, account, { capability, intent: {} })).resolves.toEqual({
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
    ['implements what it declares, and nothing else', declarations.implementsWhatItDeclares],
    ['has an example of every capability', declarations.hasAnExampleOfEverything],
    [
      'describes its credentials for the form in three languages (P9.87)',
      declarations.describesItsCredentials,
    ],
    [
      'calls the address of the account, never its example (P7.1, P7.2, P7.3, P9.90)',
      declarations.callsTheAddressOfTheAccount,
    ],
    ['refuses without a credential, and sends nothing', declarations.needsItsCredentials],
    ['refuses what it lacks in the words of the specification (P8.1)', declarations.refusesWhatItLacks],
    ['proves who we are as in its examples', declarations.provesWhoWeAre],
    ['is sent and understood as in its examples', examples.speaksAsItsExamples],
    [
      'reads deliveries as in its examples (P1.17, P3.112, P3.113, P3.114, P7.177)',
      examples.readsDeliveriesAsItsExamples,
    ],
    ['says of each example where it comes from', examples.saysWhereItComesFrom],
    ['spells the same intent the same twice', examples.spellsTheSameIntentTheSame],
  ])('%s', async (_, ask) => {
    expect(await ask(subject)).toEqual([]);
  });
});
