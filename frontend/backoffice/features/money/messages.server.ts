import { defineMessages } from '@guiche/i18n';

/** Where the money of a sale or of a balance comes from. */
export const moneyMessages = defineMessages({
  backToSale: { 'pt-BR': 'Venda', 'en-US': 'Sale', 'es-ES': 'Venta' },
  backToFinancial: { 'pt-BR': 'Financeiro', 'en-US': 'Financial', 'es-ES': 'Financiero' },
  saleTitle: { 'pt-BR': 'Dinheiro da venda', 'en-US': 'Money of the sale', 'es-ES': 'Dinero de la venta' },
  saleText: {
    'pt-BR': 'Cada centavo, com a regra, a data e o lançamento.',
    'en-US': 'Every cent, with its rule, date and transfer.',
    'es-ES': 'Cada centavo, con la regla, la fecha y el asiento.',
  },
  division: { 'pt-BR': 'Como foi dividido', 'en-US': 'How it was divided', 'es-ES': 'Cómo se dividió' },
  termsOf: {
    'pt-BR': 'Taxas e contratos da compra, {at}',
    'en-US': 'Fees and contracts of the purchase, {at}',
    'es-ES': 'Tarifas y contratos de la compra, {at}',
  },
  locked: { 'pt-BR': 'O que está retido', 'en-US': 'What is locked', 'es-ES': 'Lo que está retenido' },
  nothingLocked: {
    'pt-BR': 'Nada está retido.',
    'en-US': 'Nothing is locked.',
    'es-ES': 'Nada está retenido.',
  },
  transfers: { 'pt-BR': 'Lançamentos', 'en-US': 'Transfers', 'es-ES': 'Asientos' },
  nothingMoved: {
    'pt-BR': 'Nenhum lançamento: o pagamento ainda não foi aprovado.',
    'en-US': 'No transfers: the payment has not been approved yet.',
    'es-ES': 'Ningún asiento: el pago aún no fue aprobado.',
  },
  transfer: { 'pt-BR': 'Lançamento', 'en-US': 'Transfer', 'es-ES': 'Asiento' },
  balanceTitle: {
    'pt-BR': 'De onde vem o saldo',
    'en-US': 'Where the balance comes from',
    'es-ES': 'De dónde viene el saldo',
  },
  balanceText: {
    'pt-BR': 'A soma de cada parte é o saldo.',
    'en-US': 'The parts add up to the balance.',
    'es-ES': 'La suma de las partes es el saldo.',
  },
  bucket_available: { 'pt-BR': 'Disponível', 'en-US': 'Available', 'es-ES': 'Disponible' },
  bucket_pending: { 'pt-BR': 'A liberar', 'en-US': 'To be released', 'es-ES': 'Por liberar' },
  bucket_reserve: { 'pt-BR': 'Garantia', 'en-US': 'Reserve', 'es-ES': 'Garantía' },
  bucket_blocked: { 'pt-BR': 'Bloqueado', 'en-US': 'Blocked', 'es-ES': 'Bloqueado' },
  bucket_debt: { 'pt-BR': 'Dívida', 'en-US': 'Debt', 'es-ES': 'Deuda' },
  emptyBalance: {
    'pt-BR': 'Nenhum lançamento ainda.',
    'en-US': 'No entries yet.',
    'es-ES': 'Ningún asiento todavía.',
  },
});
