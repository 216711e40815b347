// @ts-check
/** HTTP as bytes on a socket, for requests that no HTTP client sends. */
import net from 'node:net';

/** A server that does not answer is reported after this time. */
const SILENT_AFTER_MS = 10_000;

/**
 * Sends bytes and reads until the server closes the connection.
 * @param {string} address  `http://host:port`
 * @param {string | Buffer} bytes
 * @returns {Promise<{ text: string, statuses: number[] }>} everything received, and the status of each answer in it;
 *   `statuses` is empty where the connection was closed without an answer, and `[0]` where nothing happened in time
 */
export function exchange(address, bytes) {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    /** @type {Buffer[]} */
    const pieces = [];
    const socket = net.connect(Number(port), hostname);
    socket.setTimeout(SILENT_AFTER_MS, () => end([0]));
    /** @param {number[]} [instead] */
    const end = (instead) => {
      socket.destroy();
      const text = Buffer.concat(pieces).toString('latin1');
      resolve({ text, statuses: pieces.length === 0 && instead ? instead : statusesIn(text) });
    };
    socket.on('connect', () => socket.write(bytes));
    socket.on('data', (piece) => pieces.push(piece));
    // A server that refuses the rest of a request may reset the connection after its answer.
    socket.on('error', () => end());
    socket.on('close', () => end());
  });
}

/** @param {string} text */
const statusesIn = (text) =>
  [...text.matchAll(/^HTTP\/1\.[01] (\d{3}) /gm)].map(([, status]) => Number(status));

/**
 * A request as text with CRLF line ends; the body is written unchanged.
 * @param {string} requestLine  `GET / HTTP/1.1`
 * @param {readonly string[]} headers
 * @param {string} [body]
 */
export const request = (requestLine, headers, body = '') => [requestLine, ...headers, '', body].join('\r\n');
