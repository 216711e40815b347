// @ts-check
/** Waits for a starting server. */
import http from 'node:http';
import { waitUntil } from '../processes.mjs';
import { Refusal } from '../progress.mjs';

const READY_WITHIN_MS = 60_000;
/**
 * The kernel may assign the requested port to our own outgoing connection while no server listens there: the
 * connection then connects to itself, and the server finds its port in use. This cannot happen from another address.
 */
const FROM = process.platform === 'linux' ? { localAddress: '127.0.0.2' } : {};

/**
 * Requests until the answer is accepted.
 * @param {string} url
 * @param {(status: number) => boolean} isGood
 */
export async function awaitAnswer(url, isGood) {
  let last = 'no answer';
  const ask = async () => {
    try {
      const status = await statusOf(url);
      last = `status ${status}`;
      return isGood(status);
    } catch (error) {
      last = String(error);
      return false;
    }
  };
  if (await waitUntil(ask, READY_WITHIN_MS)) return;
  throw new Refusal(`${url} is not ready after ${READY_WITHIN_MS / 1000} s (${last}).`);
}

/**
 * @param {string} url
 * @returns {Promise<number>}
 */
function statusOf(url) {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { ...FROM, agent: false, timeout: 5000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    request.once('timeout', () => request.destroy(new Error('no answer within 5 s')));
    request.once('error', reject);
  });
}
