// @ts-check
import { runNode } from '../processes.mjs';
import { inRoot } from '../workspace.mjs';

/**
 * What `npm run demo:info` prints, as far as it is read here and by the backend's benches.
 * @typedef {object} DemoInfo
 * @property {string} web
 * @property {string} api
 * @property {string} operations
 * @property {string} simulator
 * @property {{ digital: string }} offers
 * @property {{ DEFAULT: string, DROPSHIPPING: string, VEGA: string }} byLayout
 * @property {Record<string, string>} byGateway  an offer charged through each
 * @property {Record<string, string>} webhooks  where the providers deliver that were told an address for the account
 * @property {Record<string, { email: string, password: string }>} users
 */

/**
 * @param {import('./platform.mjs').Platform} platform
 * @returns {Promise<DemoInfo>}
 */
export async function demoInfo(platform) {
  const program = inRoot('backend/dist/programs/demo-info.js');
  return JSON.parse(
    await runNode([program], { env: platform.environment(), capture: true, name: 'demo:info' }),
  );
}
