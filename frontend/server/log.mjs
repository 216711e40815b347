// @ts-check
import pino from 'pino';

/**
 * The same lines as the API's, so that one look follows a request through both.
 * @param {string} level
 */
export function createLog(level) {
  return pino({
    level,
    base: { context: 'Web' },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
}
