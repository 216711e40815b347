// Nest, Fastify's plugins and some of their dependencies are ES modules only. Jest can load those natively from Node 24
// on; on Node 20 they are compiled to CommonJS on the way in, as our own sources are.
const ESM_ONLY = [
  '@borewit',
  '@fastify',
  '@nestjs',
  '@tokenizer',
  'content-disposition',
  'cookie',
  'file-type',
  'jose',
  'light-my-request',
  'openapi-fetch',
  'strtok3',
  'token-types',
  'uint8array-extras',
];

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
  roots: ['<rootDir>/backend', '<rootDir>/libs', '<rootDir>/frontend/app', '<rootDir>/frontend/server'],
  testRegex: '\\.spec\\.tsx?$',
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/build/'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/frontend/build', '<rootDir>/.cache', '<rootDir>/.data'],
  testEnvironment: '<rootDir>/libs/tooling/config/jest-database.cjs',
  setupFilesAfterEnv: ['<rootDir>/libs/tooling/config/jest-console.cjs'],
  moduleNameMapper: {
    '^@guiche/tooling/([a-z-]+)$': '<rootDir>/libs/tooling/src/$1.mjs',
    '^@guiche/([a-z-]+)$': '<rootDir>/libs/$1/src/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '\\.module\\.css$': '<rootDir>/libs/tooling/config/style-names.cjs',
  },
  transform: { '\\.tsx$': compile(true), '\\.(ts|js|mjs)$': compile(false) },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`],
  cacheDirectory: '<rootDir>/.cache/jest',
  // Two more than the two cores of CI: a third of the time the tests wait for clocks, sockets and dying processes.
  maxWorkers: 4,
  // What hot loops use a million times (the simulator draws QR codes): a global of the sandbox is looked up through an
  // interceptor each time, and a test over HTTP waited a second for one picture.
  sandboxInjectedGlobals: ['Math', 'Buffer', 'Uint8Array'],
};
