// @ts-check
/**
 * `npm start` and `npm run dev`: from any state of the checkout to a running platform. Imports nothing from npm
 * before the dependencies are installed.
 */
import { refuseTakenPorts } from './ports.mjs';
import { lockDataDir } from './platform/data-lock.mjs';
import { awaitLeftovers } from './platform/run-record.mjs';
import { loadEnvFile, portsOf, readSettings } from './platform/settings.mjs';
import { whenAskedToStop } from './processes.mjs';
import { asCommand, secondsSince } from './progress.mjs';
import { provision } from './provision.mjs';

// If our own output fails (closed pipe, full disk), the processes are still restarted.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

await asCommand(async () => {
  const startedAt = performance.now();
  loadEnvFile();
  const settings = readSettings(process.env, { dev: process.argv.includes('--dev') });
  const lock = await lockDataDir(settings.dataDir, 'platform');
  try {
    await awaitLeftovers(settings.dataDir);
    await refuseTakenPorts(portsOf(settings));
    await provision();
    await runUntilAsked(settings, lock, startedAt);
  } finally {
    lock.release();
  }
});
// An abandoned start may have left a pending timer.
process.exit();

/**
 * @param {import('./platform/settings.mjs').Settings} settings
 * @param {import('./platform/data-lock.mjs').DataLock} lock
 * @param {number} startedAt
 */
async function runUntilAsked(settings, lock, startedAt) {
  const { build } = await import('./build.mjs');
  const { Platform } = await import('./platform/platform.mjs');
  const { addressTable } = await import('./platform/address-table.mjs');
  const asked = new Promise((resolve) => void whenAskedToStop(() => resolve(undefined)));
  const platform = new Platform(settings);
  try {
    const builds = build({ frontend: !settings.dev });
    await Promise.race([platform.start(builds), asked]);
    if (platform.ready) console.log(await addressTable(platform, secondsSince(startedAt)));
    if (platform.ready && settings.dev)
      await (await import('./platform/reload.mjs')).reloadOnChange(platform);
    await asked;
  } finally {
    lock.announceStop();
    console.log('\nStopping.');
    await platform.stop();
  }
}
