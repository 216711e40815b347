import { defineMessages } from '@guiche/i18n';
import { categoryWords } from './category-words.js';

/** The words of the list of own products. */
export const ownProductsListMessages = defineMessages({
  ...categoryWords,
  title: { 'pt-BR': 'Meus produtos', 'en-US': 'My products', 'es-ES': 'Mis productos' },
  empty: {
    'pt-BR': 'Crie o seu primeiro produto para ter um link de venda.',
    'en-US': 'Create your first product to get a link that sells.',
    'es-ES': 'Cree su primer producto para tener un enlace de venta.',
  },
  create: { 'pt-BR': 'Criar produto', 'en-US': 'Create product', 'es-ES': 'Crear producto' },
  column_name: { 'pt-BR': 'Nome', 'en-US': 'Name', 'es-ES': 'Nombre' },
  column_code: { 'pt-BR': 'Código', 'en-US': 'Code', 'es-ES': 'Código' },
  column_status: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  column_type: { 'pt-BR': 'Tipo', 'en-US': 'Type', 'es-ES': 'Tipo' },
  column_category: { 'pt-BR': 'Categoria', 'en-US': 'Category', 'es-ES': 'Categoría' },
  column_sold30: { 'pt-BR': 'Vendas em 30 dias', 'en-US': 'Sales in 30 days', 'es-ES': 'Ventas en 30 días' },
  filter_category: { 'pt-BR': 'Categoria', 'en-US': 'Category', 'es-ES': 'Categoría' },
  column_priceFrom: { 'pt-BR': 'A partir de', 'en-US': 'From', 'es-ES': 'Desde' },
  column_image: { 'pt-BR': 'Imagem', 'en-US': 'Picture', 'es-ES': 'Imagen' },
  column_ends: { 'pt-BR': 'Termina em', 'en-US': 'Ends on', 'es-ES': 'Termina el' },
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
  column_affiliates: { 'pt-BR': 'Afiliados', 'en-US': 'Affiliates', 'es-ES': 'Afiliados' },
  column_offers: { 'pt-BR': 'Ofertas', 'en-US': 'Offers', 'es-ES': 'Ofertas' },
});
