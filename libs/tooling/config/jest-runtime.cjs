/**
 * How a suite loads its files (docs/decisions/0080): ours are evaluated anew for each suite, as jest does, but found and
 * compiled once for each worker; packages are loaded once for each worker, by Node itself. To evaluate Nest, TypeORM and
 * their hundreds of files again for each suite took a fifth of what all tests take.
 */
const { createRequire } = require('node:module');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** The name of a package and none of ours: `pg`, `node:fs`; not `./order.js`, `/house/order.ts` or `@guiche/money`. */
const PACKAGE = /^(?!@guiche\/)[^./]/;
/** What jest gives to each suite itself. */
const OF_THE_SUITE = new Set(['@jest/globals', 'expect', '@jest/expect']);

/** Of this worker: where each of our files found what it imports, and what each compiled to. */
const places = new Map();
const scripts = new Map();

module.exports = class SuiteRuntime extends Runtime {
  constructor(config, environment, resolver, ...rest) {
    super(config, environment, resolver, ...rest);
    this.resolver = resolver;
    // Jest compiles for a context of its own, each time; ours is the worker's, where a script stays compiled.
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
    return PACKAGE.test(name) ? createRequire(from)(name) : this.requireModule(this.place(from, name));
  }

  /** What jest's own parts, which are evaluated for each suite, require in turn. */
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
