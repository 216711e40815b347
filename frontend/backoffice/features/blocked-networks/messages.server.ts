import { defineMessages } from '@guiche/i18n';

/** Blocking networks. */
export const blockedNetworkMessages = defineMessages({
  backToNetworks: { 'pt-BR': 'Redes bloqueadas', 'en-US': 'Blocked networks', 'es-ES': 'Redes bloqueadas' },
  newTitle: { 'pt-BR': 'Bloquear rede', 'en-US': 'Block a network', 'es-ES': 'Bloquear red' },
  newText: {
    'pt-BR':
      'Ninguém entra a partir dela, em nenhuma plataforma. Sessões abertas continuam: encerre-as nos acessos.',
    'en-US': 'Nobody signs in from it, on any platform. Open sessions go on: end them in the sign-ins.',
    'es-ES':
      'Nadie entra desde ella, en ninguna plataforma. Las sesiones abiertas siguen: ciérrelas en los accesos.',
  },
  network: {
    'pt-BR': 'Endereço IP ou rede',
    'en-US': 'IP address or network',
    'es-ES': 'Dirección IP o red',
  },
  networkHint: {
    'pt-BR': 'Por exemplo 203.0.113.9 ou 203.0.113.0/24. Um endereço IPv6 vale pela rede /64.',
    'en-US': 'For example 203.0.113.9 or 203.0.113.0/24. An IPv6 address stands for its /64 network.',
    'es-ES': 'Por ejemplo 203.0.113.9 o 203.0.113.0/24. Una dirección IPv6 vale por su red /64.',
  },
  days: { 'pt-BR': 'Por quantos dias', 'en-US': 'For how many days', 'es-ES': 'Por cuántos días' },
  daysHint: {
    'pt-BR': 'Vazio: até alguém desbloquear.',
    'en-US': 'Empty: until somebody unblocks it.',
    'es-ES': 'Vacío: hasta que alguien la desbloquee.',
  },
  reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  block: { 'pt-BR': 'Bloquear', 'en-US': 'Block', 'es-ES': 'Bloquear' },
  endTitle: { 'pt-BR': 'Desbloquear', 'en-US': 'Unblock', 'es-ES': 'Desbloquear' },
  endText: {
    'pt-BR': 'Pessoas desta rede podem entrar de novo. O motivo fica no registro de auditoria.',
    'en-US': 'People of this network can sign in again. The reason is kept in the audit log.',
    'es-ES': 'Las personas de esta red pueden entrar de nuevo. El motivo queda en el registro de auditoría.',
  },
});
