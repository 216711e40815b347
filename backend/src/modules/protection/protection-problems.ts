import type { Texts } from '@guiche/checkout-rules';
import { problems, type Problem } from '../../runtime/errors/index.js';
import type { Action } from './domain/limits.js';

/** `{wait}` is the time after which the same client may try again. */
const protectionProblem = problems({
  cardAttemptsLimited: {
    status: 429,
    'pt-BR':
      'Por segurança, o pagamento com cartão está pausado. Tente de novo em {wait} ou escolha outra forma de pagamento.',
    'en-US': 'For security, card payment is paused. Try again in {wait} or choose another payment method.',
    'es-ES':
      'Por seguridad, el pago con tarjeta está en pausa. Inténtalo de nuevo en {wait} o elige otra forma de pago.',
  },
  purchasesLimited: {
    status: 429,
    'pt-BR': 'Você gerou muitos pedidos em pouco tempo. Pague um deles ou tente de novo em {wait}.',
    'en-US': 'You placed many orders in a short time. Pay one of them or try again in {wait}.',
    'es-ES': 'Hiciste muchos pedidos en poco tiempo. Paga uno de ellos o inténtalo de nuevo en {wait}.',
  },
  cartsLimited: {
    status: 429,
    'pt-BR': 'Muitos carrinhos salvos em pouco tempo. Tente de novo em {wait}.',
    'en-US': 'Many carts were saved in a short time. Try again in {wait}.',
    'es-ES': 'Se guardaron muchos carritos en poco tiempo. Inténtalo de nuevo en {wait}.',
  },
});

const CODE_OF = {
  card: 'cardAttemptsLimited',
  cardToken: 'cardAttemptsLimited',
  code: 'purchasesLimited',
  cart: 'cartsLimited',
} as const satisfies Record<Action, string>;

/** The refusal of an action until then, with the wait in the reader's words and in Retry-After (whole seconds). */
export function limitedProblem(action: Action, until: Date, now: Date): Problem {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000));
  const headers = { 'retry-after': String(seconds) };
  const { status, code, titles } = protectionProblem(CODE_OF[action]);
  return problems({ [code]: { status, ...withWait(titles, waitInWords(seconds)) } })(code, { headers });
}

const withWait = (titles: Texts, wait: Texts): Texts => ({
  'pt-BR': titles['pt-BR'].replace('{wait}', wait['pt-BR']),
  'en-US': titles['en-US'].replace('{wait}', wait['en-US']),
  'es-ES': titles['es-ES'].replace('{wait}', wait['es-ES']),
});

function waitInWords(seconds: number): Texts {
  if (seconds < 60) return { 'pt-BR': `${seconds} s`, 'en-US': `${seconds} s`, 'es-ES': `${seconds} s` };
  const minutes = Math.ceil(seconds / 60);
  const many = minutes === 1 ? '' : 's';
  return {
    'pt-BR': `${minutes} minuto${many}`,
    'en-US': `${minutes} minute${many}`,
    'es-ES': `${minutes} minuto${many}`,
  };
}
