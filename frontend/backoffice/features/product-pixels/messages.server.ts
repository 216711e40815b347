import { defineMessages } from '@guiche/i18n';

/** The pages of the pixels of a product. */
export const productPixelMessages = defineMessages({
  pixelsNone: {
    'pt-BR':
      'Nenhum pixel. Cadastre os códigos das redes onde você anuncia: o checkout informa visitas e compras a elas.',
    'en-US':
      'No pixel. Enter the ids of the networks where you advertise: the checkout tells them of visits and purchases.',
    'es-ES':
      'Ningún píxel. Registre los códigos de las redes donde anuncia: el checkout les informa visitas y compras.',
  },
  pixelsText: {
    'pt-BR': 'Carregados em todos os checkouts deste produto. Nenhum recebe dados do comprador.',
    'en-US': 'Loaded at every checkout of this product. None receives data of the buyer.',
    'es-ES': 'Se cargan en todos los checkouts de este producto. Ninguno recibe datos del comprador.',
  },
  backToPixels: { 'pt-BR': 'Todos os pixels', 'en-US': 'All pixels', 'es-ES': 'Todos los píxeles' },
  pixelNew: { 'pt-BR': 'Adicionar pixel', 'en-US': 'Add a pixel', 'es-ES': 'Agregar píxel' },
  pixelAdd: { 'pt-BR': 'Adicionar', 'en-US': 'Add', 'es-ES': 'Agregar' },
  pixelOn: { 'pt-BR': 'Ligado', 'en-US': 'On', 'es-ES': 'Activado' },
  pixelOff: { 'pt-BR': 'Desligado', 'en-US': 'Off', 'es-ES': 'Desactivado' },
  pixelTellsNothing: {
    'pt-BR': 'Nenhum evento escolhido',
    'en-US': 'No event chosen',
    'es-ES': 'Ningún evento elegido',
  },
  pixel_type: { 'pt-BR': 'Rede', 'en-US': 'Network', 'es-ES': 'Red' },
  pixel_FACEBOOK: { 'pt-BR': 'Facebook', 'en-US': 'Facebook', 'es-ES': 'Facebook' },
  pixel_GOOGLE_ADS: { 'pt-BR': 'Google Ads', 'en-US': 'Google Ads', 'es-ES': 'Google Ads' },
  pixel_GOOGLE_ANALYTICS: {
    'pt-BR': 'Google Analytics',
    'en-US': 'Google Analytics',
    'es-ES': 'Google Analytics',
  },
  pixel_TIKTOK: { 'pt-BR': 'TikTok', 'en-US': 'TikTok', 'es-ES': 'TikTok' },
  pixel_KWAI: { 'pt-BR': 'Kwai', 'en-US': 'Kwai', 'es-ES': 'Kwai' },
  pixel_pixelId: { 'pt-BR': 'Código do pixel', 'en-US': 'Id of the pixel', 'es-ES': 'Código del píxel' },
  pixelIdHint: {
    'pt-BR': 'Só letras, números, hífen e sublinhado.',
    'en-US': 'Letters, digits, hyphens and underscores only.',
    'es-ES': 'Solo letras, números, guion y guion bajo.',
  },
  pixel_label: { 'pt-BR': 'Rótulo', 'en-US': 'Label', 'es-ES': 'Etiqueta' },
  pixelLabelHint: {
    'pt-BR': 'No Google Ads, o rótulo da conversão. Nas outras redes, um nome para você.',
    'en-US': 'At Google Ads, the label of the conversion. Elsewhere, a name for you.',
    'es-ES': 'En Google Ads, la etiqueta de la conversión. En las otras redes, un nombre para usted.',
  },
  pixel_token: { 'pt-BR': 'Token do servidor', 'en-US': 'Server token', 'es-ES': 'Token del servidor' },
  pixelTokenHint: {
    'pt-BR': 'Para o evento de teste. Nunca mais é mostrado.',
    'en-US': 'For the test event. It is never shown again.',
    'es-ES': 'Para el evento de prueba. No se vuelve a mostrar.',
  },
  pixelTokenKept: {
    'pt-BR': 'Deixe vazio para manter o atual.',
    'en-US': 'Leave empty to keep the present one.',
    'es-ES': 'Deje vacío para mantener el actual.',
  },
  pixelEvents: {
    'pt-BR': 'Eventos enviados',
    'en-US': 'Events that are sent',
    'es-ES': 'Eventos enviados',
  },
  pixel_sendsPageView: {
    'pt-BR': 'Visita da página',
    'en-US': 'View of the page',
    'es-ES': 'Visita de la página',
  },
  pixel_sendsInitiateCheckout: {
    'pt-BR': 'Checkout iniciado',
    'en-US': 'Checkout begun',
    'es-ES': 'Checkout iniciado',
  },
  pixel_sendsAddPaymentInfo: {
    'pt-BR': 'Dados de pagamento enviados',
    'en-US': 'Payment data sent',
    'es-ES': 'Datos de pago enviados',
  },
  pixel_sendsPurchase: { 'pt-BR': 'Compra', 'en-US': 'Purchase', 'es-ES': 'Compra' },
  pixel_purchaseOn: {
    'pt-BR': 'Enviar a compra',
    'en-US': 'Send the purchase',
    'es-ES': 'Enviar la compra',
  },
  pixel_APPROVED: {
    'pt-BR': 'Só quando for paga',
    'en-US': 'Only when it is paid',
    'es-ES': 'Solo cuando se pague',
  },
  pixel_GENERATED: {
    'pt-BR': 'Já quando o código PIX ou o boleto é gerado',
    'en-US': 'Already when the PIX code or the boleto is made',
    'es-ES': 'Ya cuando se genera el código PIX o el boleto',
  },
  pixel_valueSent: { 'pt-BR': 'Valor enviado', 'en-US': 'Value that is sent', 'es-ES': 'Valor enviado' },
  pixel_TOTAL: {
    'pt-BR': 'Total pago, com frete e adicionais',
    'en-US': 'All that is paid, with shipping and extras',
    'es-ES': 'Total pagado, con envío y adicionales',
  },
  pixel_PRODUCT: {
    'pt-BR': 'Preço da oferta',
    'en-US': 'Price of the offer',
    'es-ES': 'Precio de la oferta',
  },
  pixel_isActive: {
    'pt-BR': 'Carregar nos checkouts',
    'en-US': 'Load at checkouts',
    'es-ES': 'Cargar en los checkouts',
  },
  pixel_needsConsent: {
    'pt-BR': 'Pedir o consentimento do comprador antes de qualquer pixel',
    'en-US': 'Ask the buyer for consent before any pixel',
    'es-ES': 'Pedir el consentimiento del comprador antes de cualquier píxel',
  },
  pixelTestTitle: { 'pt-BR': 'Evento de teste', 'en-US': 'Test event', 'es-ES': 'Evento de prueba' },
  pixelTestText: {
    'pt-BR':
      'Envia uma visita de página, marcada como teste e sem dados de pessoas, do servidor para a rede. Precisa do token; Google Ads e Kwai não recebem eventos do servidor.',
    'en-US':
      'Sends a page view from the server to the network, marked as a test and without personal data. It needs the token; Google Ads and Kwai take no events from servers.',
    'es-ES':
      'Envía una visita de página del servidor a la red, marcada como prueba y sin datos personales. Necesita el token; Google Ads y Kwai no reciben eventos del servidor.',
  },
  pixelTest: { 'pt-BR': 'Enviar evento', 'en-US': 'Send the event', 'es-ES': 'Enviar evento' },
  pixelAccepted: {
    'pt-BR': 'A rede aceitou ({status}).',
    'en-US': 'The network accepted it ({status}).',
    'es-ES': 'La red lo aceptó ({status}).',
  },
  pixelRefused: {
    'pt-BR': 'A rede recusou ({status}).',
    'en-US': 'The network refused it ({status}).',
    'es-ES': 'La red lo rechazó ({status}).',
  },
  pixelRemove: { 'pt-BR': 'Remover pixel', 'en-US': 'Remove the pixel', 'es-ES': 'Quitar píxel' },
});
