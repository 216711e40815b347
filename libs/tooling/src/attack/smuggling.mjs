// @ts-check
/** One client hides a request in another, while a second client requests its own page. */
import { exchange, request } from './raw-http.mjs';

/** Methods whose body a proxy may forward without its framing. */
const METHODS = ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE'];

const PATIENCE_MS = 10_000;

/**
 * @param {string} web
 * @param {{ own: string, foreign: string, tries: number }} offers  the offer that the victim asks for; the one that the hidden
 *   request asks for
 * @returns {Promise<string[]>} what went wrong, empty where every victim received their own answer and no request got through
 */
export async function smuggle(web, { own, foreign, tries }) {
  const [mine, theirs] = [await read(web, own), await read(web, foreign)];
  if (mine === theirs) return [`both offers are answered alike: ${mine.slice(0, 100)}`];
  const faults = [];
  for (let turn = 0; turn < tries; turn += 1) {
    const method = METHODS[turn % METHODS.length] ?? 'GET';
    const [attack, ...victims] = await Promise.all([
      exchange(web, hidden(method, own, foreign)),
      ...[1, 2, 3].map(() => read(web, own)),
    ]);
    if (attack.statuses.join() !== '400')
      faults.push(`${method}: answered ${attack.statuses.join() || 'nothing'}`);
    if (victims.some((answer) => answer !== mine)) faults.push(`${method}: a victim received another answer`);
  }
  return faults;
}

/** @param {string} method @param {string} outer @param {string} inner */
function hidden(method, outer, inner) {
  const behind = request(`GET /api/checkout/${inner} HTTP/1.1`, [
    'Host: pay.example',
    'X-Forwarded-For: 6.6.6.6',
  ]);
  return request(
    `${method} /api/checkout/${outer} HTTP/1.1`,
    ['Host: pay.example', 'Transfer-Encoding: chunked'],
    `${behind.length.toString(16)}\r\n${behind}\r\n0\r\n\r\n`,
  );
}

/** A victim without an answer lost it to the hidden request. @param {string} web @param {string} offer */
async function read(web, offer) {
  try {
    const answer = await fetch(`${web}/api/checkout/${offer}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return `${answer.status} ${await answer.text()}`;
  } catch (error) {
    return String(error);
  }
}
