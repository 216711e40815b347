import { defineMessages } from '@guiche/i18n';

/** The words of the list of sales that the platform has paid for before it was paid. */
export const advancesListMessages = defineMessages({
  title: { 'pt-BR': 'Valores adiantados', 'en-US': 'Money advanced', 'es-ES': 'Importes adelantados' },
  empty: {
    'pt-BR': 'Nada adiantado: o que foi liberado já foi pago pelo provedor.',
    'en-US': 'Nothing advanced: the provider has paid what was released.',
    'es-ES': 'Nada adelantado: el proveedor ya pagó lo liberado.',
  },
  column_code: { 'pt-BR': 'Venda', 'en-US': 'Sale', 'es-ES': 'Venta' },
  column_seller: { 'pt-BR': 'Vendedor', 'en-US': 'Seller', 'es-ES': 'Vendedor' },
  column_method: { 'pt-BR': 'Meio', 'en-US': 'Method', 'es-ES': 'Medio' },
  column_released: { 'pt-BR': 'Liberado', 'en-US': 'Released', 'es-ES': 'Liberado' },
  column_settled: { 'pt-BR': 'Pago pelo provedor', 'en-US': 'Settled', 'es-ES': 'Pagado por el proveedor' },
  column_advanced: { 'pt-BR': 'Adiantado', 'en-US': 'Advanced', 'es-ES': 'Adelantado' },
  column_since: { 'pt-BR': 'Desde', 'en-US': 'Since', 'es-ES': 'Desde' },
  column_currency: { 'pt-BR': 'Moeda', 'en-US': 'Currency', 'es-ES': 'Moneda' },
  method_PIX: { 'pt-BR': 'Pix', 'en-US': 'Pix', 'es-ES': 'Pix' },
  method_CREDIT_CARD: { 'pt-BR': 'Cartão', 'en-US': 'Card', 'es-ES': 'Tarjeta' },
  method_BILLET: { 'pt-BR': 'Boleto', 'en-US': 'Boleto', 'es-ES': 'Boleto' },
  filter_method: { 'pt-BR': 'Meio', 'en-US': 'Method', 'es-ES': 'Medio' },
  filter_advanced: { 'pt-BR': 'Adiantado', 'en-US': 'Advanced', 'es-ES': 'Adelantado' },
  filter_currency: { 'pt-BR': 'Moeda', 'en-US': 'Currency', 'es-ES': 'Moneda' },
  currency_BRL: { 'pt-BR': 'BRL', 'en-US': 'BRL', 'es-ES': 'BRL' },
  currency_USD: { 'pt-BR': 'USD', 'en-US': 'USD', 'es-ES': 'USD' },
  currency_EUR: { 'pt-BR': 'EUR', 'en-US': 'EUR', 'es-ES': 'EUR' },
  currency_MXN: { 'pt-BR': 'MXN', 'en-US': 'MXN', 'es-ES': 'MXN' },
});
