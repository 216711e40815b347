import { defineMessages } from '@guiche/i18n';

/** The coupon: its field, and what it takes off. */
export const couponFieldMessages = defineMessages({
  coupon: { 'pt-BR': 'Cupom', 'en-US': 'Coupon', 'es-ES': 'Cupón' },
  couponAsk: {
    'pt-BR': 'Tem um cupom de desconto?',
    'en-US': 'Do you have a coupon?',
    'es-ES': '¿Tienes un cupón de descuento?',
  },
  couponApply: { 'pt-BR': 'Aplicar', 'en-US': 'Apply', 'es-ES': 'Aplicar' },
  couponRemove: { 'pt-BR': 'Remover', 'en-US': 'Remove', 'es-ES': 'Quitar' },
  couponApplied: {
    'pt-BR': 'Cupom {code} aplicado: você economiza {amount}.',
    'en-US': 'Coupon {code} applied: you save {amount}.',
    'es-ES': 'Cupón {code} aplicado: ahorras {amount}.',
  },
  couponIdle: {
    'pt-BR': 'O cupom {code} não vale para o que você escolheu.',
    'en-US': 'The coupon {code} is not valid for what you chose.',
    'es-ES': 'El cupón {code} no es válido para lo que elegiste.',
  },
  couponMethods: {
    'pt-BR': 'O cupom {code} vale para: {methods}.',
    'en-US': 'The coupon {code} is valid for: {methods}.',
    'es-ES': 'El cupón {code} es válido para: {methods}.',
  },
  couponLine: { 'pt-BR': 'Cupom {code}', 'en-US': 'Coupon {code}', 'es-ES': 'Cupón {code}' },
  couponConfirm: {
    'pt-BR': 'Cupom aplicado. O novo total é {amount}. Confira antes de pagar.',
    'en-US': 'Coupon applied. The new total is {amount}. Check it before paying.',
    'es-ES': 'Cupón aplicado. El nuevo total es {amount}. Revísalo antes de pagar.',
  },
});
