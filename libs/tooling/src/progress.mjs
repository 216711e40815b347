// @ts-check
/** Progress lines with durations. */

/** @param {number} startedAt a performance.now() */
export const secondsSince = (startedAt) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

/**
 * Runs a piece of work and prints its name with its duration, also when it fails.
 * @template T
 * @param {string} name
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function stage(name, work) {
  const startedAt = performance.now();
  try {
    const result = await work();
    console.log(`  ok    ${name.padEnd(44)} ${secondsSince(startedAt)}`);
    return result;
  } catch (error) {
    console.log(`  FAIL  ${name.padEnd(44)} ${secondsSince(startedAt)}`);
    throw error;
  }
}

/** An error that is printed without a stack trace. */
export class Refusal extends Error {}

/**
 * Runs a command's main function; prints a Refusal as a sentence and other errors with their stack.
 * @param {() => Promise<number | void>} main resolves with the exit code
 */
export async function asCommand(main) {
  try {
    process.exitCode = (await main()) ?? process.exitCode ?? 0;
  } catch (error) {
    console.error(error instanceof Refusal ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
