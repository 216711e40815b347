import { defineMessages } from '@guiche/i18n';
import { chargeListWords } from './charge-words.js';

/** The words of the list of charges that staff see. */
export const chargesListMessages = defineMessages({
  ...chargeListWords,
  title: { 'pt-BR': 'Cobranças', 'en-US': 'Charges', 'es-ES': 'Cobros' },
  empty: {
    'pt-BR': 'Nenhuma cobrança: mensalidades, multas e tarifas fora de uma venda aparecem aqui.',
    'en-US': 'No charges: plans, fines and fees outside a sale appear here.',
    'es-ES': 'Ningún cobro: mensualidades, multas y tarifas fuera de una venta aparecen aquí.',
  },
  create: { 'pt-BR': 'Nova cobrança', 'en-US': 'New charge', 'es-ES': 'Nuevo cobro' },
  column_seller: { 'pt-BR': 'Vendedor', 'en-US': 'Seller', 'es-ES': 'Vendedor' },
  column_attempts: { 'pt-BR': 'Envios', 'en-US': 'Times sent', 'es-ES': 'Envíos' },
  column_writeOffBy: {
    'pt-BR': 'Baixa proposta por',
    'en-US': 'Write-off by',
    'es-ES': 'Baja propuesta por',
  },
  column_writeOffReason: {
    'pt-BR': 'Motivo da baixa',
    'en-US': 'Reason of the write-off',
    'es-ES': 'Motivo de la baja',
  },
  column_created: { 'pt-BR': 'Criada em', 'en-US': 'Created', 'es-ES': 'Creada el' },
  filter_q: {
    'pt-BR': 'Vendedor ou referência',
    'en-US': 'Seller or reference',
    'es-ES': 'Vendedor o referencia',
  },
  filter_amount: { 'pt-BR': 'Valor', 'en-US': 'Amount', 'es-ES': 'Importe' },
  filter_seller: { 'pt-BR': 'Vendedor', 'en-US': 'Seller', 'es-ES': 'Vendedor' },
});

/** The words of the list that a seller sees. */
export const ownChargesListMessages = defineMessages({
  ...chargeListWords,
  title: { 'pt-BR': 'Cobranças', 'en-US': 'Charges', 'es-ES': 'Cobros' },
  empty: {
    'pt-BR': 'Você não tem cobranças da plataforma.',
    'en-US': 'The platform has charged you nothing.',
    'es-ES': 'No tiene cobros de la plataforma.',
  },
});
