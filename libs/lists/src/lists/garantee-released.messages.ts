import { defineMessages } from '@guiche/i18n';

/** The words of what is to be released. */
export const garanteeReleasedListMessages = defineMessages({
  title: {
    'pt-BR': 'Garantia e liberações',
    'en-US': 'Reserve and releases',
    'es-ES': 'Garantía y liberaciones',
  },
  empty: { 'pt-BR': 'Nada a liberar.', 'en-US': 'Nothing to release.', 'es-ES': 'Nada por liberar.' },
  column_due: { 'pt-BR': 'Libera em', 'en-US': 'Released on', 'es-ES': 'Se libera el' },
  column_hold: { 'pt-BR': 'Situação', 'en-US': 'State', 'es-ES': 'Estado' },
  filter_hold: { 'pt-BR': 'Situação', 'en-US': 'State', 'es-ES': 'Estado' },
  hold_RULE: { 'pt-BR': 'Pela regra', 'en-US': 'By the rule', 'es-ES': 'Por la regla' },
  hold_TRACKING: {
    'pt-BR': 'Sem código de rastreio',
    'en-US': 'No tracking code',
    'es-ES': 'Sin código de seguimiento',
  },
  hold_REFUND_REQUEST: {
    'pt-BR': 'Pedido de reembolso',
    'en-US': 'Refund request',
    'es-ES': 'Solicitud de reembolso',
  },
  hold_STAFF: { 'pt-BR': 'Retido', 'en-US': 'Held', 'es-ES': 'Retenido' },
  column_seller: { 'pt-BR': 'Pessoa', 'en-US': 'Person', 'es-ES': 'Persona' },
  column_code: { 'pt-BR': 'Venda', 'en-US': 'Sale', 'es-ES': 'Venta' },
  column_product: { 'pt-BR': 'Produto', 'en-US': 'Product', 'es-ES': 'Producto' },
  column_bucket: { 'pt-BR': 'Conta', 'en-US': 'Account', 'es-ES': 'Cuenta' },
  column_amount: { 'pt-BR': 'Valor', 'en-US': 'Amount', 'es-ES': 'Importe' },
  column_reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  column_currency: { 'pt-BR': 'Moeda', 'en-US': 'Currency', 'es-ES': 'Moneda' },
  filter_bucket: { 'pt-BR': 'Conta', 'en-US': 'Account', 'es-ES': 'Cuenta' },
  filter_q: {
    'pt-BR': 'Nome, e-mail ou código',
    'en-US': 'Name, e-mail or code',
    'es-ES': 'Nombre, correo o código',
  },
  filter_currency: { 'pt-BR': 'Moeda', 'en-US': 'Currency', 'es-ES': 'Moneda' },
  bucket_pending: { 'pt-BR': 'A liberar', 'en-US': 'To be released', 'es-ES': 'Por liberar' },
  bucket_reserve: { 'pt-BR': 'Garantia', 'en-US': 'Reserve', 'es-ES': 'Garantía' },
  currency_BRL: { 'pt-BR': 'Real', 'en-US': 'Brazilian real', 'es-ES': 'Real' },
  currency_USD: { 'pt-BR': 'Dólar', 'en-US': 'US dollar', 'es-ES': 'Dólar' },
  currency_EUR: { 'pt-BR': 'Euro', 'en-US': 'Euro', 'es-ES': 'Euro' },
  currency_MXN: { 'pt-BR': 'Peso mexicano', 'en-US': 'Mexican peso', 'es-ES': 'Peso mexicano' },
});

/** The words of what was released. */
export const releasedFundsListMessages = defineMessages({
  title: { 'pt-BR': 'Valores liberados', 'en-US': 'Released amounts', 'es-ES': 'Valores liberados' },
  empty: {
    'pt-BR': 'Nada foi liberado ainda.',
    'en-US': 'Nothing was released yet.',
    'es-ES': 'Nada se liberó todavía.',
  },
  column_released: { 'pt-BR': 'Liberado em', 'en-US': 'Released', 'es-ES': 'Liberado el' },
  column_by: { 'pt-BR': 'Por', 'en-US': 'By', 'es-ES': 'Por' },
  column_seller: { 'pt-BR': 'Pessoa', 'en-US': 'Person', 'es-ES': 'Persona' },
  column_code: { 'pt-BR': 'Venda', 'en-US': 'Sale', 'es-ES': 'Venta' },
  column_product: { 'pt-BR': 'Produto', 'en-US': 'Product', 'es-ES': 'Producto' },
  column_bucket: { 'pt-BR': 'Conta', 'en-US': 'Account', 'es-ES': 'Cuenta' },
  column_amount: { 'pt-BR': 'Valor', 'en-US': 'Amount', 'es-ES': 'Importe' },
  column_reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  column_currency: { 'pt-BR': 'Moeda', 'en-US': 'Currency', 'es-ES': 'Moneda' },
  filter_bucket: { 'pt-BR': 'Conta', 'en-US': 'Account', 'es-ES': 'Cuenta' },
  filter_q: {
    'pt-BR': 'Nome, e-mail ou código',
    'en-US': 'Name, e-mail or code',
    'es-ES': 'Nombre, correo o código',
  },
  filter_currency: { 'pt-BR': 'Moeda', 'en-US': 'Currency', 'es-ES': 'Moneda' },
  bucket_pending: { 'pt-BR': 'A liberar', 'en-US': 'To be released', 'es-ES': 'Por liberar' },
  bucket_reserve: { 'pt-BR': 'Garantia', 'en-US': 'Reserve', 'es-ES': 'Garantía' },
  currency_BRL: { 'pt-BR': 'Real', 'en-US': 'Brazilian real', 'es-ES': 'Real' },
  currency_USD: { 'pt-BR': 'Dólar', 'en-US': 'US dollar', 'es-ES': 'Dólar' },
  currency_EUR: { 'pt-BR': 'Euro', 'en-US': 'Euro', 'es-ES': 'Euro' },
  currency_MXN: { 'pt-BR': 'Peso mexicano', 'en-US': 'Mexican peso', 'es-ES': 'Peso mexicano' },
});
