import { defineMessages } from '@guiche/i18n';

/** The fees that apply to a seller. */
export const ownFeesMessages = defineMessages({
  title: { 'pt-BR': 'Minhas taxas', 'en-US': 'My fees', 'es-ES': 'Mis tarifas' },
  text: {
    'pt-BR': 'O que você paga por venda aprovada. Vendas já feitas mantêm as taxas do dia da compra.',
    'en-US': 'What you pay for an approved sale. Existing sales keep the fees of their purchase.',
    'es-ES': 'Lo que paga por venta aprobada. Las ventas hechas mantienen las tarifas del día de la compra.',
  },
  sinceOpened: {
    'pt-BR': 'Desde a abertura da plataforma',
    'en-US': 'Since the platform opened',
    'es-ES': 'Desde la apertura de la plataforma',
  },
  since: { 'pt-BR': 'Desde {instant}', 'en-US': 'Since {instant}', 'es-ES': 'Desde {instant}' },
  own: { 'pt-BR': 'Acordo seu', 'en-US': 'Your agreement', 'es-ES': 'Su acuerdo' },
  notOffered: { 'pt-BR': 'Não disponível', 'en-US': 'Not available', 'es-ES': 'No disponible' },
  ownTerms: {
    'pt-BR': 'Você tem taxas próprias, marcadas com “Acordo seu”. As outras são as da plataforma.',
    'en-US': 'You have fees of your own, marked “Your agreement”. The others are those of the platform.',
    'es-ES': 'Usted tiene tarifas propias, marcadas con “Su acuerdo”. Las demás son las de la plataforma.',
  },
  maxInstallments: {
    'pt-BR': 'Suas vendas no cartão vão até {count}x.',
    'en-US': 'Your card sales go up to {count} installments.',
    'es-ES': 'Sus ventas con tarjeta llegan hasta {count}x.',
  },
  nextChange: {
    'pt-BR': 'As taxas mudam em {instant}.',
    'en-US': 'The fees change on {instant}.',
    'es-ES': 'Las tarifas cambian el {instant}.',
  },
  from: { 'pt-BR': 'A partir de {instant}', 'en-US': 'From {instant}', 'es-ES': 'Desde el {instant}' },
  method: { 'pt-BR': 'Forma de pagamento', 'en-US': 'Payment method', 'es-ES': 'Forma de pago' },
  fee: { 'pt-BR': 'Taxa', 'en-US': 'Fee', 'es-ES': 'Tarifa' },
  pix: { 'pt-BR': 'PIX', 'en-US': 'PIX', 'es-ES': 'PIX' },
  billet: { 'pt-BR': 'Boleto', 'en-US': 'Boleto', 'es-ES': 'Boleto' },
  card: { 'pt-BR': 'Cartão em {count}x', 'en-US': 'Card in {count}x', 'es-ES': 'Tarjeta en {count}x' },
});
