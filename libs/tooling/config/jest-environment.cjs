/**
 * The environment of a suite (docs/decisions/0080): the worker's own context, so that packages, which are loaded once
 * for all its suites, and the suite share the same `Error`, `Date` and `Array`. Changes of globals and of
 * `process.env` are undone after each suite.
 */
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/**
 * What stays after a suite: jest's console, which rejects late output until the next suite sets its own, and what packages know
 * of our classes, which are evaluated once per worker.
 */
const KEPT = new Set(['console', 'typeormMetadataArgsStorage', 'classValidatorMetadataStorage']);
/** What jest replaces in `process` for a suite and does not restore. */
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
    // Tells jest to reject late imports.
    this.global = null;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
};

/** @returns {() => void} restores the former state */
function enterWorld() {
  const globals = Object.getOwnPropertyDescriptors(globalThis);
  const { env } = process;
  const ofProcess = REPLACED_IN_PROCESS.map((name) => [name, process[name]]);
  return () => {
    for (const name of Reflect.ownKeys(globalThis)) {
      if (!KEPT.has(name)) putBack(name, globals[name]);
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
