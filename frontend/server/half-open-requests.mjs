// @ts-check

/** What a server may hold of connections whose first request is not complete. A buyer's is complete within a round trip. */
const MOST_HALF_OPEN = 1_000;

/** The server's own limits. A timeout is enforced within `connectionsCheckingInterval` after it has passed. */
export const SERVER_LIMITS = {
  /** For the head of a request. */
  headersTimeout: 15_000,
  /** For a whole request: longer than the upload of a file may take. A form has a shorter one (remix-pages.mjs). */
  requestTimeout: 90_000,
  connectionsCheckingInterval: 5_000,
  /** Longer than a proxy in front keeps an idle connection, so that it never sends a request on one we are closing. */
  keepAliveTimeout: 75_000,
  maxHeaderSize: 16_384,
};

/**
 * Closes the oldest connection with an incomplete request when there are more than `most` of them: before its first
 * request, or in the middle of a body. Clients that open connections and send nothing, or a byte now and then, displace
 * only others who do the same.
 * @param {import('node:http').Server} server
 * @param {number} [most]
 */
export function limitHalfOpenRequests(server, most = MOST_HALF_OPEN) {
  /** @type {Set<import('node:net').Socket>} the oldest first */
  const halfOpen = new Set();
  /** @param {import('node:net').Socket} socket */
  const admit = (socket) => {
    halfOpen.add(socket);
    if (halfOpen.size <= most) return;
    for (const oldest of halfOpen) {
      halfOpen.delete(oldest);
      return void oldest.destroy();
    }
  };
  server.on('connection', (socket) => {
    socket.once('close', () => halfOpen.delete(socket));
    admit(socket);
  });
  server.on('request', (req) => {
    const { socket, headers } = req;
    halfOpen.delete(socket);
    if (headers['transfer-encoding'] === undefined && !(Number(headers['content-length']) > 0)) return;
    req.once('close', () => halfOpen.delete(socket));
    admit(socket);
  });
}
