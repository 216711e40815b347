import { defineMessages } from '@guiche/i18n';

/** The choice between the areas of a person. */
export const chooseAreaMessages = defineMessages({
  title: {
    'pt-BR': 'Para onde você quer ir?',
    'en-US': 'Where do you want to go?',
    'es-ES': '¿A dónde quiere ir?',
  },
  text: {
    'pt-BR': 'Você vende e também compra com este e-mail. Cada área pede o seu próprio acesso.',
    'en-US': 'You sell and also buy with this e-mail. Each area is signed in to by itself.',
    'es-ES': 'Usted vende y también compra con este correo. Cada área pide su propio acceso.',
  },
  area_seller: { 'pt-BR': 'Área de vendas', 'en-US': 'Selling area', 'es-ES': 'Área de ventas' },
  text_seller: {
    'pt-BR': 'Produtos, vendas e saldo.',
    'en-US': 'Products, sales and balance.',
    'es-ES': 'Productos, ventas y saldo.',
  },
  area_customer: { 'pt-BR': 'Área de compras', 'en-US': 'Buying area', 'es-ES': 'Área de compras' },
  text_customer: {
    'pt-BR': 'O que você comprou: acessos, recibos e reembolsos.',
    'en-US': 'What you bought: access, receipts and refunds.',
    'es-ES': 'Lo que compró: accesos, recibos y reembolsos.',
  },
});
