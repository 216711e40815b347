import type { LegalTexts } from '../text-keys';

export const legal: LegalTexts = {
  soldBy: 'Vendido por {name}',
  poweredBy: 'Pago procesado por {platform}',
  terms: 'Términos de uso',
  privacy: 'Política de privacidad',
  guarantee: 'Garantía de {days} días: si no te gusta, pide que te devuelvan el dinero.',
  regret:
    'Derecho de desistimiento: puedes cancelar la compra en un plazo de 7 días desde que la recibes y recuperar tu dinero (art. 49 del Código de Defensa del Consumidor de Brasil).',
  legalTitle: 'Información sobre la venta',
  supportTitle: '¿Necesitas ayuda?',
  supportText: 'Habla con {name}:',
};
