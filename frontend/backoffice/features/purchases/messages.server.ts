import { defineMessages } from '@guiche/i18n';

/** What a customer bought. */
export const purchaseMessages = defineMessages({
  title: { 'pt-BR': 'Minhas compras', 'en-US': 'My purchases', 'es-ES': 'Mis compras' },
  empty: {
    'pt-BR': 'Nada por aqui. Compras feitas com {email} aparecem nesta página.',
    'en-US': 'Nothing here. Purchases made with {email} appear on this page.',
    'es-ES': 'Nada por aquí. Las compras hechas con {email} aparecen en esta página.',
  },
  status_PENDING: {
    'pt-BR': 'Aguardando pagamento',
    'en-US': 'Waiting for payment',
    'es-ES': 'En espera de pago',
  },
  status_APPROVED: { 'pt-BR': 'Aprovada', 'en-US': 'Approved', 'es-ES': 'Aprobada' },
  status_REJECTED: { 'pt-BR': 'Recusada', 'en-US': 'Refused', 'es-ES': 'Rechazada' },
  status_REFUNDED: { 'pt-BR': 'Reembolsada', 'en-US': 'Refunded', 'es-ES': 'Reembolsada' },
  status_CHARGEBACK: { 'pt-BR': 'Contestada', 'en-US': 'Disputed', 'es-ES': 'Disputada' },
  status_CANCELED: { 'pt-BR': 'Vencida', 'en-US': 'Expired', 'es-ES': 'Vencida' },
  method_PIX: { 'pt-BR': 'Pix', 'en-US': 'Pix', 'es-ES': 'Pix' },
  method_CREDIT_CARD: {
    'pt-BR': 'Cartão em {count}x',
    'en-US': 'Card in {count}x',
    'es-ES': 'Tarjeta en {count}x',
  },
  method_BILLET: { 'pt-BR': 'Boleto', 'en-US': 'Boleto', 'es-ES': 'Boleto' },
  more: {
    'pt-BR': '{count, plural, one {e mais # item} other {e mais # itens}}',
    'en-US': '{count, plural, one {and # more item} other {and # more items}}',
    'es-ES': '{count, plural, one {y # artículo más} other {y # artículos más}}',
  },
  subscription: { 'pt-BR': 'Assinatura', 'en-US': 'Subscription', 'es-ES': 'Suscripción' },
  order: { 'pt-BR': 'Pedido {code}', 'en-US': 'Order {code}', 'es-ES': 'Pedido {code}' },
  soldBy: { 'pt-BR': 'vendido por {seller}', 'en-US': 'sold by {seller}', 'es-ES': 'vendido por {seller}' },
  returned: { 'pt-BR': 'devolvido em {date}', 'en-US': 'returned on {date}', 'es-ES': 'devuelto el {date}' },
  open: { 'pt-BR': 'Acessar', 'en-US': 'Open', 'es-ES': 'Acceder' },
  details: { 'pt-BR': 'Detalhes', 'en-US': 'Details', 'es-ES': 'Detalles' },
  pay: { 'pt-BR': 'Pagar agora', 'en-US': 'Pay now', 'es-ES': 'Pagar ahora' },
  billetCopy: {
    'pt-BR': 'Segunda via do boleto',
    'en-US': 'Copy of the boleto',
    'es-ES': 'Copia del boleto',
  },
  newCode: { 'pt-BR': 'Gerar novo código', 'en-US': 'Get a new code', 'es-ES': 'Generar nuevo código' },
  older: { 'pt-BR': 'Compras anteriores', 'en-US': 'Earlier purchases', 'es-ES': 'Compras anteriores' },
  back: { 'pt-BR': 'Minhas compras', 'en-US': 'My purchases', 'es-ES': 'Mis compras' },
  access: { 'pt-BR': 'Acesso', 'en-US': 'Access', 'es-ES': 'Acceso' },
  accessNone: {
    'pt-BR': 'Esta compra não abre nada aqui. Fale com o vendedor se esperava um acesso.',
    'en-US': 'This purchase opens nothing here. Contact the seller if you expected access.',
    'es-ES': 'Esta compra no abre nada aquí. Contacte al vendedor si esperaba un acceso.',
  },
  accessLater: {
    'pt-BR': 'O acesso aparece aqui quando o pagamento for aprovado.',
    'en-US': 'The access appears here once the payment is approved.',
    'es-ES': 'El acceso aparece aquí cuando se apruebe el pago.',
  },
  download: { 'pt-BR': 'Baixar', 'en-US': 'Download', 'es-ES': 'Descargar' },
});
