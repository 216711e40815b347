import { defineMessages } from '@guiche/i18n';

/** The page of a person about their own account. */
export const accountMessages = defineMessages({
  title: { 'pt-BR': 'Minha conta', 'en-US': 'My account', 'es-ES': 'Mi cuenta' },
  signedInAs: { 'pt-BR': 'Você entrou como', 'en-US': 'You are signed in as', 'es-ES': 'Ha entrado como' },
  sessions: { 'pt-BR': 'Sessões ativas', 'en-US': 'Active sessions', 'es-ES': 'Sesiones activas' },
  sessionsText: {
    'pt-BR': 'Os aparelhos em que sua conta está aberta. Encerre os que você não reconhece.',
    'en-US': 'The devices on which your account is open. End those that you do not recognize.',
    'es-ES': 'Los dispositivos en los que su cuenta está abierta. Cierre los que no reconozca.',
  },
  device: { 'pt-BR': 'Navegador', 'en-US': 'Browser', 'es-ES': 'Navegador' },
  unknownDevice: {
    'pt-BR': 'Navegador desconhecido',
    'en-US': 'Unknown browser',
    'es-ES': 'Navegador desconocido',
  },
  address: { 'pt-BR': 'Endereço', 'en-US': 'Address', 'es-ES': 'Dirección' },
  signedInAt: { 'pt-BR': 'Entrada', 'en-US': 'Signed in', 'es-ES': 'Entrada' },
  lastUsed: { 'pt-BR': 'Último uso', 'en-US': 'Last used', 'es-ES': 'Último uso' },
  thisSession: { 'pt-BR': 'Esta sessão', 'en-US': 'This session', 'es-ES': 'Esta sesión' },
  end: { 'pt-BR': 'Encerrar', 'en-US': 'End', 'es-ES': 'Cerrar' },
  endNamed: {
    'pt-BR': 'Encerrar a sessão de {device}',
    'en-US': 'End the session of {device}',
    'es-ES': 'Cerrar la sesión de {device}',
  },
  endOthers: {
    'pt-BR': 'Encerrar as outras sessões',
    'en-US': 'End the other sessions',
    'es-ES': 'Cerrar las otras sesiones',
  },
  ended: { 'pt-BR': 'Sessão encerrada.', 'en-US': 'Session ended.', 'es-ES': 'Sesión cerrada.' },
});
