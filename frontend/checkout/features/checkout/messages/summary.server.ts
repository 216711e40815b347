import { defineMessages } from '@guiche/i18n';

/** Prices, the order summary and the total. */
export const summaryMessages = defineMessages({
  priceInParts: {
    'pt-BR': '{count}x de {value}',
    'en-US': '{count, plural, one {# installment} other {# installments}} of {value}',
    'es-ES': '{count, plural, one {# cuota} other {# cuotas}} de {value}',
  },
  priceAtOnce: {
    'pt-BR': 'ou {price} à vista',
    'en-US': 'or {price} in one payment',
    'es-ES': 'o {price} en un solo pago',
  },
  saving: {
    'pt-BR': 'Economize {amount}',
    'en-US': 'Save {amount}',
    'es-ES': 'Ahorra {amount}',
  },
  showSummary: {
    'pt-BR': 'Mostrar o resumo do pedido',
    'en-US': 'Show order summary',
    'es-ES': 'Mostrar el resumen del pedido',
  },
  payBar: {
    'pt-BR': 'Total e pagamento',
    'en-US': 'Total and payment',
    'es-ES': 'Total y pago',
  },
  pageTitle: {
    'pt-BR': 'Finalizar compra: {product}',
    'en-US': 'Checkout: {product}',
    'es-ES': 'Finalizar compra: {product}',
  },
  secureEnvironment: {
    'pt-BR': 'Ambiente seguro',
    'en-US': 'Secure checkout',
    'es-ES': 'Entorno seguro',
  },
  yourPurchase: {
    'pt-BR': 'Sua compra',
    'en-US': 'Your purchase',
    'es-ES': 'Tu compra',
  },
  recurring: {
    'pt-BR': '{price} {days, plural, one {por dia} other {a cada # dias}}',
    'en-US': '{price} {days, plural, one {per day} other {every # days}}',
    'es-ES': '{price} {days, plural, one {por día} other {cada # días}}',
  },
  bumpsTitle: {
    'pt-BR': 'Aproveite e leve junto',
    'en-US': 'Add to your order',
    'es-ES': 'Añade a tu pedido',
  },
  bumpOnlyWith: {
    'pt-BR': 'Só com {methods}',
    'en-US': 'Only with {methods}',
    'es-ES': 'Solo con {methods}',
  },
  bumpAdd: {
    'pt-BR': 'Adicionar ao pedido',
    'en-US': 'Add to order',
    'es-ES': 'Añadir al pedido',
  },
  was: {
    'pt-BR': 'De',
    'en-US': 'Was',
    'es-ES': 'Antes',
  },
  now: {
    'pt-BR': 'por',
    'en-US': 'now',
    'es-ES': 'ahora',
  },
  summary: {
    'pt-BR': 'Resumo do pedido',
    'en-US': 'Order summary',
    'es-ES': 'Resumen del pedido',
  },
  deliveryCost: {
    'pt-BR': 'Frete',
    'en-US': 'Delivery',
    'es-ES': 'Envío',
  },
  total: {
    'pt-BR': 'Total',
    'en-US': 'Total',
    'es-ES': 'Total',
  },
  totalWithoutScript: {
    'pt-BR':
      'Os itens que você marcar e o frete escolhido entram no total, mostrado na próxima tela antes de você pagar.',
    'en-US':
      'The items you tick and the delivery you choose are added to the total shown on the next screen, before you pay.',
    'es-ES':
      'Los artículos que marques y el envío elegido se suman al total que verás en la siguiente pantalla, antes de pagar.',
  },
  nextCharge: {
    'pt-BR': 'Próxima cobrança em {date}: {price}',
    'en-US': 'Next charge on {date}: {price}',
    'es-ES': 'Próximo cobro el {date}: {price}',
  },
  subtotal: {
    'pt-BR': 'Subtotal',
    'en-US': 'Subtotal',
    'es-ES': 'Subtotal',
  },
  cart: {
    'pt-BR': 'Seu carrinho',
    'en-US': 'Your cart',
    'es-ES': 'Tu carrito',
  },
  change: {
    'pt-BR': 'Alterar',
    'en-US': 'Change',
    'es-ES': 'Cambiar',
  },
  interest: {
    'pt-BR': 'Juros do parcelamento',
    'en-US': 'Installment interest',
    'es-ES': 'Interés de las cuotas',
  },
  installmentRounding: {
    'pt-BR': 'Arredondamento das parcelas',
    'en-US': 'Installment rounding',
    'es-ES': 'Redondeo de las cuotas',
  },
  boughtTitle: {
    'pt-BR': 'Você já comprou {product}',
    'en-US': 'You have already bought {product}',
    'es-ES': 'Ya compraste {product}',
  },
  boughtText: {
    'pt-BR': 'O pagamento da primeira compra está confirmado. Quer comprar de novo?',
    'en-US': 'The payment of your first purchase is confirmed. Do you want to buy it again?',
    'es-ES': 'El pago de la primera compra está confirmado. ¿Quieres comprarlo otra vez?',
  },
  boughtAgain: {
    'pt-BR': 'Comprar de novo',
    'en-US': 'Buy again',
    'es-ES': 'Comprar otra vez',
  },
  boughtReceipt: {
    'pt-BR': 'Ver a compra que já fiz',
    'en-US': 'See the purchase I made',
    'es-ES': 'Ver la compra que hice',
  },
});
