import { defineMessages } from '@guiche/i18n';
import { categoryWords } from './category-words.js';

/** The words of the list of products. */
export const productsListMessages = defineMessages({
  ...categoryWords,
  title: { 'pt-BR': 'Produtos', 'en-US': 'Products', 'es-ES': 'Productos' },
  empty: {
    'pt-BR': 'Os produtos dos vendedores aparecem aqui.',
    'en-US': 'The products of the sellers appear here.',
    'es-ES': 'Los productos de los vendedores aparecen aquí.',
  },
  column_name: { 'pt-BR': 'Nome', 'en-US': 'Name', 'es-ES': 'Nombre' },
  column_code: { 'pt-BR': 'Código', 'en-US': 'Code', 'es-ES': 'Código' },
  column_status: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  column_type: { 'pt-BR': 'Tipo', 'en-US': 'Type', 'es-ES': 'Tipo' },
  column_category: { 'pt-BR': 'Categoria', 'en-US': 'Category', 'es-ES': 'Categoría' },
  column_sold30: { 'pt-BR': 'Vendas em 30 dias', 'en-US': 'Sales in 30 days', 'es-ES': 'Ventas en 30 días' },
  column_refunded90: {
    'pt-BR': 'Reembolsos em 90 dias',
    'en-US': 'Refunds in 90 days',
    'es-ES': 'Reembolsos en 90 días',
  },
  column_disputed90: {
    'pt-BR': 'Contestações em 90 dias',
    'en-US': 'Chargebacks in 90 days',
    'es-ES': 'Contracargos en 90 días',
  },
  column_priceFrom: { 'pt-BR': 'A partir de', 'en-US': 'From', 'es-ES': 'Desde' },
  column_created: { 'pt-BR': 'Criado em', 'en-US': 'Created', 'es-ES': 'Creado el' },
  filter_q: { 'pt-BR': 'Nome', 'en-US': 'Name', 'es-ES': 'Nombre' },
  filter_status: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  filter_type: { 'pt-BR': 'Tipo', 'en-US': 'Type', 'es-ES': 'Tipo' },
  status_DRAFT: { 'pt-BR': 'Rascunho', 'en-US': 'Draft', 'es-ES': 'Borrador' },
  status_IN_REVIEW: { 'pt-BR': 'Em análise', 'en-US': 'In review', 'es-ES': 'En revisión' },
  status_ACTIVE: { 'pt-BR': 'À venda', 'en-US': 'On sale', 'es-ES': 'A la venta' },
  status_PAUSED: { 'pt-BR': 'Pausado', 'en-US': 'Paused', 'es-ES': 'Pausado' },
  status_REFUSED: { 'pt-BR': 'Recusado', 'en-US': 'Refused', 'es-ES': 'Rechazado' },
  status_BLOCKED: { 'pt-BR': 'Bloqueado', 'en-US': 'Blocked', 'es-ES': 'Bloqueado' },
  type_DIGITAL: { 'pt-BR': 'Digital', 'en-US': 'Digital', 'es-ES': 'Digital' },
  type_FISICO: { 'pt-BR': 'Físico', 'en-US': 'Physical', 'es-ES': 'Físico' },
  column_seller: { 'pt-BR': 'Vendedor', 'en-US': 'Seller', 'es-ES': 'Vendedor' },
  column_submitted: {
    'pt-BR': 'Enviado para análise',
    'en-US': 'Sent for review',
    'es-ES': 'Enviado a revisión',
  },
  column_reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  filter_seller: { 'pt-BR': 'Vendedor', 'en-US': 'Seller', 'es-ES': 'Vendedor' },
});
