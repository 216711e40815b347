// @ts-check

import { languageOf } from './language.mjs';

/** The API's own codes and titles (backend/src/runtime/errors), for answers that do not involve the API. */
const PROBLEMS = {
  badRequest: {
    status: 400,
    'pt-BR': 'O pedido não está correto.',
    'en-US': 'The request is not correct.',
    'es-ES': 'La solicitud no es correcta.',
  },
  forbidden: {
    status: 403,
    'pt-BR': 'Você não tem permissão para fazer isso.',
    'en-US': 'You are not allowed to do this.',
    'es-ES': 'No tiene permiso para hacer esto.',
  },
  methodNotAllowed: {
    status: 405,
    'pt-BR': 'Esta operação não existe neste endereço.',
    'en-US': 'This address does not offer that operation.',
    'es-ES': 'Esta operación no existe en esta dirección.',
  },
  unavailable: {
    status: 503,
    'pt-BR': 'O serviço está temporariamente indisponível. Tente de novo em instantes.',
    'en-US': 'The service is temporarily unavailable. Try again shortly.',
    'es-ES': 'El servicio no está disponible por el momento. Inténtelo de nuevo en unos instantes.',
  },
};

/**
 * Answers a request for `/api/` as RFC 9457 problem+json.
 * @param {import('node:http').ServerResponse} res
 * @param {import('./visit.mjs').Visit} visit
 * @param {keyof typeof PROBLEMS} code
 */
export function sendProblem(res, { requestId }, code) {
  if (res.destroyed) return;
  if (res.headersSent) return void res.destroy();
  const { status, ...titles } = PROBLEMS[code];
  const title = titles[languageOf(res.req.headers)];
  res.writeHead(status, {
    'content-type': 'application/problem+json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'x-request-id': requestId,
    // What follows of a refused request is not read.
    ...(code === 'unavailable' ? { 'retry-after': '5' } : { connection: 'close' }),
  });
  res.end(JSON.stringify({ type: `urn:guiche:problem:${code}`, title, status, code, requestId }));
}
