// @ts-check
/** Waiting for a server that is just starting. */
import http from 'node:http';
import { waitUntil } from '../processes.mjs';
import { Refusal } from '../progress.mjs';

const READY_WITHIN_MS = 60_000;
/**
 * The kernel lends a port to each outgoing connection, and may lend the very port we ask for while nobody listens there
 * yet: the connection then meets itself, and the server finds its port taken. From another address that can't happen.
 */
const FROM = process.platform === 'linux' ? { localAddress: '127.0.0.2' } : {};

/**
 * Asks until the answer is good.
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
