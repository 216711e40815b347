import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';

const SuiteEnvironment = createRequire(__filename)('../config/jest-environment.cjs');

/** One that is new, one that is a value and one that is read through a getter. */
const GLOBALS = ['nobodyKnows', 'fetch', 'crypto'];

/** What lives on in the worker when a suite ends. */
const world = () => ({
  globals: GLOBALS.map((name) => Object.getOwnPropertyDescriptor(globalThis, name)),
  env: { ...process.env },
  exit: process.exit,
});

test('a suite restores its worker’s environment: added variables are removed, replaced ones restored', async () => {
  const found = world();
  const suite = new SuiteEnvironment({ projectConfig: { fakeTimers: {} } });
  for (const name of GLOBALS)
    Object.defineProperty(globalThis, name, { value: 'left behind', configurable: true });
  process.env['NOBODY_KNOWS'] = 'left behind';
  delete process.env['PATH'];
  process.exit = () => {
    throw new Error('left behind');
  };
  const left = world();
  await suite.teardown();
  expect(world()).toEqual(found);
  expect(left).not.toEqual(found);
});
