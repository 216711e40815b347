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
  removePixel: { 'pt-BR': 'Remover pixel', 'en-US': 'Remove the pixel', 'es-ES': 'Quitar píxel' },
});
