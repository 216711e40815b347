import { defineMessages } from '@guiche/i18n';

/** The receipt and what happens after the payment. */
export const receiptMessages = defineMessages({
  nextCharge: {
    'pt-BR': 'Próxima cobrança',
    'en-US': 'Next charge',
    'es-ES': 'Próximo cobro',
  },
  nextChargeWhen: {
    'pt-BR': '{price} em {date}',
    'en-US': '{price} on {date}',
    'es-ES': '{price} el {date}',
  },
  openBought: {
    'pt-BR': 'Acessar: {title}',
    'en-US': 'Open: {title}',
    'es-ES': 'Acceder: {title}',
  },
  receipt: {
    'pt-BR': 'Comprovante',
    'en-US': 'Receipt',
    'es-ES': 'Comprobante',
  },
  item: {
    'pt-BR': 'Compra',
    'en-US': 'Purchase',
    'es-ES': 'Compra',
  },
  method: {
    'pt-BR': 'Forma de pagamento',
    'en-US': 'Payment method',
    'es-ES': 'Forma de pago',
  },
  methodPIX: {
    'pt-BR': 'Pix',
    'en-US': 'Pix',
    'es-ES': 'Pix',
  },
  methodCREDIT_CARD: {
    'pt-BR': 'Cartão de crédito',
    'en-US': 'Credit card',
    'es-ES': 'Tarjeta de crédito',
  },
  methodBILLET: {
    'pt-BR': 'Boleto',
    'en-US': 'Bank slip',
    'es-ES': 'Boleto',
  },
  paid: {
    'pt-BR': 'Valor pago',
    'en-US': 'Amount paid',
    'es-ES': 'Importe pagado',
  },
  askRefund: { 'pt-BR': 'Pedir reembolso', 'en-US': 'Ask for a refund', 'es-ES': 'Pedir reembolso' },
  paymentCode: {
    'pt-BR': 'Código do pagamento',
    'en-US': 'Payment code',
    'es-ES': 'Código del pago',
  },
  paidOn: {
    'pt-BR': 'Data do pagamento',
    'en-US': 'Date of payment',
    'es-ES': 'Fecha del pago',
  },
  freight: {
    'pt-BR': 'Frete',
    'en-US': 'Shipping',
    'es-ES': 'Envío',
  },
  freightBy: {
    'pt-BR': 'Frete ({carrier})',
    'en-US': 'Shipping ({carrier})',
    'es-ES': 'Envío ({carrier})',
  },
  discount: { 'pt-BR': 'Desconto do cupom', 'en-US': 'Coupon discount', 'es-ES': 'Descuento del cupón' },
  freeFreight: {
    'pt-BR': 'Grátis',
    'en-US': 'Free',
    'es-ES': 'Gratis',
  },
  deliveryTime: {
    'pt-BR': 'Prazo de entrega',
    'en-US': 'Delivery time',
    'es-ES': 'Plazo de entrega',
  },
  interest: {
    'pt-BR': 'Juros do parcelamento',
    'en-US': 'Installment interest',
    'es-ES': 'Intereses de las cuotas',
  },
  methodInParts: {
    'pt-BR': '{method} em {count}x',
    'en-US': '{method}, {count, plural, one {# installment} other {# installments}}',
    'es-ES': '{method} en {count, plural, one {# cuota} other {# cuotas}}',
  },
  nextAccess: {
    'pt-BR': 'Seu acesso está liberado. Guarde o endereço desta página para voltar a ele.',
    'en-US': 'Your access is ready. Keep the address of this page to come back to it.',
    'es-ES': 'Tu acceso está listo. Guarda la dirección de esta página para volver a él.',
  },
  nextParcel: {
    'pt-BR': 'O vendedor vai preparar e enviar o seu pedido.',
    'en-US': 'The seller will prepare and ship your order.',
    'es-ES': 'El vendedor preparará y enviará tu pedido.',
  },
  nextParcelBy: {
    'pt-BR': 'O vendedor vai preparar e enviar o seu pedido. Entrega: {carrier}, {time}.',
    'en-US': 'The seller will prepare and ship your order. Delivery: {carrier}, {time}.',
    'es-ES': 'El vendedor preparará y enviará tu pedido. Entrega: {carrier}, {time}.',
  },
  nextSeller: {
    'pt-BR': 'O vendedor vai liberar a sua compra. Guarde o endereço desta página: ela é o seu comprovante.',
    'en-US': 'The seller will release your purchase. Keep the address of this page: it is your receipt.',
    'es-ES': 'El vendedor liberará tu compra. Guarda la dirección de esta página: es tu comprobante.',
  },
});
