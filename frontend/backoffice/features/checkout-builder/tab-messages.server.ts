import { defineMessages } from '@guiche/i18n';

/** The tabs of the account, of redirections and of banners. */
export const tabMessages = defineMessages({
  field_sellerName: { 'pt-BR': 'Nome mostrado', 'en-US': 'Name shown', 'es-ES': 'Nombre mostrado' },
  sellerNameHint: {
    'pt-BR': 'No alto da página, quando não há logotipo. Vazio: o nome da plataforma.',
    'en-US': 'At the top of the page where there is no logo. Empty: the name of the platform.',
    'es-ES': 'En lo alto de la página, si no hay logotipo. Vacío: el nombre de la plataforma.',
  },
  field_supportEmail: {
    'pt-BR': 'E-mail de suporte',
    'en-US': 'Support e-mail',
    'es-ES': 'Correo de soporte',
  },
  field_supportPhone: {
    'pt-BR': 'Telefone de suporte',
    'en-US': 'Support phone',
    'es-ES': 'Teléfono de soporte',
  },
  supportHint: {
    'pt-BR': 'Vazio: o contato do produto.',
    'en-US': 'Empty: the contact of the product.',
    'es-ES': 'Vacío: el contacto del producto.',
  },
  field_legalText: { 'pt-BR': 'Texto no rodapé', 'en-US': 'Text in the footer', 'es-ES': 'Texto del pie' },
  legalHint: {
    'pt-BR': 'Além do que a lei exige: seu nome, documento e o direito de arrependimento já aparecem.',
    'en-US':
      'Beside what the law requires: your name, document and the right of withdrawal are always shown.',
    'es-ES': 'Además de lo que exige la ley: su nombre, documento y el derecho de desistimiento ya aparecen.',
  },
  field_locale: { 'pt-BR': 'Idioma', 'en-US': 'Language', 'es-ES': 'Idioma' },
  localeHint: {
    'pt-BR': 'Para quem lê em um idioma que a página não tem.',
    'en-US': 'For readers of a language that the page does not have.',
    'es-ES': 'Para quien lee en un idioma que la página no tiene.',
  },
  locale_none: {
    'pt-BR': 'O da plataforma',
    'en-US': 'That of the platform',
    'es-ES': 'El de la plataforma',
  },
  'locale_pt-BR': { 'pt-BR': 'Português', 'en-US': 'Portuguese', 'es-ES': 'Portugués' },
  'locale_en-US': { 'pt-BR': 'Inglês', 'en-US': 'English', 'es-ES': 'Inglés' },
  'locale_es-ES': { 'pt-BR': 'Espanhol', 'en-US': 'Spanish', 'es-ES': 'Español' },
  field_backRedirect: { 'pt-BR': 'Ao voltar', 'en-US': 'On "back"', 'es-ES': 'Al volver' },
  backHint: {
    'pt-BR': 'Para onde vai quem aperta "voltar" no navegador. Endereço https.',
    'en-US': 'Where somebody goes who presses "back" in the browser. An https address.',
    'es-ES': 'Adónde va quien pulsa "atrás" en el navegador. Dirección https.',
  },
  thankYou: { 'pt-BR': 'Depois do pagamento', 'en-US': 'After payment', 'es-ES': 'Después del pago' },
  thankYouText: {
    'pt-BR': 'Um botão "Continuar" aparece na página do pagamento aprovado.',
    'en-US': 'A button "Continue" appears on the page of the approved payment.',
    'es-ES': 'Un botón "Continuar" aparece en la página del pago aprobado.',
  },
  field_thankYouPixUrl: { 'pt-BR': 'Pix', 'en-US': 'Pix', 'es-ES': 'Pix' },
  field_thankYouCardUrl: {
    'pt-BR': 'Cartão de crédito',
    'en-US': 'Credit card',
    'es-ES': 'Tarjeta de crédito',
  },
  field_thankYouBilletUrl: { 'pt-BR': 'Boleto', 'en-US': 'Boleto', 'es-ES': 'Boleto' },
  bannerTop: { 'pt-BR': 'Faixa do topo', 'en-US': 'Top banner', 'es-ES': 'Franja superior' },
  field_enabledBannerText: {
    'pt-BR': 'Mostrar a faixa',
    'en-US': 'Show the banner',
    'es-ES': 'Mostrar la franja',
  },
  field_bannerText: {
    'pt-BR': 'Texto da faixa',
    'en-US': 'Text of the banner',
    'es-ES': 'Texto de la franja',
  },
  field_bannerTextColor: {
    'pt-BR': 'Cor do texto',
    'en-US': 'Colour of the text',
    'es-ES': 'Color del texto',
  },
  field_bannerTextBackgroundColor: {
    'pt-BR': 'Cor do fundo',
    'en-US': 'Colour of the background',
    'es-ES': 'Color del fondo',
  },
  bannerColourHint: {
    'pt-BR': 'Como #123a6b. Vazio: a cor padrão.',
    'en-US': 'As in #123a6b. Empty: the usual colour.',
    'es-ES': 'Como #123a6b. Vacío: el color habitual.',
  },
  countdown: { 'pt-BR': 'Contagem regressiva', 'en-US': 'Countdown', 'es-ES': 'Cuenta atrás' },
  field_isCountdownShown: {
    'pt-BR': 'Mostrar a contagem',
    'en-US': 'Show the countdown',
    'es-ES': 'Mostrar la cuenta atrás',
  },
  field_countdownMinutes: { 'pt-BR': 'Duração', 'en-US': 'Length', 'es-ES': 'Duración' },
  minutes: { 'pt-BR': 'min', 'en-US': 'min', 'es-ES': 'min' },
  countdownHint: {
    'pt-BR': 'Começa na primeira visita e não recomeça ao recarregar.',
    'en-US': 'Begins with the first visit and does not begin again on a reload.',
    'es-ES': 'Empieza en la primera visita y no se reinicia al recargar.',
  },
  field_countdownEndText: {
    'pt-BR': 'Texto ao terminar',
    'en-US': 'Text at the end',
    'es-ES': 'Texto al terminar',
  },
  chat: { 'pt-BR': 'Botão de conversa', 'en-US': 'Chat button', 'es-ES': 'Botón de chat' },
  field_chatPhone: { 'pt-BR': 'WhatsApp', 'en-US': 'WhatsApp', 'es-ES': 'WhatsApp' },
  chatHint: { 'pt-BR': 'Vazio: sem botão.', 'en-US': 'Empty: no button.', 'es-ES': 'Vacío: sin botón.' },
  field_chatMessage: { 'pt-BR': 'Mensagem inicial', 'en-US': 'First message', 'es-ES': 'Mensaje inicial' },
  chatMessageHint: {
    'pt-BR': 'Vazio: uma frase com o nome do produto.',
    'en-US': 'Empty: a sentence with the name of the product.',
    'es-ES': 'Vacío: una frase con el nombre del producto.',
  },
  exitBanner: { 'pt-BR': 'Aviso de saída', 'en-US': 'Exit banner', 'es-ES': 'Aviso de salida' },
  field_exitBannerText: {
    'pt-BR': 'Texto para quem vai sair',
    'en-US': 'Text for who is leaving',
    'es-ES': 'Texto para quien va a salir',
  },
  exitBannerHint: {
    'pt-BR':
      'Aparece uma vez no alto da página, quando o mouse sai por cima da janela ou quando a pessoa volta de outra aba ou aplicativo. Usa as cores da faixa e não aparece na prévia. Vazio: sem aviso.',
    'en-US':
      'Shown once at the top of the page, when the pointer leaves over the top of the window or when the buyer returns from another tab or app. It has the colours of the top banner and is not in the preview. Empty: none.',
    'es-ES':
      'Aparece una vez en lo alto de la página, cuando el puntero sale por arriba de la ventana o cuando la persona vuelve de otra pestaña o aplicación. Usa los colores de la franja y no aparece en la vista previa. Vacío: sin aviso.',
  },
  field_expiredLinkUrl: {
    'pt-BR': 'Link direto vencido ou esgotado',
    'en-US': 'Direct link that is over or used up',
    'es-ES': 'Enlace directo vencido o agotado',
  },
  expiredLinkHint: {
    'pt-BR':
      'Para onde vai quem abre um link direto de uma oferta com este checkout, quando o link não vale mais. Endereço https. Vazio: uma página que diz isso.',
    'en-US':
      'Where somebody goes who opens a direct link of an offer with this checkout once the link is no longer valid. An https address. Empty: a page that says so.',
    'es-ES':
      'Adónde va quien abre un enlace directo de una oferta con este checkout cuando el enlace ya no vale. Dirección https. Vacío: una página que lo dice.',
  },
  on: { 'pt-BR': 'sim', 'en-US': 'yes', 'es-ES': 'sí' },
  off: { 'pt-BR': 'não', 'en-US': 'no', 'es-ES': 'no' },
});
