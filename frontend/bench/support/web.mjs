// @ts-check
/** The built web server with an API of fixed answers beside it, so that a bench counts the web server's own work only. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

const here = import.meta.dirname;

/**
 * The checkout of any id shows the offer of offer.json; ids that begin with a layout's name show it in that layout.
 * @returns {Promise<{ port: number, pid: number, stop: () => void }>}
 */
export async function startWeb() {
  const offer = JSON.parse(fs.readFileSync(path.join(here, '../offer.json'), 'utf8'));
  const api = http.createServer((req, res) => {
    const template = /\/(DROPSHIPPING|VEGA)/.exec(req.url ?? '')?.[1] ?? 'DEFAULT';
    res
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ ...offer, creditCardEnabled: true, billetEnabled: true, template }));
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const { port: apiPort } = /** @type {import('node:net').AddressInfo} */ (api.address());
  const web = fork(path.join(here, '../../server.mjs'), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      WEB_PORT: '0',
      API_URL: `http://127.0.0.1:${apiPort}`,
      LOG_LEVEL: 'warn',
    },
  });
  const [{ port }] = /** @type {[{ port: number }]} */ (await once(web, 'message'));
  const stop = () => {
    web.kill();
    api.close();
    api.closeAllConnections();
  };
  return { port, pid: Number(web.pid), stop };
}

/**
 * Views an address, and returns how long the first byte took.
 * @param {http.Agent} agent
 * @param {number} port
 * @param {string} address
 * @returns {Promise<number>} milliseconds
 */
export function view(agent, port, address) {
  return new Promise((resolve, reject) => {
    const askedAt = performance.now();
    const headers = { 'accept-encoding': 'gzip', 'accept-language': 'pt-BR' };
    const request = http.get({ port, host: '127.0.0.1', agent, path: address, headers });
    request.on('error', reject);
    request.on('response', (response) => {
      const firstByteMs = performance.now() - askedAt;
      if (response.statusCode !== 200) return reject(new Error(`the page answered ${response.statusCode}`));
      response.resume().on('end', () => resolve(firstByteMs));
    });
  });
}
