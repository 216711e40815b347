import { defineMessages } from '@guiche/i18n';

/** What staff see of a seller who owes, beside the words of the list. */
export const debtMessages = defineMessages({
  seeSeller: { 'pt-BR': 'Ver o vendedor', 'en-US': 'See the seller', 'es-ES': 'Ver al vendedor' },
  nextConfirm: {
    'pt-BR': 'Outra pessoa confirma ou recusa a baixa proposta.',
    'en-US': 'Another person confirms or refuses the proposed write-off.',
    'es-ES': 'Otra persona confirma o rechaza la baja propuesta.',
  },
  reserveTitle: { 'pt-BR': 'Usar a garantia', 'en-US': 'Use the reserve', 'es-ES': 'Usar la garantía' },
  reserveText: {
    'pt-BR':
      'A garantia das vendas paga o saldo negativo agora. O que sobra fica na garantia até a sua data.',
    'en-US': 'The reserve of the sales pays the debt now. The rest stays in the reserve until its day.',
    'es-ES': 'La garantía de las ventas paga la deuda ahora. El resto queda en la garantía hasta su fecha.',
  },
  useReserve: { 'pt-BR': 'Usar a garantia', 'en-US': 'Use the reserve', 'es-ES': 'Usar la garantía' },
  agreementTitle: { 'pt-BR': 'Acordo', 'en-US': 'Agreement', 'es-ES': 'Acuerdo' },
  agreementText: {
    'pt-BR':
      'O saldo negativo vira parcelas, uma a cada 30 dias, descontadas das próximas vendas. Uma parcela vencida bloqueia os saques.',
    'en-US':
      'The debt becomes instalments, one every 30 days, taken from later sales. Nothing is withdrawn while one is overdue.',
    'es-ES':
      'El saldo negativo se vuelve cuotas, una cada 30 días, descontadas de las próximas ventas. Una cuota vencida bloquea los retiros.',
  },
  instalments: { 'pt-BR': 'Parcelas (1 a 24)', 'en-US': 'Instalments (1 to 24)', 'es-ES': 'Cuotas (1 a 24)' },
  firstDueOn: { 'pt-BR': 'Primeiro vencimento', 'en-US': 'First due on', 'es-ES': 'Primer vencimiento' },
  agree: { 'pt-BR': 'Fazer acordo', 'en-US': 'Make the agreement', 'es-ES': 'Hacer el acuerdo' },
  writeOffTitle: { 'pt-BR': 'Baixa do saldo', 'en-US': 'Write-off', 'es-ES': 'Baja del saldo' },
  writeOffText: {
    'pt-BR':
      'A plataforma assume a perda. Uma pessoa propõe e outra confirma. Se as vendas pagarem antes, só o que restar é baixado.',
    'en-US':
      'The platform bears the loss. One person proposes, another confirms. What sales pay before is not written off.',
    'es-ES':
      'La plataforma asume la pérdida. Una persona propone y otra confirma. Lo que las ventas paguen antes no se da de baja.',
  },
  propose: { 'pt-BR': 'Propor a baixa', 'en-US': 'Propose the write-off', 'es-ES': 'Proponer la baja' },
  confirmIt: { 'pt-BR': 'Confirmar a baixa', 'en-US': 'Confirm the write-off', 'es-ES': 'Confirmar la baja' },
  refuseIt: { 'pt-BR': 'Recusar a baixa', 'en-US': 'Refuse the write-off', 'es-ES': 'Rechazar la baja' },
  reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  reasonHint: {
    'pt-BR': 'Fica no registro.',
    'en-US': 'Kept in the record.',
    'es-ES': 'Queda en el registro.',
  },
  password: { 'pt-BR': 'Sua senha', 'en-US': 'Your password', 'es-ES': 'Su contraseña' },
  code: {
    'pt-BR': 'Código do segundo fator',
    'en-US': 'Second factor code',
    'es-ES': 'Código del segundo factor',
  },
});
