// @ts-check

/** A connection that stays open after its answer would hold the stop back for as long as browsers keep it. */
const IDLE_CHECK_MS = 50;

/**
 * Stops accepting requests, waits for those in flight, and resolves when the last one is answered or the grace period is
 * over: a buyer with a slow provider waits more than ten seconds, and a deployment must not cut the request off.
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
