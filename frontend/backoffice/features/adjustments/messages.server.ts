import { defineMessages } from '@guiche/i18n';

/** The forms of adjustments, for staff. */
export const adjustmentMessages = defineMessages({
  backToAdjustments: {
    'pt-BR': 'Ajustes de saldo',
    'en-US': 'Balance adjustments',
    'es-ES': 'Ajustes de saldo',
  },
  newTitle: {
    'pt-BR': 'Novo ajuste de saldo',
    'en-US': 'New balance adjustment',
    'es-ES': 'Nuevo ajuste de saldo',
  },
  newText: {
    'pt-BR': 'Nada muda agora: outra pessoa precisa confirmar. O vendedor lê o motivo no extrato.',
    'en-US':
      'Nothing changes now: another person has to confirm it. The seller reads the reason in the statement.',
    'es-ES': 'Nada cambia ahora: otra persona debe confirmarlo. El vendedor lee el motivo en el extracto.',
  },
  seller: { 'pt-BR': 'Vendedor', 'en-US': 'Seller', 'es-ES': 'Vendedor' },
  sellerHint: {
    'pt-BR': 'O e-mail da conta.',
    'en-US': 'The e-mail of the account.',
    'es-ES': 'El correo de la cuenta.',
  },
  direction: { 'pt-BR': 'Tipo', 'en-US': 'Kind', 'es-ES': 'Tipo' },
  choose_CREDIT: {
    'pt-BR': 'Crédito: o vendedor recebe',
    'en-US': 'Credit: the seller gets it',
    'es-ES': 'Crédito: el vendedor recibe',
  },
  choose_DEBIT: {
    'pt-BR': 'Débito: sai do saldo do vendedor',
    'en-US': "Debit: it leaves the seller's balance",
    'es-ES': 'Débito: sale del saldo del vendedor',
  },
  directionHint: {
    'pt-BR': 'Se o débito for maior que o disponível, o resto fica negativo.',
    'en-US': 'What a debit does not find available becomes a debt.',
    'es-ES': 'Si el débito supera lo disponible, el resto queda en negativo.',
  },
  amount: { 'pt-BR': 'Valor', 'en-US': 'Amount', 'es-ES': 'Importe' },
  reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  reasonHint: { 'pt-BR': 'Fica registrado.', 'en-US': 'It is recorded.', 'es-ES': 'Queda registrado.' },
  password: { 'pt-BR': 'Sua senha', 'en-US': 'Your password', 'es-ES': 'Su contraseña' },
  code: {
    'pt-BR': 'Código do segundo fator',
    'en-US': 'Second factor code',
    'es-ES': 'Código del segundo factor',
  },
  propose: { 'pt-BR': 'Propor ajuste', 'en-US': 'Propose the adjustment', 'es-ES': 'Proponer el ajuste' },
  decide: { 'pt-BR': 'Decisão', 'en-US': 'Decision', 'es-ES': 'Decisión' },
  confirm: { 'pt-BR': 'Confirmar ajuste', 'en-US': 'Confirm the adjustment', 'es-ES': 'Confirmar el ajuste' },
  refuse: { 'pt-BR': 'Recusar', 'en-US': 'Refuse', 'es-ES': 'Rechazar' },
  nextCredit: {
    'pt-BR': 'Ao confirmar, {seller} recebe {amount}. Não pode ser desfeito, só corrigido por outro ajuste.',
    'en-US':
      'When confirmed, {seller} gets {amount}. It cannot be undone, only corrected by another adjustment.',
    'es-ES': 'Al confirmar, {seller} recibe {amount}. No puede deshacerse, solo corregirse con otro ajuste.',
  },
  nextDebit: {
    'pt-BR':
      'Ao confirmar, {amount} saem do saldo de {seller}. Não pode ser desfeito, só corrigido por outro ajuste.',
    'en-US':
      'When confirmed, {amount} leave the balance of {seller}. It cannot be undone, only corrected by another adjustment.',
    'es-ES':
      'Al confirmar, {amount} salen del saldo de {seller}. No puede deshacerse, solo corregirse con otro ajuste.',
  },
});
