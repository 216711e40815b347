// @ts-check
/** The table a person sees when the platform is ready. */
import path from 'node:path';
import { runNode } from '../processes.mjs';
import { inRoot } from '../workspace.mjs';

/** @typedef {import('./platform.mjs').Platform} Platform */

/**
 * @param {Platform} platform
 * @param {string} duration
 */
export async function addressTable(platform, duration) {
  const { settings } = platform;
  const web = `http://127.0.0.1:${settings.webPort}`;
  const demo = settings.mode === 'demo' ? await demoInfo(platform) : undefined;
  const rows = [
    demo?.offers && ['Checkout', `${web}/checkout/${demo.offers.digital}`],
    ['Web', web],
    ['API', `http://127.0.0.1:${settings.apiPort}/api/docs`],
    settings.simulatorUrl && ['Simulator', settings.simulatorUrl],
    ['Database', platform.record.databaseUrl.replace(/:[^:@/]+@/, ':***@')],
    ['Data', path.relative(process.cwd(), settings.dataDir) || '.'],
    settings.mode === 'demo' && ['Logs', path.relative(process.cwd(), platform.logDir)],
    ...logins(demo),
  ];
  const lines = rows.filter(Boolean).map((row) => {
    const [name, value] = /** @type {[string, string]} */ (row);
    return `  ${name.padEnd(12)} ${value}`;
  });
  return [
    '',
    `Guichê is running (${settings.mode}), ready in ${duration}`,
    '',
    ...lines,
    '',
    'Ctrl-C stops it.',
  ].join('\n');
}

/** @param {any} demo @returns {[string, string][]} */
function logins(demo) {
  return Object.entries(demo?.users ?? {}).map(([role, user]) => [
    role.charAt(0).toUpperCase() + role.slice(1),
    typeof user === 'string' ? user : /** @type {{ email: string }} */ (user).email,
  ]);
}

/**
 * What `npm run demo:info` prints.
 * @param {Platform} platform
 */
export async function demoInfo(platform) {
  const program = inRoot('backend/dist/commands/demo-info.js');
  return JSON.parse(
    await runNode([program], { env: platform.environment(), capture: true, name: 'demo:info' }),
  );
}
