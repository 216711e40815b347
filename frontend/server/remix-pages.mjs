// @ts-check
import zlib from 'node:zlib';
import { createRequestHandler } from '@remix-run/node';
import { answerPlainly } from './plain-answers.mjs';
import { refusalOf } from './refusals.mjs';
import { BODY_LIMIT_BYTES, UPLOADS_AT_ONCE, formLimits } from './upload-pages.mjs';

export const TOO_LARGE = Symbol('the body is over the limit');
export const TOO_LATE = Symbol('the body did not arrive in time');

/**
 * A page as it is sent.
 * @typedef {{ status: number, headers: Iterable<readonly [string, string]>, page: Buffer | undefined }} Page
 *
 * What the entry module of an application may export beside its handler: it answers a view without Remix, or not at all.
 * @typedef {{ prerenderedPages?: (draw: import('@remix-run/node').RequestHandler) => (asked: import('../shared/server/visit.server').RequestArguments, visit: import('@remix-run/node').AppLoadContext) => Promise<Omit<Page, 'status'> | undefined> }} Prerendering
 *
 * Does the work of an answer when its turn comes, or answers that there are too many.
 * @typedef {(res: import('node:http').ServerResponse, visit: import('./visit.mjs').Visit, work: () => Promise<void>) => Promise<void> | void} InTurn
 */

/**
 * Answers with the built Remix application; with a cached page where one matches.
 * @param {Pick<import('./applications.mjs').Application, 'pageHeaders'>} application
 * @param {import('@remix-run/node').ServerBuild | (() => Promise<import('@remix-run/node').ServerBuild>)} build
 * @param {{ settings: import('./settings.mjs').Settings, log: import('pino').Logger, inTurn: InTurn }} parts
 */
export function remixPages({ pageHeaders }, build, { settings, log, inTurn }) {
  // A build created for each request is the one of `npm run dev`, and so are its pages.
  const dev = typeof build === 'function';
  let uploads = 0;
  const draw = createRequestHandler(build, dev ? 'development' : 'production');
  const prerendered = dev ? undefined : prerenderingOf(build).prerenderedPages?.(draw);

  /**
   * @param {import('node:http').IncomingMessage} req
   * @param {import('node:http').ServerResponse} res
   * @param {import('./visit.mjs').Visit} visit
   */
  return async (req, res, visit) => {
    const why = refusalOf(req, visit.host);
    if (why) return answerPlainly(res, visit, why);
    const { isUpload, bytes, deadlineMs } = formLimits(req);
    if (!isUpload) return answerForm(req, res, visit, { bytes, deadlineMs });
    if (uploads >= UPLOADS_AT_ONCE) return answerPlainly(res, visit, 'busy');
    uploads += 1;
    try {
      return await answerForm(req, res, visit, { bytes, deadlineMs });
    } finally {
      uploads -= 1;
    }
  };

  /**
   * @param {import('node:http').IncomingMessage} req
   * @param {import('node:http').ServerResponse} res
   * @param {import('./visit.mjs').Visit} visit
   * @param {{ bytes: number, deadlineMs: number }} limits
   */
  async function answerForm(req, res, visit, { bytes, deadlineMs }) {
    // Read before the request is queued: a slow form holds no place.
    const body = await bodyInTime(req, deadlineMs, bytes);
    if (body === TOO_LARGE) return answerPlainly(res, visit, 'size');
    if (body === TOO_LATE) return answerPlainly(res, visit, 'late');
    return inTurn(res, visit, () => answerPage(req, res, visit, body));
  }

  /**
   * @param {import('node:http').IncomingMessage} req
   * @param {import('node:http').ServerResponse} res
   * @param {import('./visit.mjs').Visit} visit
   * @param {Buffer | undefined} body
   */
  async function answerPage(req, res, visit, body) {
    /** @param {ReadonlyMap<string, string>} answer @returns {Record<string, string>} */
    const protection = (answer) => ({
      // Pages with the scripts of `npm run dev` would not pass our security policy.
      ...(dev ? {} : pageHeaders(visit, answer)),
      'x-request-id': visit.requestId,
    });
    const url = new URL(req.url ?? '/', `${visit.secure ? 'https' : 'http'}://${visit.host}`).href;
    const context = {
      ...visit,
      production: !dev,
      apiUrl: settings.apiUrl.href,
      publicWebUrl: settings.publicWebUrl,
      demo: settings.mode === 'demo',
      internalSecret: settings.internalSecret,
      simulatorUrl: settings.mode === 'demo' ? settings.simulatorUrl : undefined,
      log: log.child({ requestId: visit.requestId }),
    };
    const filled = await prerendered?.(askedBy(req, url), context);
    if (filled) return send(req, res, { ...filled, status: 200 }, protection);
    const request = toFetchRequest(req, res, url, { body, host: visit.host });
    const answer = await draw(request, context);
    // No page of ours trickles in: packed in one piece it costs a third of what packing a stream costs, and a page that
    // breaks half way is answered as broken instead of cut off.
    const page = answer.body ? Buffer.from(await answer.arrayBuffer()) : undefined;
    send(req, res, { status: answer.status, headers: answer.headers, page }, protection);
  }
}

/** @param {import('@remix-run/node').ServerBuild} build */
function prerenderingOf(build) {
  return /** @type {typeof build.entry.module & Prerendering} */ (build.entry.module);
}

/** What decides about an answer, without the cost of a `Request`. @param {import('node:http').IncomingMessage} req @param {string} url */
function askedBy(req, url) {
  const get = (/** @type {string} */ name) => {
    const value = req.headers[name];
    return (Array.isArray(value) ? value.join(', ') : value) ?? null;
  };
  return { method: req.method ?? 'GET', url, headers: { get } };
}

/**
 * Remix compares a form's origin with `X-Forwarded-Host` or `Host`: it receives only the trusted host.
 * @param {import('node:http').IncomingMessage} req
 * @param {import('node:http').ServerResponse} res
 * @param {string} url
 * @param {{ body: Buffer | undefined, host: string }} known
 */
function toFetchRequest(req, res, url, { body, host }) {
  const gone = new AbortController();
  res.on('close', () => res.writableFinished || gone.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries({ ...req.headers, host })) {
    if (name.startsWith('x-forwarded-') || name === 'forwarded') continue;
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one);
  }
  return new Request(url, {
    method: req.method ?? 'GET',
    headers,
    signal: gone.signal,
    ...(body ? { body: new Uint8Array(body) } : {}),
  });
}

/**
 * @param {import('node:http').IncomingMessage} req
 * @param {number} deadlineMs
 * @param {number} [limit]  in bytes
 */
export async function bodyInTime(req, deadlineMs, limit = BODY_LIMIT_BYTES) {
  if (req.method === 'GET' || req.method === 'HEAD') return undefined;
  const body = bodyOf(req, limit);
  // Whose reading is given up may still fail when the connection is closed.
  body.catch(() => {});
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {Promise<typeof TOO_LATE>} */
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, deadlineMs, TOO_LATE);
  });
  return Promise.race([body, late]).finally(() => clearTimeout(timer));
}

/**
 * A form is read completely before Remix is called: as a stream it would cost more than all other work. A body without a
 * length is read up to the limit.
 * @param {import('node:http').IncomingMessage} req
 * @param {number} limit
 * @returns {Promise<Buffer | typeof TOO_LARGE>}
 */
async function bodyOf(req, limit) {
  /** @type {Buffer[]} */
  const pieces = [];
  let size = 0;
  for await (const piece of req.iterator({ destroyOnReturn: false })) {
    size += piece.length;
    if (size > limit) return TOO_LARGE;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Headers that an application writes for the web server, not for the browser. */
const INTERNAL_HEADERS = new Set(['x-card-frame', 'x-tracker-frame', 'x-checkout-preview']);

/**
 * @param {import('node:http').IncomingMessage} req
 * @param {import('node:http').ServerResponse} res
 * @param {Page} answer
 * @param {(answer: ReadonlyMap<string, string>) => Record<string, string>} protection
 */
function send(req, res, { status, headers, page }, protection) {
  res.statusCode = status;
  const given = [...headers];
  for (const [name, value] of given) {
    if (INTERNAL_HEADERS.has(name)) continue;
    if (name === 'set-cookie') res.appendHeader(name, value);
    else res.setHeader(name, value);
  }
  for (const [name, value] of Object.entries(protection(new Map(given)))) res.setHeader(name, value);
  if (!page || req.method === 'HEAD') return void res.end();
  if (!/\bgzip\b/.test(String(req.headers['accept-encoding'] ?? ''))) return void res.end(page);
  res.setHeader('content-encoding', 'gzip');
  res.appendHeader('vary', 'accept-encoding');
  res.end(zlib.gzipSync(page, { level: 4 }));
}
