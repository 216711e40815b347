import { defineMessages } from '@guiche/i18n';

/** The card fields, their frame and the installments. */
export const cardMessages = defineMessages({
  cardAtOnce: {
    'pt-BR': 'À vista',
    'en-US': 'In full',
    'es-ES': 'Al contado',
  },
  cardFrameTitle: {
    'pt-BR': 'Dados do cartão',
    'en-US': 'Card details',
    'es-ES': 'Datos de la tarjeta',
  },
  cardFrameLoading: {
    'pt-BR': 'Carregando os campos do cartão…',
    'en-US': 'Loading the card fields…',
    'es-ES': 'Cargando los campos de la tarjeta…',
  },
  cardFrameMissing: {
    'pt-BR': 'Os campos do cartão não carregaram.',
    'en-US': 'The card fields did not load.',
    'es-ES': 'Los campos de la tarjeta no cargaron.',
  },
  cardFrameInstead: {
    'pt-BR': 'Tente de novo ou escolha outra forma de pagamento.',
    'en-US': 'Try again or choose another payment method.',
    'es-ES': 'Inténtalo de nuevo o elige otra forma de pago.',
  },
  cardFrameConnection: {
    'pt-BR': 'Confira a sua conexão e tente de novo.',
    'en-US': 'Check your connection and try again.',
    'es-ES': 'Revisa tu conexión e inténtalo de nuevo.',
  },
  cardFrameAgain: {
    'pt-BR': 'Tentar de novo',
    'en-US': 'Try again',
    'es-ES': 'Intentar de nuevo',
  },
  cardNumber: {
    'pt-BR': 'Número do cartão',
    'en-US': 'Card number',
    'es-ES': 'Número de la tarjeta',
  },
  cardName: {
    'pt-BR': 'Nome impresso no cartão',
    'en-US': 'Name on the card',
    'es-ES': 'Nombre en la tarjeta',
  },
  cardNamePlaceholder: {
    'pt-BR': 'Como está no cartão',
    'en-US': 'As on the card',
    'es-ES': 'Como está en la tarjeta',
  },
  cardExpiration: {
    'pt-BR': 'Validade',
    'en-US': 'Expiry date',
    'es-ES': 'Vencimiento',
  },
  cardExpirationPlaceholder: {
    'pt-BR': 'MM/AA',
    'en-US': 'MM/YY',
    'es-ES': 'MM/AA',
  },
  cardCvv: {
    'pt-BR': 'Código de segurança',
    'en-US': 'Security code',
    'es-ES': 'Código de seguridad',
  },
  cardNeedsScript: {
    'pt-BR':
      'Para pagar com cartão nesta página, ligue o JavaScript do navegador ou escolha outra forma de pagamento.',
    'en-US': 'To pay by card on this page, turn on JavaScript in your browser or choose another method.',
    'es-ES':
      'Para pagar con tarjeta en esta página, activa JavaScript en el navegador o elige otra forma de pago.',
  },
  cardInstallment: {
    'pt-BR': 'Parcelas',
    'en-US': 'Installments',
    'es-ES': 'Cuotas',
  },
  installment: {
    'pt-BR': '{count}x de {value} (total {total})',
    'en-US': '{count}x {value} (total {total})',
    'es-ES': '{count}x de {value} (total {total})',
  },
  installmentFree: {
    'pt-BR': '{count}x de {value} sem juros (total {total})',
    'en-US': '{count}x {value} interest-free (total {total})',
    'es-ES': '{count}x de {value} sin interés (total {total})',
  },
  installmentOnce: {
    'pt-BR': '1x de {value} (à vista)',
    'en-US': '1x {value} (in full)',
    'es-ES': '1x de {value} (al contado)',
  },
  cardWithoutFunds: {
    'pt-BR':
      'Cartão recusado por falta de saldo ou limite. Nada foi cobrado: use outro cartão ou escolha outra forma de pagamento.',
    'en-US':
      'Card declined for insufficient funds or limit. Nothing was charged: use another card or choose another payment method.',
    'es-ES':
      'Tarjeta rechazada por falta de saldo o límite. No se cobró nada: usa otra tarjeta o elige otra forma de pago.',
  },
  cardSuspected: {
    'pt-BR': 'Cartão recusado na análise de segurança. Nada foi cobrado: escolha outra forma de pagamento.',
    'en-US': 'Card declined by the security check. Nothing was charged: choose another payment method.',
    'es-ES': 'Tarjeta rechazada en el control de seguridad. No se cobró nada: elige otra forma de pago.',
  },
});
