import { defineMessages } from '@guiche/i18n';

/** The words of the list of blocked buyers. */
export const blockedBuyersListMessages = defineMessages({
  title: {
    'pt-BR': 'Compradores bloqueados',
    'en-US': 'Blocked buyers',
    'es-ES': 'Compradores bloqueados',
  },
  create: { 'pt-BR': 'Bloquear comprador', 'en-US': 'Block a buyer', 'es-ES': 'Bloquear comprador' },
  empty: {
    'pt-BR': 'Nenhum comprador bloqueado: todos podem comprar.',
    'en-US': 'No buyer is blocked: everybody can buy.',
    'es-ES': 'Ningún comprador bloqueado: todos pueden comprar.',
  },
  column_created: { 'pt-BR': 'Bloqueado em', 'en-US': 'Blocked on', 'es-ES': 'Bloqueado el' },
  column_value: { 'pt-BR': 'Comprador', 'en-US': 'Buyer', 'es-ES': 'Comprador' },
  column_kind: { 'pt-BR': 'Bloqueio por', 'en-US': 'Kind', 'es-ES': 'Bloqueo por' },
  kind_EMAIL: { 'pt-BR': 'E-mail', 'en-US': 'E-mail', 'es-ES': 'Correo' },
  kind_DOCUMENT: { 'pt-BR': 'Documento', 'en-US': 'Document', 'es-ES': 'Documento' },
  column_state: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  state_HOLDS: { 'pt-BR': 'Bloqueado', 'en-US': 'Blocked', 'es-ES': 'Bloqueado' },
  state_LIFTED: { 'pt-BR': 'Desbloqueado', 'en-US': 'Lifted', 'es-ES': 'Desbloqueado' },
  column_reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  column_createdBy: { 'pt-BR': 'Quem bloqueou', 'en-US': 'Who blocked', 'es-ES': 'Quién bloqueó' },
  column_ended: { 'pt-BR': 'Desbloqueado em', 'en-US': 'Lifted on', 'es-ES': 'Desbloqueado el' },
  column_endedBy: { 'pt-BR': 'Quem desbloqueou', 'en-US': 'Who lifted it', 'es-ES': 'Quién desbloqueó' },
  filter_q: { 'pt-BR': 'E-mail ou documento', 'en-US': 'E-mail or document', 'es-ES': 'Correo o documento' },
  filter_state: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  filter_kind: { 'pt-BR': 'Bloqueio por', 'en-US': 'Kind', 'es-ES': 'Bloqueo por' },
});
