import { defineMessages } from '@guiche/i18n';

/** Texts of the seller's parts: feedback, countdown, chat, tracking. */
export const sellerMessages = defineMessages({
  feedbacks: {
    'pt-BR': 'Quem comprou recomenda',
    'en-US': 'What buyers say',
    'es-ES': 'Lo que dicen los compradores',
  },
  stars: {
    'pt-BR': '{stars} de {most} estrelas',
    'en-US': '{stars} of {most} stars',
    'es-ES': '{stars} de {most} estrellas',
  },
  countdown: {
    'pt-BR': 'Esta oferta termina em',
    'en-US': 'This offer ends in',
    'es-ES': 'Esta oferta termina en',
  },
  chat: {
    'pt-BR': 'Falar com o vendedor',
    'en-US': 'Talk to the seller',
    'es-ES': 'Hablar con el vendedor',
  },
  chatMessage: {
    'pt-BR': 'Olá! Estou comprando {product} e tenho uma dúvida.',
    'en-US': 'Hello! I am buying {product} and have a question.',
    'es-ES': '¡Hola! Estoy comprando {product} y tengo una duda.',
  },
  exitClose: { 'pt-BR': 'Fechar', 'en-US': 'Close', 'es-ES': 'Cerrar' },
  trackingTitle: {
    'pt-BR': 'Rastreamento',
    'en-US': 'Tracking',
    'es-ES': 'Seguimiento',
  },
  trackingAsked: {
    'pt-BR': 'Podemos usar cookies para medir anúncios? Você pode comprar mesmo se recusar.',
    'en-US':
      'The seller would like to measure visits with advertising tools. You decide, and can buy either way.',
    'es-ES':
      'El vendedor quiere medir visitas con herramientas de anuncios. Tú decides, y puedes comprar igualmente.',
  },
  trackingAccept: {
    'pt-BR': 'Permitir',
    'en-US': 'Allow',
    'es-ES': 'Permitir',
  },
  trackingRefuse: {
    'pt-BR': 'Recusar',
    'en-US': 'Refuse',
    'es-ES': 'Rechazar',
  },
});
