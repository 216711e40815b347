// @ts-check
/** The table printed when the platform is ready. */
import path from 'node:path';
import { demoInfo } from './demo-info.mjs';

/** @typedef {import('./platform.mjs').Platform} Platform */

/**
 * @param {Platform} platform
 * @param {string} duration
 */
export async function addressTable(platform, duration) {
  const { settings } = platform;
  const web = `http://127.0.0.1:${settings.webPort}`;
  const demo = settings.mode === 'demo' ? await demoInfo(platform) : undefined;
  const rows = {
    ...(demo && checkouts(demo, web)),
    Web: web,
    API: `http://127.0.0.1:${settings.apiPort}`,
    Operations: `http://127.0.0.1:${settings.operationsPort}/api/docs`,
    Simulator: settings.simulatorUrl,
    Database: platform.record.databaseUrl.replace(/:[^:@/]+@/, ':***@'),
    Data: path.relative(process.cwd(), settings.dataDir) || '.',
    Logs: demo && path.relative(process.cwd(), platform.logDir),
    ...(demo && logins(demo)),
  };
  const lines = Object.entries(rows).flatMap(([name, value]) =>
    value ? `  ${name.padEnd(12)} ${value}` : [],
  );
  return [
    '',
    `Guichê is running (${settings.mode}), ready in ${duration}`,
    '',
    ...lines,
    '',
    'Ctrl-C stops it.',
  ].join('\n');
}

/** One checkout for each layout. @param {import('./demo-info.mjs').DemoInfo} demo @param {string} web */
function checkouts({ byLayout }, web) {
  return {
    Checkout: `${web}/checkout/${byLayout.DEFAULT}`,
    '  in steps': `${web}/checkout/${byLayout.DROPSHIPPING}`,
    '  minimal': `${web}/checkout/${byLayout.VEGA}`,
  };
}

/** @param {import('./demo-info.mjs').DemoInfo} demo */
function logins({ users }) {
  return Object.fromEntries(
    Object.entries(users).map(([role, { email }]) => [role.charAt(0).toUpperCase() + role.slice(1), email]),
  );
}
