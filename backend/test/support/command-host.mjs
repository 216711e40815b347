// @ts-check
/**
 * Runs programs of the built backend one after another in one process, which loads the backend once. Only the file of the
 * program is evaluated again. Each message `{ file, args, env, input }` is answered with `{ code, stdout, stderr }`.
 */
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';

let runs = 0;

process.on('message', async (/** @type {any} */ { file, args, env, input }) => {
  const written = { stdout: '', stderr: '' };
  for (const name of /** @type {const} */ (['stdout', 'stderr'])) {
    process[name].write = (/** @type {string | Uint8Array} */ chunk) => {
      written[name] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8');
      return true;
    };
  }
  process.argv = [process.execPath, file, ...args];
  process.env = env;
  process.exitCode = undefined;
  Object.defineProperty(process, 'stdin', { value: Readable.from([Buffer.from(input)]), configurable: true });
  runs += 1;
  try {
    await import(`${pathToFileURL(file).href}?run=${runs}`);
  } catch (error) {
    process.exitCode = 1;
    written.stderr += `${inspect(error)}\n`;
  }
  process.send?.({ code: Number(process.exitCode ?? 0), ...written });
});
