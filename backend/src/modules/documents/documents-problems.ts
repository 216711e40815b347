import { problems } from '../../runtime/errors/index.js';

export const documentsProblem = problems({
  taxIdMissing: {
    status: 409,
    'pt-BR': 'Informe o seu CPF ou CNPJ no perfil antes de enviar documentos.',
    'en-US': 'Enter your CPF or CNPJ in your profile before you send documents.',
    'es-ES': 'Indique su CPF o CNPJ en el perfil antes de enviar documentos.',
  },
  documentApproved: {
    status: 409,
    'pt-BR': 'Este documento já foi aprovado. Para trocá-lo, fale com o suporte.',
    'en-US': 'This document has been approved. To replace it, contact support.',
    'es-ES': 'Este documento ya fue aprobado. Para cambiarlo, hable con el soporte.',
  },
  documentDecided: {
    status: 409,
    'pt-BR': 'Este documento já foi decidido ou substituído.',
    'en-US': 'This document has been decided or replaced.',
    'es-ES': 'Este documento ya fue decidido o sustituido.',
  },
  documentSentTooOften: {
    status: 429,
    'pt-BR': 'Você enviou este documento vezes demais. Tente de novo amanhã.',
    'en-US': 'You sent this document too often. Try again tomorrow.',
    'es-ES': 'Envió este documento demasiadas veces. Inténtelo mañana.',
  },
});

/** What to say beside a field of the decision. */
export const DECISION_TEXTS = {
  answers: {
    'pt-BR': 'Responda sim a todas as perguntas para aprovar.',
    'en-US': 'Answer every question with yes to approve.',
    'es-ES': 'Responda sí a todas las preguntas para aprobar.',
  },
  reason: { 'pt-BR': 'Escolha um motivo.', 'en-US': 'Choose a reason.', 'es-ES': 'Elija un motivo.' },
  note: {
    'pt-BR': 'Explique o motivo ao vendedor.',
    'en-US': 'Explain the reason to the seller.',
    'es-ES': 'Explique el motivo al vendedor.',
  },
} as const;
