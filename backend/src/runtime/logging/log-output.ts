import fs from 'node:fs';
import { pino } from 'pino';
import type { DestinationStream } from 'pino';

/** EX_IOERR of sysexits.h: the process ended because its log could not be written. */
export const LOG_LOST = 74;

/**
 * Standard output, as the log writes it. A process that cannot log (the disk is full, the reader of the pipe is gone) ends at once
 * with {@link LOG_LOST}, so that its supervisor starts it again.
 *
 * Synchronous, because then no line is left for the exit: pino's asynchronous destination is flushed there, and that flush repeats a
 * write that fails (ENOSPC) for ever, with the port still taken. It is also cheaper: no line passes through the thread pool.
 */
export function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true });
  output.on('error', leave);
  return output;
}

function leave(error: NodeJS.ErrnoException): void {
  try {
    fs.writeSync(2, `the log cannot be written (${error.code ?? error.message}): leaving\n`);
  } catch {
    // Standard error is lost too.
  }
  process.exit(LOG_LOST);
}
