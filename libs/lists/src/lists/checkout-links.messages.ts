import { defineMessages } from '@guiche/i18n';

/** The words of the list of links to checkouts. */
export const checkoutLinksListMessages = defineMessages({
  title: { 'pt-BR': 'Checkout direto', 'en-US': 'Direct checkout', 'es-ES': 'Checkout directo' },
  empty: {
    'pt-BR': 'Um link leva direto ao pagamento, já preenchido. Crie o primeiro.',
    'en-US': 'A link leads straight to the payment, filled in. Create the first.',
    'es-ES': 'Un enlace lleva directo al pago, ya completado. Cree el primero.',
  },
  create: { 'pt-BR': 'Criar link', 'en-US': 'Create link', 'es-ES': 'Crear enlace' },
  column_name: { 'pt-BR': 'Nome', 'en-US': 'Name', 'es-ES': 'Nombre' },
  column_status: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  column_offer: { 'pt-BR': 'Oferta', 'en-US': 'Offer', 'es-ES': 'Oferta' },
  column_quantity: { 'pt-BR': 'Quantidade', 'en-US': 'Quantity', 'es-ES': 'Cantidad' },
  column_uses: { 'pt-BR': 'Usos', 'en-US': 'Uses', 'es-ES': 'Usos' },
  column_maxUses: { 'pt-BR': 'Limite', 'en-US': 'Limit', 'es-ES': 'Límite' },
  column_paid: { 'pt-BR': 'Pagos', 'en-US': 'Paid', 'es-ES': 'Pagados' },
  column_revenue: { 'pt-BR': 'Vendido', 'en-US': 'Sold', 'es-ES': 'Vendido' },
  column_expires: { 'pt-BR': 'Vale até', 'en-US': 'Valid until', 'es-ES': 'Válido hasta' },
  column_code: { 'pt-BR': 'Código', 'en-US': 'Code', 'es-ES': 'Código' },
  column_coupon: { 'pt-BR': 'Cupom', 'en-US': 'Coupon', 'es-ES': 'Cupón' },
  column_created: { 'pt-BR': 'Criado em', 'en-US': 'Created', 'es-ES': 'Creado el' },
  filter_q: { 'pt-BR': 'Nome ou código', 'en-US': 'Name or code', 'es-ES': 'Nombre o código' },
  filter_status: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  status_ACTIVE: { 'pt-BR': 'Ativo', 'en-US': 'Active', 'es-ES': 'Activo' },
  status_PAUSED: { 'pt-BR': 'Encerrado', 'en-US': 'Ended', 'es-ES': 'Cerrado' },
  status_USED_UP: { 'pt-BR': 'Usado', 'en-US': 'Used', 'es-ES': 'Usado' },
  status_EXPIRED: { 'pt-BR': 'Vencido', 'en-US': 'Expired', 'es-ES': 'Vencido' },
});
