/**
 * The world of a suite (docs/decisions/0080): the worker's own, so that the packages, which are loaded once for all its
 * suites, and the suite mean the same `Error`, `Date` and `Array`. What a suite adds to the globals, replaces in them or
 * sets in `process.env` goes with it.
 */
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/** What jest replaces in `process` for a suite, and does not put back. */
const REPLACED_IN_PROCESS = ['exit', 'getBuiltinModule'];

module.exports = class SuiteEnvironment {
  constructor({ projectConfig }) {
    this.leave = enterWorld();
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    process.env = { ...process.env };
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    this.leave();
    // Tells jest that whoever still requires a file comes too late.
    this.global = null;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
};

/** @returns {() => void} leaves it as it was found */
function enterWorld() {
  const globals = Object.getOwnPropertyDescriptors(globalThis);
  const { env } = process;
  const ofProcess = REPLACED_IN_PROCESS.map((name) => [name, process[name]]);
  return () => {
    for (const name of Reflect.ownKeys(globalThis)) {
      // Jest's of this suite, until the next one has its own: it complains of what is said too late.
      if (name !== 'console') putBack(name, globals[name]);
    }
    for (const [name, value] of ofProcess) process[name] = value;
    process.env = env;
  };
}

/** @param {PropertyDescriptor | undefined} before */
function putBack(name, before) {
  const now = Object.getOwnPropertyDescriptor(globalThis, name);
  if (!now.configurable || (before && now.value === before.value && now.get === before.get)) return;
  if (before) Object.defineProperty(globalThis, name, before);
  else delete globalThis[name];
}
