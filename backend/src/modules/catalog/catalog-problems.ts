import { problems } from '../../runtime/errors/index.js';

export const catalogProblem = problems({
  productStepRefused: {
    status: 409,
    'pt-BR': 'Isto não é possível no estado atual do produto.',
    'en-US': 'This is not possible in the present state of the product.',
    'es-ES': 'Esto no es posible en el estado actual del producto.',
  },
  productWasSold: {
    status: 409,
    'pt-BR': 'Este produto já foi vendido e não pode ser excluído. Você pode pausá-lo.',
    'en-US': 'This product has been sold and cannot be deleted. You can pause it.',
    'es-ES': 'Este producto ya se vendió y no se puede eliminar. Puede pausarlo.',
  },
  offerWasSold: {
    status: 409,
    'pt-BR': 'Esta oferta já foi vendida e não pode ser excluída. Você pode pausá-la.',
    'en-US': 'This offer has been sold and cannot be deleted. You can pause it.',
    'es-ES': 'Esta oferta ya se vendió y no se puede eliminar. Puede pausarla.',
  },
  tooManyBumps: {
    status: 422,
    'pt-BR': 'Um checkout mostra no máximo cinco ofertas adicionais.',
    'en-US': 'A checkout shows five extra offers at most.',
    'es-ES': 'Un checkout muestra como máximo cinco ofertas adicionales.',
  },
  lastOffer: {
    status: 409,
    'pt-BR': 'O produto precisa de pelo menos uma oferta.',
    'en-US': 'The product needs at least one offer.',
    'es-ES': 'El producto necesita al menos una oferta.',
  },
});

/** What to say beside a field. */
export const OFFER_TEXTS = {
  noMethod: {
    'pt-BR': 'Escolha pelo menos uma forma de pagamento.',
    'en-US': 'Choose at least one payment method.',
    'es-ES': 'Elija al menos una forma de pago.',
  },
  intervalMissing: {
    'pt-BR': 'Escolha de quantos em quantos dias a assinatura é cobrada.',
    'en-US': 'Choose how often the subscription is charged.',
    'es-ES': 'Elija cada cuántos días se cobra la suscripción.',
  },
  fakePriceTooLow: {
    'pt-BR': 'O preço riscado precisa ser maior que o preço.',
    'en-US': 'The struck price must be higher than the price.',
    'es-ES': 'El precio tachado debe ser mayor que el precio.',
  },
  periodReversed: {
    'pt-BR': 'O fim precisa ser depois do início.',
    'en-US': 'The end must be after the beginning.',
    'es-ES': 'El fin debe ser posterior al inicio.',
  },
} as const;
