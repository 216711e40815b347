// @ts-check
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Business code is told the time, so that a test or the demo can move it. */
const NO_OWN_CLOCK = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Ask the injected Clock: business code has no clock of its own.',
  },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Ask the injected Clock: business code has no clock of its own.',
  },
];
/** What the environment says is read once, checked, and handed on as typed objects. */
const NO_ENVIRONMENT = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Inject the typed configuration of backend/src/config instead of reading the environment.',
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/build/**',
      '**/node_modules/**',
      '.cache/**',
      '.data/**',
      'coverage/**',
      'libs/api-client/src/schema.ts',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [...tseslint.configs.recommended],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: false },
      ],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // Nest injects by the class as a value; a type-only import of an injected class would break at run time.
      '@typescript-eslint/consistent-type-imports': 'off',
      // `== null` is the one way to say "neither null nor undefined" in a word.
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
    },
  },
  {
    files: ['backend/src/modules/**/*.ts', 'backend/src/gateways/**/*.ts'],
    ignores: ['**/*.spec.ts', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...NO_OWN_CLOCK, NO_ENVIRONMENT] },
  },
  {
    files: ['backend/src/**/*.ts', 'frontend/app/**/*.ts', 'frontend/app/**/*.tsx', 'libs/*/src/**/*.ts'],
    ignores: [
      'backend/src/config/**',
      'backend/src/modules/**',
      'backend/src/gateways/**',
      // Its only settings are two numbers, read where it starts.
      'libs/simulator/src/main.ts',
      '**/testing/**',
      '**/*.spec.ts',
      '**/*.spec.tsx',
    ],
    rules: { 'no-restricted-syntax': ['error', NO_ENVIRONMENT] },
  },
  {
    // A suite is one long function of short ones.
    files: [
      '**/*.spec.ts',
      '**/*.spec.tsx',
      'backend/test/**/*.ts',
      'frontend/tests/**/*.ts',
      'libs/*/test/**/*.ts',
    ],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    // Commands speak to a person or to a pipe; an entry point whose boot fails has no logger yet.
    files: [
      '**/src/main.ts',
      'backend/src/worker.ts',
      'backend/src/openapi.ts',
      'backend/src/commands/**/*.ts',
      'backend/src/migrate.ts',
      'frontend/bench/**',
      'backend/bench/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['frontend/app/**/*.tsx', 'frontend/app/**/*.ts'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      // A page that works without script learns in an effect that script has come; that is one more render, on purpose.
      'react-hooks/set-state-in-effect': 'off',
    },
  },
  {
    files: ['**/*.mjs', '**/*.cjs'],
    extends: [tseslint.configs.base],
    rules: {
      eqeqeq: 'error',
      'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true }],
    },
  },
);
