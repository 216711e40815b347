// @ts-check
/**
 * `npm run attack`: sends malformed and hostile requests to every public port: the web server, the API and the
 * operations listener. Uses a separate platform, or a running one:
 *
 * npm run attack
 * npm run attack -- --web http://127.0.0.1:3000 --api http://127.0.0.1:3001 --operations http://127.0.0.1:3003
 * --offers ID,ID      two offers that are on sale
 *
 * Buys nothing. Exits with 1 when an answer was wrong.
 */
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { formAttacks } from './attack/form.mjs';
import { asCommand, Refusal, stage } from './progress.mjs';
import { provision } from './provision.mjs';
import { attack, cases, smuggle } from './raw-attacks.mjs';

const TRIES = 100;

/** @typedef {import('./raw-attacks.mjs').Target} Target */

await asCommand(async () => {
  const { values } = parseArgs({
    options: {
      web: { type: 'string' },
      api: { type: 'string' },
      operations: { type: 'string' },
      offers: { type: 'string' },
    },
  });
  const { web, api, operations, offers } = values;
  if (!web) return withOwnPlatform(attackAll);
  if (!api || !operations || !offers)
    throw new Refusal('--web needs --api, --operations and --offers as well.');
  return attackAll({ web, api, operations }, offers.split(','));
});
process.exit();

/** @param {(target: Target, offers: string[]) => Promise<number>} work */
async function withOwnPlatform(work) {
  await provision({ browser: false });
  const builds = build({ frontend: true });
  await Promise.all([builds.compiled, builds.frontend]);
  const { startTestPlatform } = await import('./test-platform.mjs');
  const platform = await startTestPlatform();
  try {
    const { WEB_URL = '', API_URL = '', OPERATIONS_URL = '', DEMO_INFO = '{}' } = platform.env;
    const { offers } = JSON.parse(DEMO_INFO);
    const target = { web: WEB_URL, api: API_URL, operations: OPERATIONS_URL };
    const failed = await work(target, [offers.digital, offers.physical]);
    // Invalid requests must never cause an error of ours.
    const errors = platform.errors();
    for (const line of errors.slice(0, 5)) console.error(`  logged: ${line.slice(0, 500)}`);
    console.log(`${errors.length} errors logged`);
    return errors.length === 0 ? failed : 1;
  } finally {
    await platform.stop();
  }
}

/** @param {Target} target @param {string[]} offers */
async function attackAll(target, [own = '', foreign = '']) {
  const faults = [
    ...(await stage(`${cases().length} malformed and hostile requests`, () => attack(target))),
    ...(await stage(`${TRIES} requests hidden behind others`, () =>
      smuggle(target.web, { own, foreign, tries: TRIES }),
    )),
    ...(await stage('forms with forged keys', () => formAttacks(target.web, own))),
  ];
  for (const fault of faults) console.error(`  ${fault}`);
  console.log(`\n${faults.length} wrong answers`);
  return faults.length === 0 ? 0 : 1;
}
