import { defineMessages } from '@guiche/i18n';

/** The page of a charge, for the seller who owes it. */
export const ownChargeMessages = defineMessages({
  payTitle: { 'pt-BR': 'Pagar', 'en-US': 'Pay', 'es-ES': 'Pagar' },
  payText: {
    'pt-BR':
      'Falta pagar {amount}. O PIX é confirmado em segundos; o boleto, no dia útil seguinte ao pagamento.',
    'en-US':
      '{amount} is left to pay. A PIX is confirmed in seconds, a boleto on the business day after it is paid.',
    'es-ES':
      'Falta pagar {amount}. El PIX se confirma en segundos; el boleto, al día hábil siguiente al pago.',
  },
  overdueText: {
    'pt-BR': 'A cobrança venceu: os saques ficam bloqueados até o pagamento.',
    'en-US': 'The charge is overdue: nothing can be withdrawn until it is paid.',
    'es-ES': 'El cobro está vencido: los retiros quedan bloqueados hasta el pago.',
  },
  payByPix: { 'pt-BR': 'Pagar com PIX', 'en-US': 'Pay by PIX', 'es-ES': 'Pagar con PIX' },
  payByBillet: { 'pt-BR': 'Pagar com boleto', 'en-US': 'Pay by boleto', 'es-ES': 'Pagar con boleto' },
  payFromBalance: {
    'pt-BR': 'Usar o saldo disponível',
    'en-US': 'Use the available balance',
    'es-ES': 'Usar el saldo disponible',
  },
  codeTitle: { 'pt-BR': 'Código de pagamento', 'en-US': 'Payment code', 'es-ES': 'Código de pago' },
  codeText: {
    'pt-BR': '{method} de {amount}. O que for pago a mais fica no seu saldo.',
    'en-US': '{method} of {amount}. What is paid in excess stays in your balance.',
    'es-ES': '{method} de {amount}. Lo que se pague de más queda en su saldo.',
  },
  confirming: {
    'pt-BR': 'Estamos confirmando o código com o provedor. Recarregue a página em instantes.',
    'en-US': 'The code is being confirmed with the provider. Reload the page in a moment.',
    'es-ES': 'Estamos confirmando el código con el proveedor. Recargue la página en un momento.',
  },
  refused: {
    'pt-BR': 'O provedor recusou o pedido e nada foi cobrado. Tente de novo ou escolha outra forma.',
    'en-US': 'The provider refused the request and nothing was charged. Try again, or choose another way.',
    'es-ES': 'El proveedor rechazó el pedido y no se cobró nada. Intente de nuevo o elija otra forma.',
  },
  expires: { 'pt-BR': 'Vale até {date}.', 'en-US': 'Valid until {date}.', 'es-ES': 'Vale hasta {date}.' },
  qrAlt: {
    'pt-BR': 'Código QR do PIX',
    'en-US': 'QR code of the PIX',
    'es-ES': 'Código QR del PIX',
  },
  pixCode: { 'pt-BR': 'PIX copia e cola', 'en-US': 'PIX code', 'es-ES': 'Código PIX' },
  billetCode: { 'pt-BR': 'Linha digitável', 'en-US': 'Boleto line', 'es-ES': 'Línea del boleto' },
  openBillet: { 'pt-BR': 'Abrir o boleto', 'en-US': 'Open the boleto', 'es-ES': 'Abrir el boleto' },
  check: { 'pt-BR': 'Atualizar', 'en-US': 'Refresh', 'es-ES': 'Actualizar' },
});
