import { defineMessages } from '@guiche/i18n';

/** The words of the list of coupons. */
export const couponsListMessages = defineMessages({
  title: { 'pt-BR': 'Cupons', 'en-US': 'Coupons', 'es-ES': 'Cupones' },
  empty: {
    'pt-BR': 'Um cupom dá desconto a quem digita o código ou abre o link. Crie o primeiro.',
    'en-US': 'A coupon gives a discount to whoever types its code or opens its link. Create the first.',
    'es-ES': 'Un cupón da descuento a quien escribe el código o abre el enlace. Cree el primero.',
  },
  create: { 'pt-BR': 'Criar cupom', 'en-US': 'Create coupon', 'es-ES': 'Crear cupón' },
  column_code: { 'pt-BR': 'Código', 'en-US': 'Code', 'es-ES': 'Código' },
  column_status: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  column_percent: { 'pt-BR': 'Desconto em %', 'en-US': 'Discount in %', 'es-ES': 'Descuento en %' },
  column_amount: { 'pt-BR': 'Desconto em valor', 'en-US': 'Discount amount', 'es-ES': 'Descuento en valor' },
  column_uses: { 'pt-BR': 'Usos', 'en-US': 'Uses', 'es-ES': 'Usos' },
  column_maxUses: { 'pt-BR': 'Limite', 'en-US': 'Limit', 'es-ES': 'Límite' },
  column_discount: { 'pt-BR': 'Descontado', 'en-US': 'Discounted', 'es-ES': 'Descontado' },
  column_paid: { 'pt-BR': 'Vendido', 'en-US': 'Sold', 'es-ES': 'Vendido' },
  column_validFrom: { 'pt-BR': 'Vale desde', 'en-US': 'Valid from', 'es-ES': 'Válido desde' },
  column_validUntil: { 'pt-BR': 'Vale até', 'en-US': 'Valid until', 'es-ES': 'Válido hasta' },
  column_created: { 'pt-BR': 'Criado em', 'en-US': 'Created', 'es-ES': 'Creado el' },
  filter_q: { 'pt-BR': 'Código', 'en-US': 'Code', 'es-ES': 'Código' },
  filter_status: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  status_ACTIVE: { 'pt-BR': 'Ativo', 'en-US': 'Active', 'es-ES': 'Activo' },
  status_PAUSED: { 'pt-BR': 'Pausado', 'en-US': 'Paused', 'es-ES': 'Pausado' },
});
