import { defineMessages } from '@guiche/i18n';

/** What is known against the buyer of a sale. */
export const riskMessages = defineMessages({
  risk: { 'pt-BR': 'Risco', 'en-US': 'Risk', 'es-ES': 'Riesgo' },
  riskScore: { 'pt-BR': '{score} de 100', 'en-US': '{score} of 100', 'es-ES': '{score} de 100' },
  riskNone: {
    'pt-BR': 'Nada consta contra este comprador.',
    'en-US': 'Nothing is known against this buyer.',
    'es-ES': 'No consta nada contra este comprador.',
  },
  riskPoints: { 'pt-BR': '+{points}', 'en-US': '+{points}', 'es-ES': '+{points}' },
  risk_BLOCKED: {
    'pt-BR': 'Comprador bloqueado',
    'en-US': 'The buyer is blocked',
    'es-ES': 'Comprador bloqueado',
  },
  risk_CHARGEBACKS: {
    'pt-BR': 'Outras compras contestadas: {count}',
    'en-US': 'Other purchases charged back: {count}',
    'es-ES': 'Otras compras contracargadas: {count}',
  },
  risk_DECLINES: {
    'pt-BR': 'Tentativas recusadas nesta venda: {count}',
    'en-US': 'Declined attempts of this sale: {count}',
    'es-ES': 'Intentos rechazados en esta venta: {count}',
  },
  risk_REFUNDS: {
    'pt-BR': 'Outras compras reembolsadas: {count}',
    'en-US': 'Other purchases refunded: {count}',
    'es-ES': 'Otras compras reembolsadas: {count}',
  },
  risk_NO_DOCUMENT: {
    'pt-BR': 'Sem CPF ou CNPJ',
    'en-US': 'No document was given',
    'es-ES': 'Sin documento',
  },
  risk_LARGE_FIRST: {
    'pt-BR': 'Primeira compra, de valor alto',
    'en-US': 'A first purchase of a large amount',
    'es-ES': 'Primera compra, de valor alto',
  },
  blockedBy_EMAIL: {
    'pt-BR': 'E-mail bloqueado em {date}: {reason}',
    'en-US': 'E-mail address blocked on {date}: {reason}',
    'es-ES': 'Correo bloqueado el {date}: {reason}',
  },
  blockedBy_DOCUMENT: {
    'pt-BR': 'Documento bloqueado em {date}: {reason}',
    'en-US': 'Document blocked on {date}: {reason}',
    'es-ES': 'Documento bloqueado el {date}: {reason}',
  },
  blockBuyer: { 'pt-BR': 'Bloquear comprador', 'en-US': 'Block the buyer', 'es-ES': 'Bloquear comprador' },
  blockText: {
    'pt-BR':
      'O e-mail e o documento deixam de comprar em toda a plataforma. O que já foi comprado continua valendo.',
    'en-US':
      'The e-mail address and the document buy nothing more on the whole platform. What was bought stays valid.',
    'es-ES':
      'El correo y el documento dejan de comprar en toda la plataforma. Lo ya comprado sigue valiendo.',
  },
  liftBlock: {
    'pt-BR': 'Desbloquear comprador',
    'en-US': 'Lift the block',
    'es-ES': 'Desbloquear comprador',
  },
  blockReason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
});
