// @ts-check
/** TCP ports of this machine. Node's own modules only. */
import net from 'node:net';
import { Refusal } from './progress.mjs';

/**
 * Whether a server can listen on the port. Both loopback families are checked: a server on `::1` also answers
 * `localhost`.
 * @param {number} port
 */
export async function isFree(port) {
  for (const host of ['127.0.0.1', '0.0.0.0', '::']) {
    if (!(await canListen(port, host))) return false;
  }
  return true;
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    // A machine without IPv6 refuses `::` for another reason than a port in use.
    server.once('error', (error) =>
      resolve(/** @type {NodeJS.ErrnoException} */ (error).code !== 'EADDRINUSE'),
    );
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

/** Below the kernel's range for outgoing connections, whose ports change at any moment. */
const FIRST = 20_000;
/** Each jest worker uses its own range: two workers with one range could get the same port. */
const RANGE = 1_000;
const ownRange = FIRST + RANGE * (Number(process.env.JEST_WORKER_ID ?? 0) % 10);
let drawn = Math.floor(Math.random() * RANGE);

/**
 * A port for a server that must know its number before it listens, or that restarts on the same one. It is not
 * returned again to this process before the whole range was used.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = ownRange + (drawn++ % RANGE);
    if (await isFree(port)) return port;
  }
}

/**
 * Fails with one sentence for each port in use, naming the variable that changes it.
 * @param {Record<string, number>} ports by variable, e.g. `{ WEB_PORT: 3000 }`
 */
export async function refuseTakenPorts(ports) {
  const taken = [];
  for (const [variable, port] of Object.entries(ports)) {
    if (!(await isFree(port)))
      taken.push(`Port ${port} is taken by another program. Set ${variable} to a free port.`);
  }
  if (taken.length > 0) throw new Refusal(taken.join('\n'));
}
