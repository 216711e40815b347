// @ts-check
/** Raw requests on a socket, to every public port. Used by `npm run attack` and by the tests. */
import { cases } from './attack/cases.mjs';
import { exchange } from './attack/raw-http.mjs';

export { cases } from './attack/cases.mjs';
export { exchange, request } from './attack/raw-http.mjs';
export { smuggle } from './attack/smuggling.mjs';

/**
 * @typedef {import('./attack/cases.mjs').Case} Case
 * @typedef {Readonly<Record<import('./attack/cases.mjs').Port, string>>} Target  the address of each port
 */

/** Simultaneous connections. */
const SIDE_BY_SIDE = 8;

/**
 * Sends every case to its port.
 * @param {Target} target
 * @param {(one: Case) => boolean} [chosen]
 * @returns {Promise<string[]>} a sentence for each wrong answer
 */
export async function attack(target, chosen = () => true) {
  const waiting = cases().filter(chosen);
  /** @type {string[]} */
  const faults = [];
  const worker = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const fault = await faultOf(one, target);
      if (fault) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
  return faults.toSorted();
}

/** @param {Case} one @param {Target} target */
async function faultOf({ port, name, send, answers, without, holding }, target) {
  const { text, statuses } = await exchange(target[port], send);
  const said = statuses.join(' ');
  if (!answers.some((right) => right.join(' ') === said))
    return `${port}: ${name}: answered ${said || 'nothing'}, not ${answers.map((right) => right.join(' ') || 'nothing').join(' or ')}`;
  if (without?.test(text)) return `${port}: ${name}: the answer holds ${without}`;
  if (holding && !holding.test(text)) return `${port}: ${name}: the answer lacks ${holding}`;
  return undefined;
}
