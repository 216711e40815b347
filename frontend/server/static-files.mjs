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
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
});
const COMPRESSIBLE = new Set(['.js', '.css', '.json', '.svg', '.txt']);

/**
 * @typedef {{ type: string, identity: Buffer, gzip?: Buffer, br?: Buffer, immutable: boolean }} StaticFile
 */

/**
 * Reads and compresses the built files once, at the highest level: afterwards an asset costs one map look-up.
 * @param {string} folder the client build
 * @returns {(req: import('node:http').IncomingMessage, res: import('node:http').ServerResponse, pathname: string) => boolean}
 *   whether the request was for one of the files
 */
export function staticFiles(folder) {
  const files = new Map(filesBelow(folder).map((file) => [`/${path.relative(folder, file)}`, load(file)]));
  return (req, res, pathname) => {
    const file = files.get(pathname);
    if (!file || (req.method !== 'GET' && req.method !== 'HEAD')) return false;
    const encoding = bestEncoding(file, String(req.headers['accept-encoding'] ?? ''));
    const body = encoding ? (file[encoding] ?? file.identity) : file.identity;
    res.writeHead(200, {
      'content-type': file.type,
      'content-length': body.length,
      'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
      ...(encoding ? { 'content-encoding': encoding } : {}),
    });
    res.end(req.method === 'HEAD' ? undefined : body);
    return true;
  };
}

/** @param {StaticFile} file @param {string} accepted @returns {'br' | 'gzip' | undefined} */
function bestEncoding(file, accepted) {
  if (file.br && /\bbr\b/.test(accepted)) return 'br';
  if (file.gzip && /\bgzip\b/.test(accepted)) return 'gzip';
  return undefined;
}

/** @param {string} file @returns {StaticFile} */
function load(file) {
  const identity = fs.readFileSync(file);
  const extension = path.extname(file);
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    identity,
    // Only names under assets/ carry a hash of their content.
    immutable: file.includes(`${path.sep}assets${path.sep}`),
    ...(COMPRESSIBLE.has(extension)
      ? { gzip: zlib.gzipSync(identity, { level: 9 }), br: zlib.brotliCompressSync(identity) }
      : {}),
  };
}

/** @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}
