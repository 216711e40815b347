import { defineMessages } from '@guiche/i18n';

/** The frame of the builder of checkouts, its publication and its versions. */
export const frameMessages = defineMessages({
  title: { 'pt-BR': 'Checkout', 'en-US': 'Checkout', 'es-ES': 'Checkout' },
  tabs: { 'pt-BR': 'Partes do checkout', 'en-US': 'Parts of the checkout', 'es-ES': 'Partes del checkout' },
  tab_account: { 'pt-BR': 'Conta', 'en-US': 'Account', 'es-ES': 'Cuenta' },
  tab_visuals: { 'pt-BR': 'Visual', 'en-US': 'Visuals', 'es-ES': 'Visual' },
  tab_redirection: { 'pt-BR': 'Redirecionamento', 'en-US': 'Redirection', 'es-ES': 'Redirección' },
  tab_banners: { 'pt-BR': 'Banners', 'en-US': 'Banners', 'es-ES': 'Banners' },
  stateDraft: { 'pt-BR': 'Rascunho', 'en-US': 'Draft', 'es-ES': 'Borrador' },
  statePublished: { 'pt-BR': 'Publicado', 'en-US': 'Published', 'es-ES': 'Publicado' },
  stateNever: {
    'pt-BR': 'Nunca publicado: as ofertas usam o visual padrão.',
    'en-US': 'Never published: offers use the plain look.',
    'es-ES': 'Nunca publicado: las ofertas usan el aspecto básico.',
  },
  stateLive: {
    'pt-BR': 'No ar: versão {number}, desde {at}, em {offers, plural, one {# oferta} other {# ofertas}}.',
    'en-US': 'Live: version {number}, since {at}, in {offers, plural, one {# offer} other {# offers}}.',
    'es-ES': 'En línea: versión {number}, desde {at}, en {offers, plural, one {# oferta} other {# ofertas}}.',
  },
  stateLiveFirst: {
    'pt-BR': 'No ar: versão {number}, em {offers, plural, one {# oferta} other {# ofertas}}.',
    'en-US': 'Live: version {number}, in {offers, plural, one {# offer} other {# offers}}.',
    'es-ES': 'En línea: versión {number}, en {offers, plural, one {# oferta} other {# ofertas}}.',
  },
  savedAt: {
    'pt-BR': 'Rascunho salvo em {at}.',
    'en-US': 'Draft saved on {at}.',
    'es-ES': 'Borrador guardado el {at}.',
  },
  versions: { 'pt-BR': 'Versões', 'en-US': 'Versions', 'es-ES': 'Versiones' },
  openPreview: { 'pt-BR': 'Abrir prévia', 'en-US': 'Open preview', 'es-ES': 'Abrir vista previa' },
  publish: { 'pt-BR': 'Publicar…', 'en-US': 'Publish…', 'es-ES': 'Publicar…' },
  rename: { 'pt-BR': 'Mudar o nome', 'en-US': 'Change the name', 'es-ES': 'Cambiar el nombre' },
  renameLabel: {
    'pt-BR': 'Nome do checkout (só você vê)',
    'en-US': 'Name of the checkout (only you see it)',
    'es-ES': 'Nombre del checkout (solo lo ve usted)',
  },
  renameSave: { 'pt-BR': 'Salvar nome', 'en-US': 'Save the name', 'es-ES': 'Guardar nombre' },
  discard: { 'pt-BR': 'Descartar rascunho', 'en-US': 'Discard draft', 'es-ES': 'Descartar borrador' },
  saveDraft: { 'pt-BR': 'Salvar rascunho', 'en-US': 'Save draft', 'es-ES': 'Guardar borrador' },
  published: {
    'pt-BR': 'Publicado. Os compradores já veem esta versão.',
    'en-US': 'Published. Buyers see this version now.',
    'es-ES': 'Publicado. Los compradores ya ven esta versión.',
  },
  preview: { 'pt-BR': 'Prévia', 'en-US': 'Preview', 'es-ES': 'Vista previa' },
  previewPhone: { 'pt-BR': 'Celular', 'en-US': 'Phone', 'es-ES': 'Móvil' },
  previewDesktop: { 'pt-BR': 'Computador', 'en-US': 'Desktop', 'es-ES': 'Ordenador' },
  previewPhoneTitle: {
    'pt-BR': 'Prévia do checkout no celular',
    'en-US': 'Preview of the checkout on a phone',
    'es-ES': 'Vista previa del checkout en el móvil',
  },
  previewDesktopTitle: {
    'pt-BR': 'Prévia do checkout no computador',
    'en-US': 'Preview of the checkout on a desktop',
    'es-ES': 'Vista previa del checkout en el ordenador',
  },
  previewText: {
    'pt-BR':
      'A prévia é a página real, sem botões ativos. Com JavaScript, ela acompanha o que você digita; nada é salvo até você salvar.',
    'en-US':
      'The preview is the real page with its buttons switched off. With JavaScript it follows what you type; nothing is saved until you save.',
    'es-ES':
      'La vista previa es la página real con los botones desactivados. Con JavaScript sigue lo que escribe; nada se guarda hasta que guarde.',
  },
  weight: { 'pt-BR': 'Peso da página', 'en-US': 'Weight of the page', 'es-ES': 'Peso de la página' },
  weightOf: {
    'pt-BR': '{total} KB de {budget} KB',
    'en-US': '{total} KB of {budget} KB',
    'es-ES': '{total} KB de {budget} KB',
  },
  weightParts: {
    'pt-BR': 'Página {page} KB · imagens {images} KB',
    'en-US': 'Page {page} KB · pictures {images} KB',
    'es-ES': 'Página {page} KB · imágenes {images} KB',
  },
  weightElsewhere: {
    'pt-BR':
      '{count, plural, one {# imagem de outro site não foi medida.} other {# imagens de outros sites não foram medidas.}}',
    'en-US':
      '{count, plural, one {# picture of another site was not measured.} other {# pictures of other sites were not measured.}}',
    'es-ES':
      '{count, plural, one {# imagen de otro sitio no se midió.} other {# imágenes de otros sitios no se midieron.}}',
  },
  weightHeavy: {
    'pt-BR': 'Acima do limite: a página demora a abrir no celular. Use imagens menores.',
    'en-US': 'Over the limit: the page opens slowly on phones. Use smaller pictures.',
    'es-ES': 'Por encima del límite: la página tarda en abrir en el móvil. Use imágenes más pequeñas.',
  },
  weightScript: {
    'pt-BR': 'A medição precisa de JavaScript.',
    'en-US': 'Measuring needs JavaScript.',
    'es-ES': 'La medición necesita JavaScript.',
  },
  weightMeasuring: { 'pt-BR': 'Medindo…', 'en-US': 'Measuring…', 'es-ES': 'Midiendo…' },
  publishTitle: { 'pt-BR': 'Publicar checkout', 'en-US': 'Publish checkout', 'es-ES': 'Publicar checkout' },
  publishText: {
    'pt-BR':
      'Os compradores veem a nova versão em um segundo. Quem já está com a página aberta termina a compra na versão que abriu.',
    'en-US':
      'Buyers see the new version within a second. Whoever has the page open finishes the purchase on the version they opened.',
    'es-ES':
      'Los compradores ven la nueva versión en un segundo. Quien ya tiene la página abierta termina la compra en la versión que abrió.',
  },
  publishUndo: {
    'pt-BR': 'Você pode voltar a uma versão anterior a qualquer momento.',
    'en-US': 'You can go back to a former version at any time.',
    'es-ES': 'Puede volver a una versión anterior en cualquier momento.',
  },
  publishFirst: {
    'pt-BR': 'Esta é a primeira publicação. Depois, escolha em quais ofertas este checkout aparece.',
    'en-US': 'This is the first publication. Then choose the offers that show this checkout.',
    'es-ES': 'Esta es la primera publicación. Después, elija en qué ofertas aparece este checkout.',
  },
  publishNothing: {
    'pt-BR': 'Não há mudanças para publicar.',
    'en-US': 'There are no changes to publish.',
    'es-ES': 'No hay cambios para publicar.',
  },
  publishChanges: { 'pt-BR': 'Muda ao publicar', 'en-US': 'What changes', 'es-ES': 'Cambia al publicar' },
  publishNow: { 'pt-BR': 'Publicar agora', 'en-US': 'Publish now', 'es-ES': 'Publicar ahora' },
  backToEditor: { 'pt-BR': 'Voltar ao editor', 'en-US': 'Back to the editor', 'es-ES': 'Volver al editor' },
  becomes: { 'pt-BR': 'passa a', 'en-US': 'becomes', 'es-ES': 'pasa a' },
  versionsTitle: {
    'pt-BR': 'Versões do checkout',
    'en-US': 'Versions of the checkout',
    'es-ES': 'Versiones del checkout',
  },
  versionsText: {
    'pt-BR': 'Restaurar põe a versão no rascunho. Nada muda para os compradores até publicar.',
    'en-US': 'Restoring makes a version the draft. Nothing changes for buyers until you publish.',
    'es-ES': 'Restaurar pone la versión en el borrador. Nada cambia para los compradores hasta publicar.',
  },
  versionsNone: {
    'pt-BR': 'Nenhuma publicação ainda.',
    'en-US': 'No publication yet.',
    'es-ES': 'Ninguna publicación todavía.',
  },
  versionNumber: { 'pt-BR': 'Versão {number}', 'en-US': 'Version {number}', 'es-ES': 'Versión {number}' },
  versionLive: { 'pt-BR': 'No ar', 'en-US': 'Live', 'es-ES': 'En línea' },
  look: { 'pt-BR': 'Ver', 'en-US': 'Look', 'es-ES': 'Ver' },
  restore: { 'pt-BR': 'Restaurar', 'en-US': 'Restore', 'es-ES': 'Restaurar' },
});
