import { problems } from '../../runtime/errors/index.js';

/** Why a coupon cannot be used, or saved. */
export const couponProblem = problems({
  couponUnknown: {
    status: 422,
    'pt-BR': 'Este cupom não existe. Confira o código.',
    'en-US': 'This coupon does not exist. Check the code.',
    'es-ES': 'Este cupón no existe. Revisa el código.',
  },
  couponNotYet: {
    status: 422,
    'pt-BR': 'Este cupom ainda não vale.',
    'en-US': 'This coupon is not valid yet.',
    'es-ES': 'Este cupón todavía no es válido.',
  },
  couponOver: {
    status: 422,
    'pt-BR': 'Este cupom não vale mais.',
    'en-US': 'This coupon is no longer valid.',
    'es-ES': 'Este cupón ya no es válido.',
  },
  couponNotHere: {
    status: 422,
    'pt-BR': 'Este cupom não vale para esta compra.',
    'en-US': 'This coupon is not valid for this purchase.',
    'es-ES': 'Este cupón no es válido para esta compra.',
  },
  couponUsedUp: {
    status: 409,
    'pt-BR': 'Este cupom já foi usado por completo. Nada foi cobrado.',
    'en-US': 'This coupon has been used up. Nothing was charged.',
    'es-ES': 'Este cupón ya se usó por completo. No se cobró nada.',
  },
  couponUsedByBuyer: {
    status: 409,
    'pt-BR': 'Você já usou este cupom. Nada foi cobrado.',
    'en-US': 'You have already used this coupon. Nothing was charged.',
    'es-ES': 'Ya usaste este cupón. No se cobró nada.',
  },
  couponCodeTaken: {
    status: 409,
    'pt-BR': 'Você já tem um cupom com este código.',
    'en-US': 'You already have a coupon with this code.',
    'es-ES': 'Ya tiene un cupón con este código.',
  },
  couponWasUsed: {
    status: 409,
    'pt-BR': 'Este cupom já foi usado e não pode ser excluído. Você pode pausá-lo.',
    'en-US': 'This coupon has been used and cannot be deleted. You can pause it.',
    'es-ES': 'Este cupón ya se usó y no se puede eliminar. Puede pausarlo.',
  },
});

/** What to say beside a field. */
export const COUPON_TEXTS = {
  valueTooHigh: {
    'pt-BR': 'O desconto é de 99 % no máximo.',
    'en-US': 'The discount is 99 % at most.',
    'es-ES': 'El descuento es del 99 % como máximo.',
  },
  valueMissing: {
    'pt-BR': 'Informe o desconto.',
    'en-US': 'Enter the discount.',
    'es-ES': 'Indique el descuento.',
  },
  noMethod: {
    'pt-BR': 'Escolha pelo menos uma forma de pagamento.',
    'en-US': 'Choose at least one payment method.',
    'es-ES': 'Elija al menos una forma de pago.',
  },
  periodReversed: {
    'pt-BR': 'O fim precisa ser depois do início.',
    'en-US': 'The end must be after the beginning.',
    'es-ES': 'El fin debe ser posterior al inicio.',
  },
  perBuyerTooMany: {
    'pt-BR': 'Não pode passar do total de usos.',
    'en-US': 'It cannot be more than the uses in all.',
    'es-ES': 'No puede superar el total de usos.',
  },
} as const;
