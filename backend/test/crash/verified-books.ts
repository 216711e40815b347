import { expect } from '@jest/globals';
import { runProgram } from '../support/run-program.js';

/** Every invariant of the money holds in the database of this test file. */
export async function expectBalancedBooks(): Promise<void> {
  const { code, stdout } = await runProgram('ledger-verify');
  expect([code, stdout.match(/^FAIL.*$/gm)]).toEqual([0, null]);
}
