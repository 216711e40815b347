// @ts-check
import { randomBytes, randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { lastOf } from './request-guard.mjs';

/**
 * One request as we see it: the code a person reads to support, where it came from, the nonce its page may use, and the languages that
 * the platform of its host offers; left out: all.
 * @typedef {{ requestId: string, clientIp: string, secure: boolean, host: string, nonce: string, languages?: readonly import('@guiche/i18n').Locale[] }} Visit
 */

/**
 * Forwarding headers are trusted only behind our proxy, and of several values the last, which it added: a client can write
 * the others, and would choose the address that limits are counted by.
 * @param {import('node:http').IncomingMessage} req
 * @param {boolean} trustProxy
 * @returns {Visit}
 */
export function visitOf(req, trustProxy) {
  const header = (/** @type {string} */ name) => (trustProxy ? lastOf(req.headers[name]) : undefined);
  const requestId = header('x-request-id');
  const clientIp = header('x-forwarded-for');
  return {
    requestId: requestId && /^[\w-]{8,64}$/.test(requestId) ? requestId : randomUUID(),
    clientIp: clientIp && isIP(clientIp) ? clientIp : (req.socket.remoteAddress ?? ''),
    secure: header('x-forwarded-proto') === 'https',
    host: header('x-forwarded-host') ?? req.headers.host ?? 'localhost',
    nonce: randomBytes(16).toString('base64url'),
  };
}
