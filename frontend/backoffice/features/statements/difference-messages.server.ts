import { defineMessages } from '@guiche/i18n';

/** A difference: both sides, and what staff do with it. */
export const differenceMessages = defineMessages({
  inStatement: { 'pt-BR': 'No extrato', 'en-US': 'In the statement', 'es-ES': 'En el extracto' },
  inLedger: { 'pt-BR': 'No livro-razão', 'en-US': 'In the ledger', 'es-ES': 'En el libro mayor' },
  noSale: {
    'pt-BR': 'O extrato não cita nenhuma venda desta conta.',
    'en-US': 'The statement names no sale of this account.',
    'es-ES': 'El extracto no cita ninguna venta de esta cuenta.',
  },
  side_account: { 'pt-BR': 'Conta', 'en-US': 'Account', 'es-ES': 'Cuenta' },
  side_file: { 'pt-BR': 'Arquivo', 'en-US': 'File', 'es-ES': 'Archivo' },
  side_fileLine: {
    'pt-BR': '{name}, linha {place}',
    'en-US': '{name}, line {place}',
    'es-ES': '{name}, línea {place}',
  },
  side_day: { 'pt-BR': 'Dia', 'en-US': 'Day', 'es-ES': 'Día' },
  side_reference: { 'pt-BR': 'Referência', 'en-US': 'Reference', 'es-ES': 'Referencia' },
  side_memo: { 'pt-BR': 'Histórico', 'en-US': 'Memo', 'es-ES': 'Concepto' },
  side_gross: { 'pt-BR': 'Bruto', 'en-US': 'Gross', 'es-ES': 'Bruto' },
  side_fee: { 'pt-BR': 'Taxa', 'en-US': 'Fee', 'es-ES': 'Tarifa' },
  side_amount: { 'pt-BR': 'Valor no banco', 'en-US': 'Amount in the bank', 'es-ES': 'Importe en el banco' },
  side_sale: { 'pt-BR': 'Venda', 'en-US': 'Sale', 'es-ES': 'Venta' },
  side_captured: {
    'pt-BR': 'Pago pelo comprador',
    'en-US': 'Paid by the buyer',
    'es-ES': 'Pagado por el comprador',
  },
  side_returned: { 'pt-BR': 'Devolvido', 'en-US': 'Returned', 'es-ES': 'Devuelto' },
  side_settled: { 'pt-BR': 'Já liquidado', 'en-US': 'Settled so far', 'es-ES': 'Ya liquidado' },
  side_cost: { 'pt-BR': 'Custo esperado', 'en-US': 'Expected cost', 'es-ES': 'Costo esperado' },
  side_costSettled: { 'pt-BR': 'Custo já pago', 'en-US': 'Cost paid so far', 'es-ES': 'Costo ya pagado' },
  decideDifference: { 'pt-BR': 'Ação', 'en-US': 'Action', 'es-ES': 'Acción' },
  decideDifferenceText: {
    'pt-BR': 'Nada é lançado sem conferir. Um custo aceito sai da receita da plataforma.',
    'en-US': 'Nothing is posted that does not agree. The platform bears a cost that you accept.',
    'es-ES': 'No se asienta nada que no coincida. La plataforma asume el costo aceptado.',
  },
  action: { 'pt-BR': 'O que fazer', 'en-US': 'What to do', 'es-ES': 'Qué hacer' },
  action_ASSIGN: {
    'pt-BR': 'Definir o responsável',
    'en-US': 'Assign an owner',
    'es-ES': 'Asignar responsable',
  },
  action_EXPLAIN: { 'pt-BR': 'Explicar', 'en-US': 'Explain', 'es-ES': 'Explicar' },
  action_CLOSE: { 'pt-BR': 'Encerrar', 'en-US': 'Close', 'es-ES': 'Cerrar' },
  action_COMPARE: { 'pt-BR': 'Comparar de novo', 'en-US': 'Compare again', 'es-ES': 'Comparar de nuevo' },
  action_ACCEPT_COST: {
    'pt-BR': 'Aceitar o custo e lançar',
    'en-US': 'Accept the cost and post',
    'es-ES': 'Aceptar el costo y asentar',
  },
  action_BOOK_FEE: {
    'pt-BR': 'Indicar como tarifa do banco',
    'en-US': 'Propose as a fee of the bank',
    'es-ES': 'Indicar como tarifa bancaria',
  },
  action_CONFIRM_FEE: {
    'pt-BR': 'Confirmar a tarifa do banco e lançar',
    'en-US': 'Confirm the bank fee and post',
    'es-ES': 'Confirmar la tarifa bancaria y asentar',
  },
  feeProposed: {
    'pt-BR':
      '{by} indicou uma tarifa do banco em {at}. Outra pessoa confirma, e o valor sai da receita da plataforma.',
    'en-US':
      '{by} proposed a fee of the bank on {at}. Another person confirms it, and the platform bears it.',
    'es-ES': '{by} indicó una tarifa bancaria el {at}. Otra persona la confirma y la plataforma la asume.',
  },
  side_charge: { 'pt-BR': 'Cobrança', 'en-US': 'Charge', 'es-ES': 'Cobro' },
  side_seller: { 'pt-BR': 'Vendedor', 'en-US': 'Seller', 'es-ES': 'Vendedor' },
  side_received: { 'pt-BR': 'Recebido', 'en-US': 'Received', 'es-ES': 'Recibido' },
  ownerId: { 'pt-BR': 'Responsável', 'en-US': 'Owner', 'es-ES': 'Responsable' },
  ownerHint: {
    'pt-BR': 'Só para definir o responsável.',
    'en-US': 'Only to assign an owner.',
    'es-ES': 'Solo para asignar responsable.',
  },
  nobody: { 'pt-BR': 'Ninguém', 'en-US': 'Nobody', 'es-ES': 'Nadie' },
  reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  reasonHint: {
    'pt-BR': 'Fica com a divergência.',
    'en-US': 'Kept with the difference.',
    'es-ES': 'Queda con la divergencia.',
  },
  password: { 'pt-BR': 'Sua senha', 'en-US': 'Your password', 'es-ES': 'Su contraseña' },
  code: {
    'pt-BR': 'Código do segundo fator',
    'en-US': 'Second factor code',
    'es-ES': 'Código del segundo factor',
  },
  save: { 'pt-BR': 'Confirmar', 'en-US': 'Confirm', 'es-ES': 'Confirmar' },
});
