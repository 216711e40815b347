import { defineMessages } from '@guiche/i18n';

/** The choice of a payment method, the button that buys, and the trust texts beside it. */
export const paymentMethodMessages = defineMessages({
  stepPayment: {
    'pt-BR': 'Pagamento',
    'en-US': 'Payment',
    'es-ES': 'Pago',
  },
  paymentMethod: {
    'pt-BR': 'Forma de pagamento',
    'en-US': 'Payment method',
    'es-ES': 'Forma de pago',
  },
  acceptedMarks: {
    'pt-BR': 'Meios de pagamento aceitos',
    'en-US': 'Accepted means of payment',
    'es-ES': 'Medios de pago aceptados',
  },
  acceptedMethods: {
    'pt-BR': 'Formas de pagamento aceitas',
    'en-US': 'Accepted payment methods',
    'es-ES': 'Formas de pago aceptadas',
  },
  methodPix: {
    'pt-BR': 'Pix',
    'en-US': 'Pix',
    'es-ES': 'Pix',
  },
  methodPixNote: {
    'pt-BR': 'Aprovação na hora',
    'en-US': 'Instant approval',
    'es-ES': 'Aprobación al momento',
  },
  pixHow: {
    'pt-BR': 'O código aparece na próxima tela.',
    'en-US': 'The code is on the next screen.',
    'es-ES': 'El código sale en la siguiente pantalla.',
  },
  noMethod: {
    'pt-BR': 'Esta oferta não aceita pagamentos no momento. Fale com o vendedor.',
    'en-US': 'This offer does not take payments at the moment. Please contact the seller.',
    'es-ES': 'Esta oferta no acepta pagos en este momento. Contacta con el vendedor.',
  },
  methodCard: {
    'pt-BR': 'Cartão de crédito',
    'en-US': 'Credit card',
    'es-ES': 'Tarjeta de crédito',
  },
  methodCardNote: {
    'pt-BR': 'Em até {count}x de {value}',
    'en-US': 'Up to {count}x {value}',
    'es-ES': 'Hasta {count}x de {value}',
  },
  methodBillet: {
    'pt-BR': 'Boleto',
    'en-US': 'Bank slip (boleto)',
    'es-ES': 'Boleto bancario',
  },
  methodBilletNote: {
    'pt-BR': 'Compensa em até 3 dias úteis',
    'en-US': 'Clears within 3 business days',
    'es-ES': 'Se acredita en hasta 3 días hábiles',
  },
  billetHowCode: {
    'pt-BR': 'Na próxima tela você recebe o boleto e o código de barras.',
    'en-US': 'The next screen gives you the bank slip and its barcode.',
    'es-ES': 'En la próxima pantalla recibes el boleto y su código de barras.',
  },
  billetHowPay: {
    'pt-BR': 'Pague no aplicativo do seu banco, em uma lotérica ou no caixa eletrônico.',
    'en-US': 'Pay it in your bank app, at a lottery shop or at a cash machine in Brazil.',
    'es-ES': 'Págalo en la aplicación de tu banco, en una lotería o en un cajero de Brasil.',
  },
  billetHowDone: {
    'pt-BR': 'A confirmação chega em até três dias úteis.',
    'en-US': 'Confirmation takes up to three business days.',
    'es-ES': 'La confirmación tarda hasta tres días hábiles.',
  },
  submit: {
    'pt-BR': 'Finalizar compra',
    'en-US': 'Complete purchase',
    'es-ES': 'Finalizar compra',
  },
  submitPix: {
    'pt-BR': 'Gerar Pix',
    'en-US': 'Get Pix code',
    'es-ES': 'Generar Pix',
  },
  submitPixAmount: {
    'pt-BR': 'Gerar Pix de {amount}',
    'en-US': 'Get Pix code for {amount}',
    'es-ES': 'Generar Pix de {amount}',
  },
  submitCard: {
    'pt-BR': 'Pagar com cartão',
    'en-US': 'Pay by card',
    'es-ES': 'Pagar con tarjeta',
  },
  submitCardAmount: {
    'pt-BR': 'Pagar {amount}',
    'en-US': 'Pay {amount}',
    'es-ES': 'Pagar {amount}',
  },
  submitBillet: {
    'pt-BR': 'Gerar boleto',
    'en-US': 'Get bank slip',
    'es-ES': 'Generar boleto',
  },
  submitBilletAmount: {
    'pt-BR': 'Gerar boleto de {amount}',
    'en-US': 'Get bank slip for {amount}',
    'es-ES': 'Generar boleto de {amount}',
  },
  submitting: {
    'pt-BR': 'Processando…',
    'en-US': 'Processing…',
    'es-ES': 'Procesando…',
  },
  reckoning: {
    'pt-BR': 'Calculando…',
    'en-US': 'Calculating…',
    'es-ES': 'Calculando…',
  },
  trustData: {
    'pt-BR': 'Seus dados estão protegidos com criptografia.',
    'en-US': 'Your data travels to us encrypted.',
    'es-ES': 'Tus datos viajan cifrados hasta nosotros.',
  },
  trustPix: {
    'pt-BR': 'Você paga no app do seu banco. Nunca pedimos sua senha.',
    'en-US': 'You pay only in your bank app: we never ask for a password.',
    'es-ES': 'Solo pagas en la aplicación de tu banco: nunca pedimos contraseñas.',
  },
  trustCard: {
    'pt-BR': 'O número do cartão é criptografado antes de sair desta página.',
    'en-US': 'The card number is encrypted before it leaves this page.',
    'es-ES': 'El número de la tarjeta se cifra antes de salir de esta página.',
  },
  trustBillet: {
    'pt-BR': 'Você paga no banco que preferir. Nunca pedimos sua senha.',
    'en-US': 'You pay at the bank of your choice: we never ask for a password.',
    'es-ES': 'Pagas en el banco que prefieras: nunca pedimos contraseñas.',
  },
  payWithPixNow: {
    'pt-BR': 'Pagar {amount} com Pix agora',
    'en-US': 'Pay {amount} by Pix now',
    'es-ES': 'Pagar {amount} con Pix ahora',
  },
  toPaymentMethod: {
    'pt-BR': 'Ir para a forma de pagamento',
    'en-US': 'Go to the payment method',
    'es-ES': 'Ir a la forma de pago',
  },
});
