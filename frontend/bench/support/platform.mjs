// @ts-check
import { build } from '../../../libs/tooling/src/build.mjs';
import { startTestPlatform } from '../../../libs/tooling/src/test-platform.mjs';

/** @typedef {import('../../tests/journey').DemoInfo} DemoInfo */

/**
 * The demonstration that WEB_URL and DEMO_INFO (what demo:info prints) name, else one of our own, built and started for it.
 * @returns {Promise<{ web: string, demo: DemoInfo, stop: () => Promise<void> }>}
 */
export async function demoPlatform() {
  const { env, stop } = await running();
  return { web: String(env['WEB_URL']), demo: JSON.parse(String(env['DEMO_INFO'])), stop };
}

async function running() {
  if (process.env['WEB_URL'] && process.env['DEMO_INFO']) return { env: process.env, stop: async () => {} };
  const builds = build({ frontend: true });
  await Promise.all([builds.compiled, builds.frontend]);
  return startTestPlatform();
}
