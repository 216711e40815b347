// @ts-check
import fs from 'node:fs';
import pino from 'pino';

/**
 * The same lines as the API's, so that one look follows a request through both.
 * @param {string} level
 */
export function createLog(level) {
  const options = {
    level,
    base: { context: 'Web' },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (/** @type {string} */ label) => ({ level: label }) },
  };
  return pino(options, standardOutput());
}

/**
 * A process that cannot log exits immediately, as the API does (backend/src/runtime/logging/log-output.ts), and is
 * restarted. Synchronous, so that no line is pending at exit, where pino would repeat a failing write endlessly.
 */
function standardOutput() {
  const output = pino.destination({ dest: 1, sync: true });
  output.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
    try {
      fs.writeSync(2, `the log cannot be written (${error.code ?? error.message}): leaving\n`);
    } catch {
      // Standard error is lost too.
    }
    process.exit(74);
  });
  return output;
}
