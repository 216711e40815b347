import { defineMessages } from '@guiche/i18n';

/** A seller as their manager sees them. */
export const managedSellerMessages = defineMessages({
  backToSellers: { 'pt-BR': 'Meus vendedores', 'en-US': 'My sellers', 'es-ES': 'Mis vendedores' },
  summary: { 'pt-BR': 'Resumo', 'en-US': 'Summary', 'es-ES': 'Resumen' },
  fees: { 'pt-BR': 'Taxas', 'en-US': 'Fees', 'es-ES': 'Tarifas' },
  feesOwn: { 'pt-BR': 'Próprias', 'en-US': 'Own', 'es-ES': 'Propias' },
  feesOfPlatform: { 'pt-BR': 'Da plataforma', 'en-US': 'Of the platform', 'es-ES': 'De la plataforma' },
  message: { 'pt-BR': 'Mensagem', 'en-US': 'Message', 'es-ES': 'Mensaje' },
  messageTitle: {
    'pt-BR': 'Escrever ao vendedor',
    'en-US': 'Write to the seller',
    'es-ES': 'Escribir al vendedor',
  },
  messageText: {
    'pt-BR':
      'O vendedor recebe um e-mail com o seu nome e responde ao seu endereço. A equipe da plataforma também vê.',
    'en-US':
      'The seller gets a mail with your name, and answers to your address. Staff of the platform see it too.',
    'es-ES':
      'El vendedor recibe un correo con su nombre y responde a su dirección. El equipo de la plataforma también lo ve.',
  },
  messageBlocked: {
    'pt-BR': 'O vendedor está bloqueado: mensagens não são enviadas.',
    'en-US': 'The seller is blocked, so no messages are sent.',
    'es-ES': 'El vendedor está bloqueado: no se envían mensajes.',
  },
  sendMessage: { 'pt-BR': 'Enviar mensagem', 'en-US': 'Send the message', 'es-ES': 'Enviar mensaje' },
  messageSent: { 'pt-BR': 'Mensagem enviada.', 'en-US': 'Message sent.', 'es-ES': 'Mensaje enviado.' },
  sentToSeller: {
    'pt-BR': 'enviada ao vendedor',
    'en-US': 'sent to the seller',
    'es-ES': 'enviada al vendedor',
  },
  notes: {
    'pt-BR': 'Minhas anotações e mensagens',
    'en-US': 'My notes and messages',
    'es-ES': 'Mis notas y mensajes',
  },
  note: { 'pt-BR': 'Anotação', 'en-US': 'Note', 'es-ES': 'Nota' },
  noteHint: {
    'pt-BR': 'A equipe da plataforma também vê. Não pode ser alterada depois.',
    'en-US': 'Staff of the platform see it too. It cannot be changed later.',
    'es-ES': 'El equipo de la plataforma también la ve. No se puede cambiar después.',
  },
  addNote: { 'pt-BR': 'Anotar', 'en-US': 'Add note', 'es-ES': 'Anotar' },
  noNotes: { 'pt-BR': 'Nenhuma anotação ainda.', 'en-US': 'No notes yet.', 'es-ES': 'Todavía no hay notas.' },
  askFees: { 'pt-BR': 'Pedir outras taxas', 'en-US': 'Ask for other fees', 'es-ES': 'Pedir otras tarifas' },
  askFeesText: {
    'pt-BR': 'A equipe da plataforma decide. As taxas não mudam até lá.',
    'en-US': 'Staff of the platform decide. The fees stay as they are until then.',
    'es-ES': 'El equipo de la plataforma decide. Las tarifas no cambian hasta entonces.',
  },
  reason: {
    'pt-BR': 'Quais taxas e por quê',
    'en-US': 'Which fees and why',
    'es-ES': 'Qué tarifas y por qué',
  },
  asked: { 'pt-BR': 'Pedido enviado.', 'en-US': 'Request sent.', 'es-ES': 'Solicitud enviada.' },
});
