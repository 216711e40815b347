import { defineMessages } from '@guiche/i18n';

/** The page of a seller. */
export const sellerPageMessages = defineMessages({
  blockTitle: { 'pt-BR': 'Bloquear vendedor', 'en-US': 'Block seller', 'es-ES': 'Bloquear vendedor' },
  blockText: {
    'pt-BR':
      'O vendedor não entra mais e as sessões são encerradas. As vendas continuam. Você pode desbloquear depois.',
    'en-US': 'The seller cannot sign in any more, and the sessions end. Sales go on. You can unblock later.',
    'es-ES':
      'El vendedor no puede entrar y las sesiones se cierran. Las ventas continúan. Puede desbloquear después.',
  },
  unblockTitle: {
    'pt-BR': 'Desbloquear vendedor',
    'en-US': 'Unblock seller',
    'es-ES': 'Desbloquear vendedor',
  },
  unblockText: {
    'pt-BR': 'O vendedor pode entrar de novo.',
    'en-US': 'The seller can sign in again.',
    'es-ES': 'El vendedor puede entrar de nuevo.',
  },
  reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  reasonHint: {
    'pt-BR': 'Fica registrado com o seu nome.',
    'en-US': 'It is recorded with your name.',
    'es-ES': 'Queda registrado con su nombre.',
  },
  block: { 'pt-BR': 'Bloquear', 'en-US': 'Block', 'es-ES': 'Bloquear' },
  unblock: { 'pt-BR': 'Desbloquear', 'en-US': 'Unblock', 'es-ES': 'Desbloquear' },
});
