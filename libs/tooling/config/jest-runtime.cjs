/**
 * How a suite loads its files (docs/decisions/0080): packages are loaded once per worker, by Node itself; the sources of the
 * backend and of our libraries are evaluated once per worker; tests and all other files are evaluated for each suite, as in
 * jest, but resolved and compiled once per worker.
 */
const { createRequire } = require('node:module');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** The name of a package that is not ours: `pg`, `node:fs`; not `./order.js`, `/checkout/order.ts` or `@guiche/money`. */
const PACKAGE = /^(?!@guiche\/)[^./]/;
/** Provided by jest to each suite. */
const OF_THE_SUITE = new Set(['@jest/globals', 'expect', '@jest/expect']);
/** Sources without tests: they use nothing that jest provides to a suite. */
const SOURCE = /\/(backend|libs\/[^/]+)\/src\/(?!.*(\.spec\.tsx?$|\/testing\/|\.mjs$))/;

/** Per worker: the resolved imports and the compiled code of our files, and what evaluated sources export. */
const places = new Map();
const scripts = new Map();
const evaluated = new Map();

module.exports = class SuiteRuntime extends Runtime {
  constructor(config, environment, resolver, ...rest) {
    super(config, environment, resolver, ...rest);
    this.resolver = resolver;
    // Jest compiles for a new context each time; the worker's context keeps compiled scripts.
    const parameters = this.executor.injectedModuleParameters;
    this.executor.compile = (source, file) => compiled(source, file, parameters).runInThisContext();
  }

  requireModuleOrMock(from, name) {
    if (this.mockState.explicitCjsMock.size > 0) {
      throw new Error(
        'There is no jest.mock here: packages are shared by suites, and we replace nothing of our own.',
      );
    }
    if (OF_THE_SUITE.has(name)) return super.requireModuleOrMock(from, name);
    return PACKAGE.test(name) ? createRequire(from)(name) : this.requireOurs(this.place(from, name));
  }

  requireOurs(file) {
    const known = evaluated.get(file);
    if (known) return known.exports;
    const exports = this.requireModule(file);
    if (SOURCE.test(file)) evaluated.set(file, { exports });
    return exports;
  }

  /** Dependencies of jest's own parts, which are evaluated for each suite. */
  requireInternalModule(from, name) {
    return name === undefined ? super.requireInternalModule(from) : createRequire(from)(name);
  }

  place(from, name) {
    const key = `${from}\n${name}`;
    const known = places.get(key) ?? this.resolver.resolveModule(from, name);
    places.set(key, known);
    return known;
  }
};

function compiled(source, file, parameters) {
  const known = scripts.get(file);
  if (known?.source === source) return known.script;
  const text = `(function (${parameters.join(', ')}) {\n${source}\n})`;
  const script = new Script(text, { filename: file, lineOffset: -1 });
  scripts.set(file, { source, script });
  return script;
}
