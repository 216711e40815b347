import { defineMessages } from '@guiche/i18n';

const words = defineMessages({
  column_name: { 'pt-BR': 'Nome', 'en-US': 'Name', 'es-ES': 'Nombre' },
  column_code: { 'pt-BR': 'Código', 'en-US': 'Code', 'es-ES': 'Código' },
  column_status: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  column_type: { 'pt-BR': 'Tipo', 'en-US': 'Type', 'es-ES': 'Tipo' },
  column_priceFrom: { 'pt-BR': 'A partir de', 'en-US': 'From', 'es-ES': 'Desde' },
  column_image: { 'pt-BR': 'Imagem', 'en-US': 'Picture', 'es-ES': 'Imagen' },
  column_sold30: {
    'pt-BR': 'Minhas vendas em 30 dias',
    'en-US': 'My sales in 30 days',
    'es-ES': 'Mis ventas en 30 días',
  },
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
  column_producer: { 'pt-BR': 'Produtor', 'en-US': 'Producer', 'es-ES': 'Productor' },
  column_share: { 'pt-BR': 'Minha parte', 'en-US': 'My share', 'es-ES': 'Mi parte' },
  column_earned30: {
    'pt-BR': 'Ganhos em 30 dias',
    'en-US': 'Earned in 30 days',
    'es-ES': 'Ganado en 30 días',
  },
  column_since: { 'pt-BR': 'Desde', 'en-US': 'Since', 'es-ES': 'Desde' },
});

/** The words of the products that a seller co-produces. */
export const coProducedProductsListMessages = defineMessages({
  ...words,
  title: { 'pt-BR': 'Coproduzidos por mim', 'en-US': 'Co-produced by me', 'es-ES': 'Coproducidos por mí' },
  empty: {
    'pt-BR': 'Os produtos de que você é coprodutor aparecem aqui.',
    'en-US': 'The products that you co-produce appear here.',
    'es-ES': 'Los productos que usted coproduce aparecen aquí.',
  },
});

/** The words of the products that a seller promotes. */
export const affiliatedProductsListMessages = defineMessages({
  ...words,
  title: {
    'pt-BR': 'Produtos que promovo',
    'en-US': 'Products I promote',
    'es-ES': 'Productos que promuevo',
  },
  empty: {
    'pt-BR': 'Os produtos que você promove como afiliado aparecem aqui, com o seu link.',
    'en-US': 'The products that you promote as an affiliate appear here, with your link.',
    'es-ES': 'Los productos que usted promueve como afiliado aparecen aquí, con su enlace.',
  },
  column_affiliation: { 'pt-BR': 'Afiliação', 'en-US': 'Affiliation', 'es-ES': 'Afiliación' },
  column_ends: { 'pt-BR': 'Termina em', 'en-US': 'Ends on', 'es-ES': 'Termina el' },
  column_link: { 'pt-BR': 'Meu link', 'en-US': 'My link', 'es-ES': 'Mi enlace' },
  filter_affiliation: { 'pt-BR': 'Afiliação', 'en-US': 'Affiliation', 'es-ES': 'Afiliación' },
  affiliation_REQUESTED: { 'pt-BR': 'Pedida', 'en-US': 'Requested', 'es-ES': 'Solicitada' },
  affiliation_ACTIVE: { 'pt-BR': 'Ativa', 'en-US': 'Active', 'es-ES': 'Activa' },
  affiliation_BLOCKED: { 'pt-BR': 'Bloqueada', 'en-US': 'Blocked', 'es-ES': 'Bloqueada' },
});
