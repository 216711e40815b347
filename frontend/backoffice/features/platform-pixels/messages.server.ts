import { defineMessages } from '@guiche/i18n';

/** The pages of one tracking id and of a new one. */
export const pixelMessages = defineMessages({
  backToPixels: {
    'pt-BR': 'Voltar aos pixels',
    'en-US': 'Back to the pixels',
    'es-ES': 'Volver a los píxeles',
  },
  newTitle: { 'pt-BR': 'Adicionar pixel', 'en-US': 'Add a pixel', 'es-ES': 'Agregar píxel' },
  newText: {
    'pt-BR': 'Carrega em todos os checkouts da plataforma, ao lado dos pixels de cada produto.',
    'en-US': 'Loads at every checkout of the platform, beside the pixels of each product.',
    'es-ES': 'Carga en todos los checkouts de la plataforma, junto a los píxeles de cada producto.',
  },
  type: { 'pt-BR': 'Rede', 'en-US': 'Network', 'es-ES': 'Red' },
  type_FACEBOOK: { 'pt-BR': 'Facebook', 'en-US': 'Facebook', 'es-ES': 'Facebook' },
  type_GOOGLE_ADS: { 'pt-BR': 'Google Ads', 'en-US': 'Google Ads', 'es-ES': 'Google Ads' },
  type_GOOGLE_ANALYTICS: {
    'pt-BR': 'Google Analytics',
    'en-US': 'Google Analytics',
    'es-ES': 'Google Analytics',
  },
  type_TIKTOK: { 'pt-BR': 'TikTok', 'en-US': 'TikTok', 'es-ES': 'TikTok' },
  type_KWAI: { 'pt-BR': 'Kwai', 'en-US': 'Kwai', 'es-ES': 'Kwai' },
  pixelId: { 'pt-BR': 'Código do pixel', 'en-US': 'Id of the pixel', 'es-ES': 'Código del píxel' },
  pixelIdHint: {
    'pt-BR': 'Só letras, números, hífen e sublinhado.',
    'en-US': 'Letters, digits, hyphens and underscores only.',
    'es-ES': 'Solo letras, números, guion y guion bajo.',
  },
  label: { 'pt-BR': 'Nome', 'en-US': 'Label', 'es-ES': 'Nombre' },
  token: { 'pt-BR': 'Token do servidor', 'en-US': 'Server token', 'es-ES': 'Token del servidor' },
  tokenHint: {
    'pt-BR': 'Para eventos enviados pelo servidor. Nunca mais é mostrado.',
    'en-US': 'For events that the server sends. It is never shown again.',
    'es-ES': 'Para eventos que envía el servidor. No se vuelve a mostrar.',
  },
  tokenKept: {
    'pt-BR': 'Deixe vazio para manter o atual.',
    'en-US': 'Leave empty to keep the present one.',
    'es-ES': 'Deje vacío para mantener el actual.',
  },
  isActive: {
    'pt-BR': 'Carregar nos checkouts',
    'en-US': 'Load at checkouts',
    'es-ES': 'Cargar en los checkouts',
  },
  needsConsent: {
    'pt-BR': 'Pedir o consentimento do comprador antes de qualquer pixel',
    'en-US': 'Ask the buyer for consent before any pixel',
    'es-ES': 'Pedir el consentimiento del comprador antes de cualquier píxel',
  },
  add: { 'pt-BR': 'Adicionar', 'en-US': 'Add', 'es-ES': 'Agregar' },
  change: { 'pt-BR': 'Alterar', 'en-US': 'Change', 'es-ES': 'Cambiar' },
  testTitle: { 'pt-BR': 'Evento de teste', 'en-US': 'Test event', 'es-ES': 'Evento de prueba' },
  testText: {
    'pt-BR':
      'Envia uma visita de página, marcada como teste e sem dados de pessoas, do servidor para a rede.',
    'en-US': 'Sends a page view from the server to the network, marked as a test and without personal data.',
    'es-ES': 'Envía una visita de página del servidor a la red, marcada como prueba y sin datos personales.',
  },
  test: { 'pt-BR': 'Enviar evento', 'en-US': 'Send the event', 'es-ES': 'Enviar evento' },
  accepted: {
    'pt-BR': 'A rede aceitou ({status}).',
    'en-US': 'The network accepted it ({status}).',
    'es-ES': 'La red lo aceptó ({status}).',
  },
  refused: {
    'pt-BR': 'A rede recusou ({status}).',
    'en-US': 'The network refused it ({status}).',
    'es-ES': 'La red lo rechazó ({status}).',
  },
  removeToken: { 'pt-BR': 'Remover token', 'en-US': 'Remove the token', 'es-ES': 'Quitar token' },
  firesTitle: { 'pt-BR': 'Onde dispara', 'en-US': 'Where it fires', 'es-ES': 'Dónde se dispara' },
  firesWhere: {
    'pt-BR': 'Nos checkouts de todos os vendedores, no navegador do comprador:',
    'en-US': 'At the checkouts of all sellers, in the browser of the buyer:',
    'es-ES': 'En los checkouts de todos los vendedores, en el navegador del comprador:',
  },
  firesNowhere: {
    'pt-BR': 'Desligado: não dispara. Ligado, nos checkouts de todos os vendedores:',
    'en-US': 'Off: it does not fire. When it is on, at the checkouts of all sellers:',
    'es-ES': 'Apagado: no se dispara. Encendido, en los checkouts de todos los vendedores:',
  },
  firesView: {
    'pt-BR': 'Visita e início (PageView, InitiateCheckout): o checkout foi aberto',
    'en-US': 'Visit and start (PageView, InitiateCheckout): the checkout was opened',
    'es-ES': 'Visita e inicio (PageView, InitiateCheckout): se abrió el checkout',
  },
  firesNot: {
    'pt-BR': 'Pagamentos e compras são contados só pelos pixels de cada produto.',
    'en-US': 'Payments and purchases are told to the pixels of each product only.',
    'es-ES': 'Los pagos y las compras se cuentan solo en los píxeles de cada producto.',
  },
  removePixel: { 'pt-BR': 'Remover pixel', 'en-US': 'Remove the pixel', 'es-ES': 'Quitar píxel' },
});
