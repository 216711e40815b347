import { problems } from '../../runtime/errors/index.js';

export const debtProblem = problems({
  debtRepaid: {
    status: 409,
    'pt-BR': 'O vendedor não deve mais nada: as vendas já pagaram. Nada mudou.',
    'en-US': 'The seller owes nothing any more: sales have paid it. Nothing changed.',
    'es-ES': 'El vendedor ya no debe nada: las ventas ya lo pagaron. Nada cambió.',
  },
  writeOffProposed: {
    status: 409,
    'pt-BR': 'Já há uma proposta de baixa para este saldo. Decida sobre ela primeiro.',
    'en-US': 'A write-off of this balance was proposed already. Decide about it first.',
    'es-ES': 'Ya hay una propuesta de baja para este saldo. Decida sobre ella primero.',
  },
  noWriteOffProposed: {
    status: 409,
    'pt-BR': 'Não há proposta de baixa aberta: outra pessoa já decidiu. Nada mudou.',
    'en-US': 'No write-off is proposed: somebody else decided already. Nothing changed.',
    'es-ES': 'No hay propuesta de baja abierta: otra persona ya decidió. Nada cambió.',
  },
  writeOffNeedsAnother: {
    status: 409,
    'pt-BR': 'Você propôs esta baixa. Outra pessoa precisa confirmar.',
    'en-US': 'You proposed this write-off. Another person has to confirm it.',
    'es-ES': 'Usted propuso esta baja. Otra persona debe confirmarla.',
  },
  noReserveToUse: {
    status: 409,
    'pt-BR': 'Não há garantia para usar: já foi liberada, ou o saldo negativo já foi pago. Nada mudou.',
    'en-US': 'There is no reserve to use: it was released, or the debt was paid. Nothing changed.',
    'es-ES': 'No hay garantía para usar: ya fue liberada, o el saldo negativo ya se pagó. Nada cambió.',
  },
});
