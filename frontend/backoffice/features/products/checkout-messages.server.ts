import { defineMessages } from '@guiche/i18n';

/** The checkouts of a product. */
export const checkoutMessages = defineMessages({
  checkoutsText: {
    'pt-BR':
      'Cada checkout é um visual da página de compra. Uma oferta mostra um deles; os outros têm um endereço próprio.',
    'en-US':
      'Each checkout is a look of the page of purchase. An offer shows one of them; the others have an address of their own.',
    'es-ES':
      'Cada checkout es un aspecto de la página de compra. Una oferta muestra uno; los demás tienen una dirección propia.',
  },
  checkoutsNone: {
    'pt-BR': 'Suas ofertas usam o visual padrão. Crie um checkout para mudar cores, imagens e textos.',
    'en-US': 'Your offers use the plain look. Create a checkout to change colours, pictures and texts.',
    'es-ES': 'Sus ofertas usan el aspecto básico. Cree un checkout para cambiar colores, imágenes y textos.',
  },
  checkoutLive: { 'pt-BR': 'No ar', 'en-US': 'Live', 'es-ES': 'En línea' },
  checkoutDraft: { 'pt-BR': 'Rascunho', 'en-US': 'Draft', 'es-ES': 'Borrador' },
  checkoutChanged: {
    'pt-BR': 'Mudanças não publicadas',
    'en-US': 'Unpublished changes',
    'es-ES': 'Cambios sin publicar',
  },
  checkoutVersion: { 'pt-BR': 'versão {number}', 'en-US': 'version {number}', 'es-ES': 'versión {number}' },
  checkoutEdit: { 'pt-BR': 'Personalizar', 'en-US': 'Customize', 'es-ES': 'Personalizar' },
  checkoutAddress: { 'pt-BR': 'Endereço próprio', 'en-US': 'Its own address', 'es-ES': 'Dirección propia' },
  checkoutCopy: { 'pt-BR': 'Copiar endereço', 'en-US': 'Copy address', 'es-ES': 'Copiar dirección' },
  checkoutNew: { 'pt-BR': 'Criar checkout', 'en-US': 'Create checkout', 'es-ES': 'Crear checkout' },
  checkoutName: {
    'pt-BR': 'Nome do checkout',
    'en-US': 'Name of the checkout',
    'es-ES': 'Nombre del checkout',
  },
  checkoutNameHint: {
    'pt-BR': 'Só você vê.',
    'en-US': 'Only you see it.',
    'es-ES': 'Solo lo ve usted.',
  },
  checkoutLike: { 'pt-BR': 'Começar a partir de', 'en-US': 'Begin with', 'es-ES': 'Empezar a partir de' },
  checkoutPlain: { 'pt-BR': 'Visual padrão', 'en-US': 'Plain look', 'es-ES': 'Aspecto básico' },
  checkoutOfOffers: {
    'pt-BR': 'Checkout de cada oferta',
    'en-US': 'Checkout of each offer',
    'es-ES': 'Checkout de cada oferta',
  },
  checkoutChoose: { 'pt-BR': 'Salvar', 'en-US': 'Save', 'es-ES': 'Guardar' },
  checkoutRemove: { 'pt-BR': 'Excluir', 'en-US': 'Delete', 'es-ES': 'Eliminar' },
  checkoutChosen: { 'pt-BR': 'Salvo.', 'en-US': 'Saved.', 'es-ES': 'Guardado.' },
});
