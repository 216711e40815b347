import { defineMessages } from '@guiche/i18n';

/** The words of the receipt of a withdrawal, as a file. */
export const WITHDRAWAL_RECEIPT_MESSAGES = defineMessages({
  title: {
    'pt-BR': 'Comprovante de saque {code}',
    'en-US': 'Receipt of withdrawal {code}',
    'es-ES': 'Comprobante de retiro {code}',
  },
  paidAt: { 'pt-BR': 'Pago em', 'en-US': 'Paid on', 'es-ES': 'Pagado el' },
  payee: { 'pt-BR': 'Recebedor', 'en-US': 'Payee', 'es-ES': 'Beneficiario' },
  payer: { 'pt-BR': 'Pagador', 'en-US': 'Payer', 'es-ES': 'Pagador' },
  document: { 'pt-BR': 'CPF ou CNPJ', 'en-US': 'CPF or CNPJ', 'es-ES': 'CPF o CNPJ' },
  destination: { 'pt-BR': 'Destino', 'en-US': 'Destination', 'es-ES': 'Destino' },
  amount: { 'pt-BR': 'Valor do saque', 'en-US': 'Amount of the withdrawal', 'es-ES': 'Importe del retiro' },
  fee: { 'pt-BR': 'Taxa', 'en-US': 'Fee', 'es-ES': 'Tarifa' },
  net: { 'pt-BR': 'Valor pago', 'en-US': 'Amount paid', 'es-ES': 'Importe pagado' },
  provider: { 'pt-BR': 'Instituição', 'en-US': 'Institution', 'es-ES': 'Institución' },
  withdrawId: {
    'pt-BR': 'Código na instituição',
    'en-US': 'Id at the institution',
    'es-ES': 'Código en la institución',
  },
  endToEndId: {
    'pt-BR': 'ID da transação (E2E)',
    'en-US': 'End-to-end id',
    'es-ES': 'ID de la transacción (E2E)',
  },
  byHand: { 'pt-BR': 'Transferência bancária', 'en-US': 'Bank transfer', 'es-ES': 'Transferencia bancaria' },
  returned: {
    'pt-BR': 'Este valor foi devolvido ao saldo disponível em {date}.',
    'en-US': 'This amount came back to the available balance on {date}.',
    'es-ES': 'Este importe volvió al saldo disponible el {date}.',
  },
});
