// @ts-check

/**
 * Every answer carries these. Scripts and styles run only from our own files or with this page's nonce; pictures may
 * come from the seller's own address, so any https one is allowed.
 * @param {import('./visit.mjs').Visit} visit
 * @returns {Record<string, string>}
 */
export function securityHeaders({ nonce, secure }) {
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'self' 'nonce-${nonce}'`,
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data: https:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
