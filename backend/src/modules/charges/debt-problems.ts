import type { Texts } from '@guiche/i18n';
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
  debtIsCharged: {
    status: 409,
    'pt-BR': 'Há uma cobrança aberta deste saldo negativo. Cancele-a antes de fazer o acordo. Nada mudou.',
    'en-US': 'A charge of this debt is open. Cancel it before the agreement. Nothing changed.',
    'es-ES': 'Hay un cobro abierto de este saldo negativo. Cancélelo antes del acuerdo. Nada cambió.',
  },
  noReserveToUse: {
    status: 409,
    'pt-BR': 'Não há garantia para usar: já foi liberada, ou o saldo negativo já foi pago. Nada mudou.',
    'en-US': 'There is no reserve to use: it was released, or the debt was paid. Nothing changed.',
    'es-ES': 'No hay garantía para usar: ya fue liberada, o el saldo negativo ya se pagó. Nada cambió.',
  },
});

export const agreementDayTexts: Texts = {
  'pt-BR': 'Informe um dia de hoje até daqui a 60 dias.',
  'en-US': 'Enter a day from today on, within 60 days.',
  'es-ES': 'Indique un día desde hoy, hasta dentro de 60 días.',
};

export const smallInstalmentTexts: Texts = {
  'pt-BR': 'Cada parcela precisa ter pelo menos R$ 1,00. Informe menos parcelas.',
  'en-US': 'Each instalment is at least R$ 1.00. Enter fewer instalments.',
  'es-ES': 'Cada cuota debe ser de al menos R$ 1,00. Indique menos cuotas.',
};
