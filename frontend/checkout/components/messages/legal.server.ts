import { defineMessages } from '@guiche/i18n';

/** The parties of a sale and the rights of the buyer, on the checkout and on the payment page. */
export const legalMessages = defineMessages({
  soldBy: {
    'pt-BR': 'Vendido por {name}',
    'en-US': 'Sold by {name}',
    'es-ES': 'Vendido por {name}',
  },
  poweredBy: {
    'pt-BR': 'Pagamento processado por {platform}',
    'en-US': 'Payment processed by {platform}',
    'es-ES': 'Pago procesado por {platform}',
  },
  terms: {
    'pt-BR': 'Termos de uso',
    'en-US': 'Terms of use',
    'es-ES': 'Términos de uso',
  },
  privacy: {
    'pt-BR': 'Política de privacidade',
    'en-US': 'Privacy policy',
    'es-ES': 'Política de privacidad',
  },
  guarantee: {
    'pt-BR':
      'Garantia de {days, plural, one {# dia} other {# dias}}: se não gostar, peça seu dinheiro de volta.',
    'en-US': '{days}-day guarantee: if you do not like it, ask for your money back.',
    'es-ES':
      'Garantía de {days, plural, one {# día} other {# días}}: si no te gusta, pide que te devuelvan el dinero.',
  },
  regret: {
    'pt-BR':
      'Direito de arrependimento: você pode desistir da compra em até 7 dias a partir do recebimento e ter o valor de volta (art. 49 do Código de Defesa do Consumidor).',
    'en-US':
      'Right of withdrawal: you may cancel the purchase within 7 days of receiving it and get your money back (article 49 of the Brazilian Consumer Code).',
    'es-ES':
      'Derecho de desistimiento: puedes cancelar la compra en un plazo de 7 días desde que la recibes y recuperar tu dinero (art. 49 del Código de Defensa del Consumidor de Brasil).',
  },
  legalTitle: {
    'pt-BR': 'Informações sobre a venda',
    'en-US': 'About this sale',
    'es-ES': 'Información sobre la venta',
  },
  supportTitle: {
    'pt-BR': 'Precisa de ajuda?',
    'en-US': 'Need help?',
    'es-ES': '¿Necesitas ayuda?',
  },
  supportText: {
    'pt-BR': 'Fale com {name}:',
    'en-US': 'Contact {name}:',
    'es-ES': 'Habla con {name}:',
  },
});
