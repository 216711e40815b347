import { defineMessages } from '@guiche/i18n';

/** The words of the list of blocked networks. */
export const blockedNetworksListMessages = defineMessages({
  title: { 'pt-BR': 'Redes bloqueadas', 'en-US': 'Blocked networks', 'es-ES': 'Redes bloqueadas' },
  create: { 'pt-BR': 'Bloquear rede', 'en-US': 'Block a network', 'es-ES': 'Bloquear red' },
  empty: {
    'pt-BR': 'Nenhuma rede bloqueada: todos podem entrar de qualquer lugar.',
    'en-US': 'No network is blocked: everybody can sign in from anywhere.',
    'es-ES': 'Ninguna red bloqueada: todos pueden entrar desde cualquier lugar.',
  },
  column_network: { 'pt-BR': 'Rede', 'en-US': 'Network', 'es-ES': 'Red' },
  column_reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  column_createdBy: { 'pt-BR': 'Quem bloqueou', 'en-US': 'Blocked by', 'es-ES': 'Quién bloqueó' },
  column_created: { 'pt-BR': 'Bloqueada em', 'en-US': 'Blocked', 'es-ES': 'Bloqueada el' },
  column_expires: { 'pt-BR': 'Termina sozinha em', 'en-US': 'Ends by itself', 'es-ES': 'Termina sola el' },
  column_ended: { 'pt-BR': 'Desbloqueada em', 'en-US': 'Unblocked', 'es-ES': 'Desbloqueada el' },
});
