import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const FRONTEND = path.resolve(__dirname, '..');
const VITE = path.join(path.dirname(require.resolve('vite/package.json')), 'bin/vite.js');
let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'planted-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Builds one module of the checkout that imports what is given, with the check. Nothing is written. */
function build(source: string) {
  const entry = path.join(FRONTEND, 'checkout', 'planted.ts');
  const config = path.join(folder, 'vite.config.ts');
  fs.writeFileSync(
    config,
    `import { onlyCheckoutModules } from ${JSON.stringify(path.join(__dirname, 'only-checkout-modules.ts'))};
     const planted = {
       name: 'planted',
       resolveId: (id: string) => (id === ${JSON.stringify(entry)} ? id : undefined),
       load: (id: string) => (id === ${JSON.stringify(entry)} ? ${JSON.stringify(source)} : undefined),
     };
     export default {
       root: ${JSON.stringify(FRONTEND)}, publicDir: false, logLevel: 'error',
       plugins: [planted, onlyCheckoutModules],
       build: { write: false, rollupOptions: { input: ${JSON.stringify(entry)}, preserveEntrySignatures: 'strict' } },
     };`,
  );
  const { status, stderr } = spawnSync(process.execPath, [VITE, 'build', '--config', config], {
    cwd: FRONTEND,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return { status, stderr };
}

test('a script of the checkout with modules of its own and of shared code is built', () => {
  expect(build("export * from './lib/copy-text'; export * from '../shared/lib/safe-return-path';")).toEqual({
    status: 0,
    stderr: '',
  });
});

test.each([
  ["export * from '../backoffice/shell/navigation';", 'backoffice/shell/navigation.ts'],
  ["export { useToggle } from '@mantine/hooks';", 'node_modules/@mantine/hooks/'],
  [
    "import '@mantine/core/styles/Button.css'; export const a = 1;",
    'node_modules/@mantine/core/styles/Button.css',
  ],
])('a script of the checkout with %p is refused, and the module is named', (source, named) => {
  const { status, stderr } = build(source);
  expect(status).toBe(1);
  expect(stderr).toContain('The checkout may not load these modules (docs/decisions/0073)');
  expect(stderr).toContain(named);
});
