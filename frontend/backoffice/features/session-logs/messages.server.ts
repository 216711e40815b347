import { defineMessages } from '@guiche/i18n';

/** What a master can do about a sign-in. */
export const sessionLogMessages = defineMessages({
  endTitle: { 'pt-BR': 'Encerrar sessão', 'en-US': 'End the session', 'es-ES': 'Cerrar sesión' },
  endText: {
    'pt-BR': 'A pessoa precisa entrar de novo. O motivo fica no registro de auditoria.',
    'en-US': 'The person has to sign in again. The reason is kept in the audit log.',
    'es-ES': 'La persona debe entrar de nuevo. El motivo queda en el registro de auditoría.',
  },
  endOne: { 'pt-BR': 'Encerrar esta sessão', 'en-US': 'End this session', 'es-ES': 'Cerrar esta sesión' },
  endAll: {
    'pt-BR': 'Encerrar todas as sessões da pessoa',
    'en-US': 'End all sessions of the person',
    'es-ES': 'Cerrar todas las sesiones de la persona',
  },
  blockNetwork: {
    'pt-BR': 'Bloquear esta rede',
    'en-US': 'Block this network',
    'es-ES': 'Bloquear esta red',
  },
  reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
});
