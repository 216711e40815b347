import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { RouteConfigEntry } from '@remix-run/route-config';
import { adminAction, adminLoader } from './access/area-handlers.server';
import { unguardedExports, type RouteModule } from './access/route-guards';
import routes from './routes';

/** Pages that everybody may open. Each entry is a decision: everything else needs a session. */
const PUBLIC = [
  './routes/resources/color-scheme.ts',
  './routes/sign-in/login.tsx',
  // Buyers have no password; a mail proves who they are.
  './routes/sign-in/by-mail.tsx',
  './routes/sign-in/admin-root-login.tsx',
  // Opens the session that a master was permitted; the token of the permission proves it.
  './routes/sign-in/enter.tsx',
  './routes/sign-in/manager-login.tsx',
  './routes/sign-in/master-root-login.tsx',
  './routes/sign-in/register.tsx',
  './routes/sign-in/recover-password.tsx',
  // Buyers ask for their money without an account: a mailed code takes the place of a session.
  './routes/request-refund/begin.tsx',
  './routes/request-refund/status.tsx',
  // Ends the session of the cookie that is sent, if any.
  './routes/sign-out.ts',
  './routes/not-found.tsx',
  // Only in a demonstration.
  './routes/design/layout.tsx',
  './routes/design/components.tsx',
  './routes/design/confirmation.tsx',
  './routes/design/form.tsx',
  './routes/design/patterns.tsx',
  './routes/design/error.tsx',
];

const filesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)]);

test('every page of the back office has a loader with an access rule, or is public', async () => {
  const files = filesOf(routes as RouteConfigEntry[]);
  const load = async (file: string) =>
    [file, (await import(path.join(__dirname, file))) as RouteModule] as const;
  const modules = await Promise.all(files.map(load));
  expect(unguardedExports(Object.fromEntries(modules), PUBLIC)).toEqual([]);
  expect(PUBLIC.filter((file) => !files.includes(file))).toEqual([]);
});

test('a page without a guarded loader is found, and so is an action without one', () => {
  const loader = adminLoader({}, () => Promise.resolve(null));
  const action = adminAction({}, () => Promise.resolve(null));
  const Page = () => null;
  const planted = {
    'guarded.tsx': { default: Page, loader, action },
    'open-loader.tsx': { default: Page, loader: () => null },
    'open-action.tsx': { default: Page, loader, action: () => null },
    'no-loader.tsx': { default: Page },
    'public.tsx': { default: Page, loader: () => null },
  };
  expect(unguardedExports(planted, ['public.tsx'])).toEqual([
    'no-loader.tsx: default without loader',
    'open-action.tsx: action',
    'open-loader.tsx: loader',
  ]);
});
