import { defineMessages } from '@guiche/i18n';

/** Blocking buyers. */
export const blockedBuyerMessages = defineMessages({
  backToBuyers: {
    'pt-BR': 'Compradores bloqueados',
    'en-US': 'Blocked buyers',
    'es-ES': 'Compradores bloqueados',
  },
  newTitle: { 'pt-BR': 'Bloquear comprador', 'en-US': 'Block a buyer', 'es-ES': 'Bloquear comprador' },
  newText: {
    'pt-BR':
      'Ele deixa de comprar em toda a plataforma. O que já foi comprado continua valendo. O checkout não diz que há um bloqueio.',
    'en-US':
      'They buy nothing more on the whole platform. What was bought stays valid. The checkout does not say that there is a block.',
    'es-ES':
      'Deja de comprar en toda la plataforma. Lo ya comprado sigue valiendo. El checkout no dice que hay un bloqueo.',
  },
  buyer: { 'pt-BR': 'E-mail, CPF ou CNPJ', 'en-US': 'E-mail, CPF or CNPJ', 'es-ES': 'Correo, CPF o CNPJ' },
  buyerHint: {
    'pt-BR': 'Um e-mail vale também com outro texto depois de "+"; no Gmail, também sem ou com pontos.',
    'en-US': 'An e-mail address also stands for its spellings with "+"; at Gmail, also with or without dots.',
    'es-ES': 'Un correo vale también con otro texto después de "+"; en Gmail, también con o sin puntos.',
  },
  reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  known: {
    'pt-BR': 'Este comprador já estava bloqueado. O motivo novo não foi guardado.',
    'en-US': 'This buyer was blocked already. The new reason was not kept.',
    'es-ES': 'Este comprador ya estaba bloqueado. El motivo nuevo no se guardó.',
  },
  block: { 'pt-BR': 'Bloquear', 'en-US': 'Block', 'es-ES': 'Bloquear' },
  endTitle: { 'pt-BR': 'Desbloquear', 'en-US': 'Lift the block', 'es-ES': 'Desbloquear' },
  endText: {
    'pt-BR': 'O comprador pode comprar de novo. O motivo fica no registro de auditoria.',
    'en-US': 'The buyer can buy again. The reason is kept in the audit log.',
    'es-ES': 'El comprador puede comprar de nuevo. El motivo queda en el registro de auditoría.',
  },
});
