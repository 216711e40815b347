import { defineMessages } from '@guiche/i18n';

/** The fees that apply to a seller. */
export const ownFeesMessages = defineMessages({
  title: { 'pt-BR': 'Minhas taxas', 'en-US': 'My fees', 'es-ES': 'Mis tarifas' },
  text: {
    'pt-BR': 'O que você paga por venda aprovada. Vendas já feitas mantêm as taxas do dia da compra.',
    'en-US': 'What you pay for an approved sale. Existing sales keep the fees of their purchase.',
    'es-ES': 'Lo que paga por venta aprobada. Las ventas hechas mantienen las tarifas del día de la compra.',
  },
  since: { 'pt-BR': 'Em vigor desde', 'en-US': 'In effect since', 'es-ES': 'En vigor desde' },
  nextChange: {
    'pt-BR': 'As taxas mudam em',
    'en-US': 'The fees change on',
    'es-ES': 'Las tarifas cambian el',
  },
  method: { 'pt-BR': 'Forma de pagamento', 'en-US': 'Payment method', 'es-ES': 'Forma de pago' },
  fee: { 'pt-BR': 'Taxa', 'en-US': 'Fee', 'es-ES': 'Tarifa' },
  pix: { 'pt-BR': 'PIX', 'en-US': 'PIX', 'es-ES': 'PIX' },
  billet: { 'pt-BR': 'Boleto', 'en-US': 'Boleto', 'es-ES': 'Boleto' },
  card: { 'pt-BR': 'Cartão em {count}x', 'en-US': 'Card in {count}x', 'es-ES': 'Tarjeta en {count}x' },
});
