/** @param {boolean} tsx whether the files may hold JSX */
const compile = (tsx) => [
  '@swc/jest',
  {
    swcrc: false,
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
    jsc: {
      target: 'es2022',
      keepClassNames: true,
      parser: { syntax: 'typescript', decorators: true, tsx },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
    },
  },
];

export default {
  rootDir: '../../..',
  roots: ['<rootDir>/backend', '<rootDir>/libs', '<rootDir>/frontend'],
  testRegex: '\\.spec\\.tsx?$',
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/build/'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/frontend/build', '<rootDir>/.cache', '<rootDir>/.data'],
  testEnvironment: '<rootDir>/libs/tooling/config/jest-database.cjs',
  // See docs/decisions/0080.
  runtime: '<rootDir>/libs/tooling/config/jest-runtime.cjs',
  testSequencer: '<rootDir>/libs/tooling/config/jest-sequencer.cjs',
  setupFilesAfterEnv: ['<rootDir>/libs/tooling/config/jest-console.cjs'],
  moduleNameMapper: {
    '^@guiche/tooling/([a-z-]+)$': '<rootDir>/libs/tooling/src/$1.mjs',
    '^@guiche/([a-z\\d-]+)/([a-z-]+)$': '<rootDir>/libs/$1/src/$2.ts',
    '^@guiche/([a-z\\d-]+)$': '<rootDir>/libs/$1/src/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '\\.module\\.css$': '<rootDir>/libs/tooling/config/style-names.cjs',
  },
  transform: { '\\.tsx$': compile(true), '\\.(ts|mjs)$': compile(false) },
  cacheDirectory: '<rootDir>/.cache/jest',
  // Node's own streams use them too.
  fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask'] },
  // One more than the two cores of CI: a third of the time the tests wait for clocks, sockets and exiting processes.
  maxWorkers: 3,
  // It ends hanging tests and measures nothing: on a busy machine the same work takes ten times as long.
  testTimeout: 600_000,
};
