// @ts-check
import { languageOf } from './language.mjs';
import { securityHeaders } from './security-headers.mjs';

/** @typedef {import('@guiche/checkout-rules').Texts} Texts */

/** @type {Texts} */
const NOT_OURS = {
  'pt-BR': 'Este endereço só recebe o seu próprio formulário.',
  'en-US': 'This address only takes its own form.',
  'es-ES': 'Esta dirección solo recibe su propio formulario.',
};
/** @type {Texts} */
const ELSEWHERE = {
  'pt-BR': 'O formulário veio de outro site.',
  'en-US': 'The form came from another site.',
  'es-ES': 'El formulario vino de otro sitio.',
};
/** @type {Texts} */
const TOO_LARGE = {
  'pt-BR': 'O formulário enviado é grande demais.',
  'en-US': 'The form that was sent is too large.',
  'es-ES': 'El formulario enviado es demasiado grande.',
};
/** @type {Texts} */
const MALFORMED = {
  'pt-BR': 'O pedido não está correto.',
  'en-US': 'The request is not correct.',
  'es-ES': 'La solicitud no es correcta.',
};
/** @type {Texts} */
const TOO_SLOW = {
  'pt-BR': 'O formulário demorou demais para chegar. Envie de novo.',
  'en-US': 'The form took too long to arrive. Send it again.',
  'es-ES': 'El formulario tardó demasiado en llegar. Envíelo de nuevo.',
};
/** @type {Texts} */
const BROKEN = {
  'pt-BR': 'Algo deu errado do nosso lado. Tente de novo em instantes.',
  'en-US': 'Something went wrong on our side. Try again in a moment.',
  'es-ES': 'Algo salió mal de nuestro lado. Inténtalo de nuevo en un momento.',
};
/** @type {Texts} */
const BUSY = {
  'pt-BR': 'Estamos com muitos acessos agora. Tente de novo em alguns segundos.',
  'en-US': 'We have a lot of visitors right now. Try again in a few seconds.',
  'es-ES': 'Tenemos muchas visitas en este momento. Inténtalo de nuevo en unos segundos.',
};
/** @type {Texts} */
const CODE = { 'pt-BR': 'Código', 'en-US': 'Code', 'es-ES': 'Código' };

const ANSWERS = {
  method: { status: 405, texts: NOT_OURS },
  origin: { status: 403, texts: ELSEWHERE },
  type: { status: 415, texts: NOT_OURS },
  size: { status: 413, texts: TOO_LARGE },
  late: { status: 408, texts: TOO_SLOW },
  malformed: { status: 400, texts: MALFORMED },
  /** There are more visitors than can be served in time. */
  busy: { status: 503, texts: BUSY },
  /** The last net: even a page that could not be drawn gives a code to read to support. */
  broken: { status: 500, texts: BROKEN },
};

/**
 * Answers in one sentence of the reader's language, without a page.
 * @param {import('node:http').ServerResponse} res
 * @param {import('./visit.mjs').Visit} visit
 * @param {keyof typeof ANSWERS} why
 */
export function answerPlainly(res, visit, why) {
  const { status, texts } = ANSWERS[why];
  const language = languageOf(res.req.headers);
  res.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-language': language,
    ...(why === 'method' ? { allow: 'GET, HEAD, POST' } : {}),
    ...(why === 'busy' ? { 'retry-after': '2', 'cache-control': 'no-store' } : {}),
    // What follows of the request is not read.
    connection: 'close',
    ...securityHeaders(visit),
  });
  res.end(`${texts[language]} ${CODE[language]}: ${visit.requestId}\n`);
}
