import { CHECKOUT_ERROR_TEXTS, FORM_MESSAGES, type FormMessage, type Texts } from '@guiche/checkout-rules';
import { problems } from '../../runtime/errors/index.js';

const shown = CHECKOUT_ERROR_TEXTS;

/** The problems of the checkout. The codes that the specification defines keep their names. */
export const checkoutProblem = problems({
  errorInvalidCpf: { status: 422, ...shown.errorInvalidCpf },
  errorInvalidPhone: { status: 422, ...shown.errorInvalidPhone },
  errorPhoneAndCpf: { status: 422, ...shown.errorPhoneAndCpf },
  errorFullName: { status: 422, ...shown.errorFullName },
  errorAddress: { status: 422, ...shown.errorAddress },
  errorPaymentNotConfigured: { status: 422, ...shown.errorPaymentNotConfigured },
  errorCardDeclined: { status: 422, ...shown.errorCardDeclined },
  errorPaymentDeclined: { status: 502, ...shown.errorPaymentDeclined },
  errorCepNotFound: { status: 404, ...shown.errorCepNotFound },
  errorCep: { status: 502, ...shown.errorCep },
  salesBlocked: {
    status: 403,
    'pt-BR': 'Este vendedor não está vendendo no momento. Nada foi cobrado.',
    'en-US': 'This seller is not selling at the moment. Nothing was charged.',
    'es-ES': 'Este vendedor no está vendiendo en este momento. No se cobró nada.',
  },
  purchaseRefused: {
    status: 403,
    'pt-BR': 'Não foi possível concluir esta compra. Nada foi cobrado. Fale com o suporte.',
    'en-US': 'This purchase could not be completed. Nothing was charged. Please contact support.',
    'es-ES': 'No fue posible completar esta compra. No se cobró nada. Contacta al soporte.',
  },
  offerNotYet: {
    status: 403,
    'pt-BR': 'As vendas desta oferta ainda não começaram. Nada foi cobrado.',
    'en-US': 'This offer is not on sale yet. Nothing was charged.',
    'es-ES': 'La venta de esta oferta aún no comenzó. No se cobró nada.',
  },
  offerOver: {
    status: 403,
    'pt-BR': 'O período de vendas desta oferta terminou. Nada foi cobrado.',
    'en-US': 'The sale of this offer is over. Nothing was charged.',
    'es-ES': 'El período de venta de esta oferta terminó. No se cobró nada.',
  },
  soldOut: {
    status: 409,
    'pt-BR': 'Esgotado: a última unidade acabou de ser vendida. Nada foi cobrado.',
    'en-US': 'Sold out: the last one has just been sold. Nothing was charged.',
    'es-ES': 'Agotado: la última unidad acaba de venderse. No se cobró nada.',
  },
  idempotencyKeyMissing: {
    status: 400,
    'pt-BR': 'O pedido chegou sem a sua chave. Recarregue a página e tente de novo.',
    'en-US': 'The request came without its key. Reload the page and try again.',
    'es-ES': 'La solicitud llegó sin su clave. Recarga la página e inténtalo de nuevo.',
  },
  idempotencyKeyReused: {
    status: 422,
    'pt-BR': 'Esta página já foi usada para outro pedido. Recarregue-a e tente de novo.',
    'en-US': 'This page was already used for another purchase. Reload it and try again.',
    'es-ES': 'Esta página ya se usó para otra compra. Recárgala e inténtalo de nuevo.',
  },
  purchaseInProgress: {
    status: 409,
    'pt-BR': 'Seu pedido está sendo processado. Aguarde alguns segundos.',
    'en-US': 'Your purchase is being processed. Wait a few seconds.',
    'es-ES': 'Tu compra se está procesando. Espera unos segundos.',
  },
  priceChanged: {
    status: 409,
    'pt-BR': 'O valor total mudou. Confira o novo valor antes de pagar.',
    'en-US': 'The total has changed. Check the new amount before paying.',
    'es-ES': 'El total ha cambiado. Revisa el nuevo importe antes de pagar.',
  },
  abandonedCartDisabled: {
    status: 409,
    'pt-BR': 'Este checkout não guarda carrinhos.',
    'en-US': 'This checkout does not keep carts.',
    'es-ES': 'Este checkout no guarda carritos.',
  },
  notRenewable: {
    status: 409,
    'pt-BR': 'Este pagamento não pode receber um novo código.',
    'en-US': 'This payment cannot be given a new code.',
    'es-ES': 'Este pago no puede recibir un nuevo código.',
  },
});

export const formMessage = (message: FormMessage): Texts => FORM_MESSAGES[message];

/** @param title of an order bump that is not sold with the chosen method */
export const bumpMethodTexts = (title: string): Texts => ({
  'pt-BR': `“${title}” não é vendida com esta forma de pagamento. Escolha outra forma ou continue sem ela.`,
  'en-US': `“${title}” is not sold with this payment method. Choose another method, or go on without it.`,
  'es-ES': `“${title}” no se vende con esta forma de pago. Elige otra forma o continúa sin ella.`,
});
