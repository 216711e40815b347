// @ts-check

/** The address for browsers' reports of violations of a page's Content-Security-Policy. */
export const CSP_REPORTS_PATH = '/csp-reports';

const LIMIT_BYTES = 16 * 1024;
/** Reports that one process logs in a minute; further ones are counted only. Anyone can send reports. */
const LOGGED_PER_MINUTE = 30;
const MOST_IN_ONE_BODY = 5;
const TYPES = /^application\/(?:csp-report|reports\+json|json)(?:;|$)/i;

/**
 * Takes reports of the Reporting API (`report-to`) and of `report-uri`. Of each, the directive, the origin of what was refused
 * and the path of the page are logged; never a query, a sample of a script, or any other text of the sender.
 * @param {import('pino').Logger} log
 * @param {() => number} [now]  milliseconds
 */
export function cspReports(log, now = Date.now) {
  let minute = 0;
  let logged = 0;
  let suppressed = 0;

  /** @param {ReportedFacts} report */
  const write = (report) => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) {
      if (suppressed > 0) log.warn({ suppressed }, 'further content security policy reports');
      [minute, logged, suppressed] = [current, 0, 0];
    }
    if (logged >= LOGGED_PER_MINUTE) suppressed += 1;
    else {
      logged += 1;
      log.warn({ report }, 'content security policy report');
    }
  };

  /**
   * @param {import('node:http').IncomingMessage} req
   * @param {import('node:http').ServerResponse} res
   */
  return (req, res) => {
    const tooLarge = Number(req.headers['content-length'] ?? 0) > LIMIT_BYTES;
    if (req.method !== 'POST' || tooLarge || !TYPES.test(req.headers['content-type'] ?? ''))
      return end(res, req.method !== 'POST' ? 405 : tooLarge ? 413 : 415);
    let text = '';
    req.setEncoding('utf8');
    req.on('data', (piece) => {
      if (res.headersSent) return;
      text += piece;
      if (text.length > LIMIT_BYTES) end(res, 413);
    });
    req.on('end', () => {
      if (res.headersSent) return;
      factsIn(text)
        .filter(({ directive }) => directive !== 'unknown')
        .forEach(write);
      res.writeHead(204).end();
    });
  };
}

/** @param {import('node:http').ServerResponse} res @param {number} status */
function end(res, status) {
  res.writeHead(status, { connection: 'close', ...(status === 405 ? { allow: 'POST' } : {}) }).end();
}

/**
 * @typedef {{ directive: string, blocked: string, page: string }} ReportedFacts
 * @param {string} text
 * @returns {ReportedFacts[]}
 */
function factsIn(text) {
  /** @type {unknown} */
  let sent;
  try {
    sent = JSON.parse(text);
  } catch {
    return [];
  }
  return (Array.isArray(sent) ? sent : [sent]).slice(0, MOST_IN_ONE_BODY).map((one) => {
    const body = one?.body ?? one?.['csp-report'] ?? {};
    return {
      directive: directiveOf(
        body.effectiveDirective ?? body['effective-directive'] ?? body['violated-directive'],
      ),
      blocked: sourceOf(body.blockedURL ?? body['blocked-uri']),
      page: pageOf(body.documentURL ?? body['document-uri']),
    };
  });
}

/** @param {unknown} value */
const directiveOf = (value) => /^[a-z-]{1,40}/.exec(String(value ?? ''))?.[0] ?? 'unknown';

/** An origin, or the browser's own word such as `inline`. @param {unknown} value */
function sourceOf(value) {
  const text = String(value ?? '');
  if (/^[a-z-]{1,20}$/.test(text)) return text;
  return URL.canParse(text) ? new URL(text).origin.slice(0, 100) : 'unknown';
}

/** The kind of page, without the ids in its address: a payment's id opens its page. @param {unknown} value */
function pageOf(value) {
  const text = String(value ?? '');
  if (!URL.canParse(text)) return 'unknown';
  const { pathname } = new URL(text);
  return pathname
    .replace(/[\da-f]{8}-[\da-f-]{27}/gi, ':id')
    .replace(/[^\w:/-]/g, '')
    .slice(0, 100);
}
