import { defineMessages } from '@guiche/i18n';

/** The page of a seller. */
export const sellerPageMessages = defineMessages({
  loginAs: {
    'pt-BR': 'Entrar como vendedor',
    'en-US': 'Sign in as this seller',
    'es-ES': 'Entrar como vendedor',
  },
  loginAsText: {
    'pt-BR':
      'Você vê o que o vendedor vê, por 30 minutos, sem poder alterar nada. O motivo fica registrado, e o vendedor vê o acesso na lista de sessões.',
    'en-US':
      'You see what the seller sees for 30 minutes and can change nothing. The reason is recorded, and the seller sees the access in the list of sessions.',
    'es-ES':
      'Usted ve lo que ve el vendedor durante 30 minutos, sin poder cambiar nada. El motivo queda registrado y el vendedor ve el acceso en la lista de sesiones.',
  },
  password: { 'pt-BR': 'Sua senha', 'en-US': 'Your password', 'es-ES': 'Su contraseña' },
  code: {
    'pt-BR': 'Código do autenticador',
    'en-US': 'Code of the authenticator',
    'es-ES': 'Código del autenticador',
  },
  backToSeller: {
    'pt-BR': 'Voltar ao vendedor',
    'en-US': 'Back to the seller',
    'es-ES': 'Volver al vendedor',
  },
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
  documents: { 'pt-BR': 'Documentos', 'en-US': 'Documents', 'es-ES': 'Documentos' },
  noDocuments: {
    'pt-BR': 'O vendedor ainda não enviou documentos.',
    'en-US': 'The seller has sent no documents yet.',
    'es-ES': 'El vendedor aún no envió documentos.',
  },
  document_PENDING: { 'pt-BR': 'Pendente', 'en-US': 'Pending', 'es-ES': 'Pendiente' },
  document_ACTIVE: { 'pt-BR': 'Aprovado', 'en-US': 'Approved', 'es-ES': 'Aprobado' },
  document_REJECTED: { 'pt-BR': 'Recusado', 'en-US': 'Rejected', 'es-ES': 'Rechazado' },
  block: { 'pt-BR': 'Bloquear', 'en-US': 'Block', 'es-ES': 'Bloquear' },
  unblock: { 'pt-BR': 'Desbloquear', 'en-US': 'Unblock', 'es-ES': 'Desbloquear' },
});
