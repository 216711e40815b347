// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const TYPES = /** @type {Record<string, string>} */ ({
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
});
// The last two levels cost ten times as much for two percent.
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } };
const COMPRESSIBLE = new Set(['.js', '.css', '.json', '.svg', '.txt']);

/**
 * @typedef {{ type: string, body: Buffer, compressible: boolean, immutable: boolean, packed: Map<string, Buffer> }} StaticFile
 */

/**
 * Reads the built files once and compresses each on its first request: the start is not delayed, and later an asset costs
 * two map look-ups.
 * @param {string} folder the client build
 * @param {string} [base] the prefix of its files' addresses
 * @returns {(req: import('node:http').IncomingMessage, res: import('node:http').ServerResponse, otherwise: () => void) =>
 * void} answers with the file, or calls `otherwise` if there is none
 */
export function staticFiles(folder, base = '/') {
  const files = new Map(
    filesBelow(folder).map((file) => [`${base}${path.relative(folder, file)}`, load(file)]),
  );
  return (req, res, otherwise) => {
    const file = files.get(req.url?.split('?')[0] ?? '');
    if (!file || (req.method !== 'GET' && req.method !== 'HEAD')) return otherwise();
    const encoding = file.compressible
      ? bestEncoding(String(req.headers['accept-encoding'] ?? ''))
      : undefined;
    const body = encoding ? packed(file, encoding) : file.body;
    res.writeHead(200, {
      'content-type': file.type,
      'content-length': body.length,
      'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
      // No other site may load them into a page of its own.
      'cross-origin-resource-policy': 'same-origin',
      vary: 'accept-encoding',
      ...(encoding ? { 'content-encoding': encoding } : {}),
    });
    res.end(req.method === 'HEAD' ? undefined : body);
  };
}

/** @param {string} accepted @returns {'br' | 'gzip' | undefined} */
function bestEncoding(accepted) {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

/** @param {StaticFile} file @param {'br' | 'gzip'} encoding */
function packed(file, encoding) {
  const known = file.packed.get(encoding);
  if (known) return known;
  const made =
    encoding === 'br' ? zlib.brotliCompressSync(file.body, BROTLI) : zlib.gzipSync(file.body, { level: 9 });
  file.packed.set(encoding, made);
  return made;
}

/** @param {string} file @returns {StaticFile} */
function load(file) {
  const extension = path.extname(file);
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    body: fs.readFileSync(file),
    compressible: COMPRESSIBLE.has(extension),
    // Only names under assets/ carry a hash of their content.
    immutable: file.includes(`${path.sep}assets${path.sep}`),
    packed: new Map(),
  };
}

/** @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}
