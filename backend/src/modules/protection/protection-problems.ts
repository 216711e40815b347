import { problems, type Problem } from '../../runtime/errors/index.js';
import type { Action } from './domain/limits.js';

const MINUTES_PT = '{minutes, plural, =0 {{seconds} s} one {# minuto} other {# minutos}}';
const MINUTES_EN = '{minutes, plural, =0 {{seconds} s} one {# minute} other {# minutes}}';
const MINUTES_ES = '{minutes, plural, =0 {{seconds} s} one {# minuto} other {# minutos}}';

/** `minutes` and `seconds` are the time after which the same client may try again; `minutes` is 0 below one minute. */
const protectionProblem = problems({
  cardAttemptsLimited: {
    status: 429,
    'pt-BR': `Por segurança, o pagamento com cartão está pausado. Tente de novo em ${MINUTES_PT} ou escolha outra forma de pagamento.`,
    'en-US': `For security, card payment is paused. Try again in ${MINUTES_EN} or choose another payment method.`,
    'es-ES': `Por seguridad, el pago con tarjeta está en pausa. Inténtalo de nuevo en ${MINUTES_ES} o elige otra forma de pago.`,
  },
  purchasesLimited: {
    status: 429,
    'pt-BR': `Você gerou muitos pedidos em pouco tempo. Pague um deles ou tente de novo em ${MINUTES_PT}.`,
    'en-US': `You placed many orders in a short time. Pay one of them or try again in ${MINUTES_EN}.`,
    'es-ES': `Hiciste muchos pedidos en poco tiempo. Paga uno de ellos o inténtalo de nuevo en ${MINUTES_ES}.`,
  },
  cartsLimited: {
    status: 429,
    'pt-BR': `Muitos carrinhos salvos em pouco tempo. Tente de novo em ${MINUTES_PT}.`,
    'en-US': `Many carts were saved in a short time. Try again in ${MINUTES_EN}.`,
    'es-ES': `Se guardaron muchos carritos en poco tiempo. Inténtalo de nuevo en ${MINUTES_ES}.`,
  },
});

const CODE_OF = {
  card: 'cardAttemptsLimited',
  cardToken: 'cardAttemptsLimited',
  code: 'purchasesLimited',
  cart: 'cartsLimited',
} as const satisfies Record<Action, string>;

/** The refusal of an action until then, with the waiting time in the message and in Retry-After (whole seconds). */
export function limitedProblem(action: Action, until: Date, now: Date): Problem {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000));
  const headers = { 'retry-after': String(seconds) };
  const wait = { seconds, minutes: seconds < 60 ? 0 : Math.ceil(seconds / 60) };
  return protectionProblem(CODE_OF[action], { headers, values: wait });
}
