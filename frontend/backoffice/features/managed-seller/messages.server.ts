import { defineMessages } from '@guiche/i18n';

/** A seller as their manager sees them. */
export const managedSellerMessages = defineMessages({
  backToSellers: { 'pt-BR': 'Meus vendedores', 'en-US': 'My sellers', 'es-ES': 'Mis vendedores' },
  summary: { 'pt-BR': 'Resumo', 'en-US': 'Summary', 'es-ES': 'Resumen' },
  fees: { 'pt-BR': 'Taxas', 'en-US': 'Fees', 'es-ES': 'Tarifas' },
  feesOwn: { 'pt-BR': 'Próprias', 'en-US': 'Own', 'es-ES': 'Propias' },
  feesOfPlatform: { 'pt-BR': 'Da plataforma', 'en-US': 'Of the platform', 'es-ES': 'De la plataforma' },
  notes: { 'pt-BR': 'Minhas anotações', 'en-US': 'My notes', 'es-ES': 'Mis notas' },
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
