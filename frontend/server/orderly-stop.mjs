// @ts-check

/** A connection that stays open after its answer would hold the stop back for as long as browsers keep it. */
const IDLE_CHECK_MS = 50;

/**
 * Takes nothing new, lets what is in flight be answered, and resolves when the last of it is, or when the grace is over:
 * a buyer whose provider is slow waits for more than ten seconds, and must not be cut off by a new version.
 * @param {import('node:http').Server} server
 * @param {{ graceMs: number, endStreams: () => void }} options  event streams never end by themselves
 * @returns {Promise<void>}
 */
export async function orderlyStop(server, { graceMs, endStreams }) {
  const closed = new Promise((resolve) => server.close(resolve));
  endStreams();
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const grace = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(grace);
}
