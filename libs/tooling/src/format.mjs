// @ts-check
/** Generated files are formatted like written ones. */
import { inRoot, readJson } from './workspace.mjs';

/**
 * @param {string} file says the language
 * @param {string} source
 * @returns {Promise<string>}
 */
export async function formatted(file, source) {
  const { format } = await import('oxfmt');
  const { code, errors } = await format(file, source, readJson(inRoot('.oxfmtrc.json')));
  if (errors.length > 0) throw new Error(`${file} cannot be formatted: ${errors[0]?.message}`);
  return code;
}
