import { defineMessages } from '@guiche/i18n';

/** A seller withdraws. */
export const withdrawMessages = defineMessages({
  withdrawTitle: { 'pt-BR': 'Sacar', 'en-US': 'Withdraw', 'es-ES': 'Retirar' },
  backToWithdrawals: {
    'pt-BR': 'Voltar para os saques',
    'en-US': 'Back to the withdrawals',
    'es-ES': 'Volver a los retiros',
  },
  availableNow: { 'pt-BR': 'Saldo disponível', 'en-US': 'Available balance', 'es-ES': 'Saldo disponible' },
  keptUntil: {
    'pt-BR': 'Garantia de vendas recentes, diminui em {day} se nada mais for vendido',
    'en-US': 'Guarantee of recent sales, becomes less on {day} if nothing more is sold',
    'es-ES': 'Garantía de ventas recientes, disminuye el {day} si no se vende nada más',
  },
  leftToday: { 'pt-BR': 'Ainda hoje', 'en-US': 'Still today', 'es-ES': 'Todavía hoy' },
  limits: {
    'pt-BR': 'Mínimo de {min}, até {limit} por dia. Pedidos das {from}h às {to}h.',
    'en-US': 'At least {min}, up to {limit} a day. Requests from {from}:00 to {to}:00.',
    'es-ES': 'Mínimo de {min}, hasta {limit} por día. Pedidos de {from}:00 a {to}:00.',
  },
  whyNotBlocked: {
    'pt-BR': 'Os saques estão bloqueados agora. Fale com o suporte.',
    'en-US': 'Withdrawals are blocked at the moment. Contact support.',
    'es-ES': 'Los retiros están bloqueados por ahora. Hable con el soporte.',
  },
  whyNotOverdue: {
    'pt-BR':
      'A cobrança “{reference}”, de {amount}, venceu em {date}. Você pode sacar assim que ela for paga.',
    'en-US':
      'The charge “{reference}” of {amount} was due on {date}. You can withdraw as soon as it is paid.',
    'es-ES': 'El cobro “{reference}”, de {amount}, venció el {date}. Podrá retirar en cuanto se pague.',
  },
  payCharge: { 'pt-BR': 'Pagar a cobrança', 'en-US': 'Pay the charge', 'es-ES': 'Pagar el cobro' },
  whyNotAccount: {
    'pt-BR': 'Nenhuma conta pode receber saques ainda. Cadastre uma; ela vale 24 horas depois da aprovação.',
    'en-US': 'No account can receive withdrawals yet. Add one; it can be used 24 hours after its approval.',
    'es-ES':
      'Ninguna cuenta puede recibir retiros todavía. Agregue una; vale 24 horas después de la aprobación.',
  },
  accountFrom: {
    'pt-BR': '{account} recebe saques a partir de {date}.',
    'en-US': '{account} receives withdrawals from {date}.',
    'es-ES': '{account} recibe retiros desde {date}.',
  },
  toAccounts: {
    'pt-BR': 'Contas de recebimento',
    'en-US': 'Accounts to be paid to',
    'es-ES': 'Cuentas de cobro',
  },
  field_amount: { 'pt-BR': 'Valor', 'en-US': 'Amount', 'es-ES': 'Importe' },
  field_destination: { 'pt-BR': 'Destino', 'en-US': 'Destination', 'es-ES': 'Destino' },
  receiver: {
    'pt-BR': 'Conta no provedor',
    'en-US': 'Account at the provider',
    'es-ES': 'Cuenta en el proveedor',
  },
  choose: { 'pt-BR': 'Escolha', 'en-US': 'Choose', 'es-ES': 'Elija' },
  goOn: { 'pt-BR': 'Continuar', 'en-US': 'Continue', 'es-ES': 'Continuar' },
  confirmTitle: { 'pt-BR': 'Confira o saque', 'en-US': 'Check the withdrawal', 'es-ES': 'Revise el retiro' },
  lineAmount: { 'pt-BR': 'Sai do saldo', 'en-US': 'Leaves the balance', 'es-ES': 'Sale del saldo' },
  lineFee: { 'pt-BR': 'Taxa do saque', 'en-US': 'Fee of the withdrawal', 'es-ES': 'Tarifa del retiro' },
  lineNet: { 'pt-BR': 'Você recebe', 'en-US': 'You receive', 'es-ES': 'Usted recibe' },
  confirmText: {
    'pt-BR': 'O valor sai do saldo na hora. Você pode cancelar enquanto ninguém decidiu.',
    'en-US': 'The amount leaves the balance at once. You can cancel while nobody has decided.',
    'es-ES': 'El importe sale del saldo al momento. Puede cancelar mientras nadie haya decidido.',
  },
  confirm: { 'pt-BR': 'Confirmar saque', 'en-US': 'Confirm the withdrawal', 'es-ES': 'Confirmar retiro' },
  change: { 'pt-BR': 'Alterar', 'en-US': 'Change', 'es-ES': 'Cambiar' },
  aboveFee: {
    'pt-BR': 'Informe um valor maior que a taxa.',
    'en-US': 'Enter an amount above the fee.',
    'es-ES': 'Indique un importe mayor que la tarifa.',
  },
  password: { 'pt-BR': 'Sua senha', 'en-US': 'Your password', 'es-ES': 'Su contraseña' },
  code: {
    'pt-BR': 'Código do autenticador',
    'en-US': 'Code of the authenticator',
    'es-ES': 'Código del autenticador',
  },
  takeBack: { 'pt-BR': 'Cancelar saque', 'en-US': 'Cancel the withdrawal', 'es-ES': 'Cancelar retiro' },
  takeBackText: {
    'pt-BR': 'Nada foi enviado ao banco. Ao cancelar, o valor volta ao saldo disponível.',
    'en-US': 'Nothing was sent to the bank. When you cancel, the amount is available again.',
    'es-ES': 'Nada se envió al banco. Al cancelar, el importe vuelve al saldo disponible.',
  },
  happened_FAILED: {
    'pt-BR':
      'Nenhum provedor aceitou o pagamento. O valor continua reservado para este saque: a equipe envia de novo ou devolve ao seu saldo.',
    'en-US':
      'No provider accepted the payment. The amount stays reserved for this withdrawal: staff send it again or give it back to your balance.',
    'es-ES':
      'Ningún proveedor aceptó el pago. El importe sigue reservado para este retiro: el equipo lo envía de nuevo o lo devuelve a su saldo.',
  },
  happened_RETURNED: {
    'pt-BR':
      'O banco não pagou. O valor inteiro, com a taxa, foi devolvido a você: primeiro paga o que você deve, e o resto volta ao saldo.',
    'en-US':
      'The bank did not pay. The whole amount, with the fee, was given back: it first pays what you owe, and the rest is in your balance again.',
    'es-ES':
      'El banco no pagó. El importe completo, con la tarifa, le fue devuelto: primero paga lo que usted debe, y el resto vuelve al saldo.',
  },
  happened_REFUSED: {
    'pt-BR':
      'O saque foi recusado. O valor inteiro, com a taxa, foi devolvido a você: primeiro paga o que você deve, e o resto volta ao saldo.',
    'en-US':
      'The withdrawal was refused. The whole amount, with the fee, was given back: it first pays what you owe, and the rest is in your balance again.',
    'es-ES':
      'El retiro fue rechazado. El importe completo, con la tarifa, le fue devuelto: primero paga lo que usted debe, y el resto vuelve al saldo.',
  },
  happened_CANCELED: {
    'pt-BR':
      'O saque foi cancelado. O valor inteiro, com a taxa, foi devolvido a você: primeiro paga o que você deve, e o resto volta ao saldo.',
    'en-US':
      'The withdrawal was canceled. The whole amount, with the fee, was given back: it first pays what you owe, and the rest is in your balance again.',
    'es-ES':
      'El retiro fue cancelado. El importe completo, con la tarifa, le fue devuelto: primero paga lo que usted debe, y el resto vuelve al saldo.',
  },
  receipt: {
    'pt-BR': 'Baixar comprovante',
    'en-US': 'Download the receipt',
    'es-ES': 'Descargar comprobante',
  },
});

/** Staff decide about a withdrawal. */
export const decideWithdrawalMessages = defineMessages({
  nextDecide: {
    'pt-BR': 'confira o destino e os pontos de atenção e decida.',
    'en-US': 'check the destination and the risks and decide.',
    'es-ES': 'revise el destino y los puntos de atención y decida.',
  },
  nextFailed: {
    'pt-BR': 'nada foi enviado e o valor continua reservado. Tente de novo, pague manualmente ou devolva.',
    'en-US': 'nothing was sent and the amount is still reserved. Try again, pay by hand, or give it back.',
    'es-ES': 'no se envió nada y el importe sigue reservado. Intente de nuevo, pague manualmente o devuelva.',
  },
  nextUnresolved: {
    'pt-BR':
      'o provedor não diz o resultado. Confira no painel dele e registre abaixo. Nada é enviado de novo.',
    'en-US':
      'the provider does not tell the result. Check its own pages and record it below. Nothing is sent again.',
    'es-ES':
      'el proveedor no dice el resultado. Revise su panel y regístrelo abajo. No se envía nada de nuevo.',
  },
  decision: { 'pt-BR': 'Decisão', 'en-US': 'Decision', 'es-ES': 'Decisión' },
  decisionText: {
    'pt-BR':
      'Aprovar paga pelo provedor. Recusar ou cancelar devolve o valor ao saldo, e o dono lê o motivo.',
    'en-US':
      'Approving pays through the provider. Refusing or canceling gives the amount back, and its owner reads the reason.',
    'es-ES':
      'Aprobar paga por el proveedor. Rechazar o cancelar devuelve el importe al saldo, y el dueño lee el motivo.',
  },
  twoPeople: {
    'pt-BR': 'Pelo valor, duas pessoas aprovam este saque.',
    'en-US': 'For this amount two people approve the withdrawal.',
    'es-ES': 'Por el importe, dos personas aprueban este retiro.',
  },
  approve: { 'pt-BR': 'Aprovar', 'en-US': 'Approve', 'es-ES': 'Aprobar' },
  retry: { 'pt-BR': 'Tentar de novo', 'en-US': 'Try again', 'es-ES': 'Intentar de nuevo' },
  audit: { 'pt-BR': 'Enviar para auditoria', 'en-US': 'Send to audit', 'es-ES': 'Enviar a auditoría' },
  refuse: { 'pt-BR': 'Recusar', 'en-US': 'Refuse', 'es-ES': 'Rechazar' },
  cancelIt: { 'pt-BR': 'Cancelar', 'en-US': 'Cancel', 'es-ES': 'Cancelar' },
  cancelUnsent: {
    'pt-BR': 'Aprovado e ainda não enviado. Cancelar devolve o valor ao saldo, e o dono lê o motivo.',
    'en-US': 'Approved and not sent yet. Canceling gives the amount back, and its owner reads the reason.',
    'es-ES': 'Aprobado y aún no enviado. Cancelar devuelve el importe al saldo, y el dueño lee el motivo.',
  },
  byHand: { 'pt-BR': 'Pago manualmente', 'en-US': 'Paid by hand', 'es-ES': 'Pagado manualmente' },
  byHandText: {
    'pt-BR': 'Você pagou fora do provedor, pela conta da plataforma. O comprovante mostra o código do banco.',
    'en-US':
      'You paid outside the provider, from the account of the platform. The receipt shows the id of the bank.',
    'es-ES':
      'Pagó fuera del proveedor, desde la cuenta de la plataforma. El comprobante muestra el código del banco.',
  },
  bankId: {
    'pt-BR': 'ID da transação no banco',
    'en-US': 'Id of the transfer at the bank',
    'es-ES': 'ID de la transacción en el banco',
  },
  recordByHand: { 'pt-BR': 'Registrar pagamento', 'en-US': 'Record the payment', 'es-ES': 'Registrar pago' },
  result: {
    'pt-BR': 'Registrar o resultado',
    'en-US': 'Record the result',
    'es-ES': 'Registrar el resultado',
  },
  wasPaid: { 'pt-BR': 'O provedor pagou', 'en-US': 'The provider paid', 'es-ES': 'El proveedor pagó' },
  wasNotPaid: {
    'pt-BR': 'O provedor não pagou',
    'en-US': 'The provider did not pay',
    'es-ES': 'El proveedor no pagó',
  },
  reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  reasonHint: {
    'pt-BR': 'Fica no registro de auditoria.',
    'en-US': 'Kept in the audit log.',
    'es-ES': 'Queda en el registro de auditoría.',
  },
  password: { 'pt-BR': 'Sua senha', 'en-US': 'Your password', 'es-ES': 'Su contraseña' },
  code: {
    'pt-BR': 'Código do autenticador',
    'en-US': 'Code of the authenticator',
    'es-ES': 'Código del autenticador',
  },
  receipt: {
    'pt-BR': 'Baixar comprovante',
    'en-US': 'Download the receipt',
    'es-ES': 'Descargar comprobante',
  },
});
