import { defineMessages } from '@guiche/i18n';

/** Refunds that staff request and end. */
export const refundMessages = defineMessages({
  nextStep: {
    'pt-BR': 'o provedor ainda não respondeu. Se o painel dele mostra o resultado, encerre aqui.',
    'en-US': 'the provider has not answered yet. If its own pages show the result, end it here.',
    'es-ES': 'el proveedor aún no respondió. Si su panel muestra el resultado, termínelo aquí.',
  },
  newTitle: { 'pt-BR': 'Reembolsar pagamento', 'en-US': 'Refund a payment', 'es-ES': 'Reembolsar un pago' },
  newText: {
    'pt-BR':
      'Devolve o valor inteiro ao comprador pelo mesmo provedor. Não pode ser desfeito. Um segundo pedido encontra o primeiro e não devolve duas vezes.',
    'en-US':
      'Gives the whole amount back to the buyer through the same provider. It cannot be undone. A second request finds the first and refunds nothing twice.',
    'es-ES':
      'Devuelve el importe entero al comprador por el mismo proveedor. No se puede deshacer. Una segunda solicitud encuentra la primera y no devuelve dos veces.',
  },
  backToRefunds: {
    'pt-BR': 'Voltar para os reembolsos',
    'en-US': 'Back to the refunds',
    'es-ES': 'Volver a los reembolsos',
  },
  payment: { 'pt-BR': 'Código do pagamento', 'en-US': 'Payment id', 'es-ES': 'Código del pago' },
  amount: { 'pt-BR': 'Valor', 'en-US': 'Amount', 'es-ES': 'Importe' },
  amountHint: {
    'pt-BR': 'Deixe vazio para devolver tudo o que resta.',
    'en-US': 'Leave empty to give back all that is left.',
    'es-ES': 'Déjelo vacío para devolver todo lo que queda.',
  },
  paymentHint: {
    'pt-BR': 'Como aparece na revisão e no endereço da página de pagamento.',
    'en-US': 'As the review inbox and the address of the payment page show it.',
    'es-ES': 'Como aparece en la revisión y en la dirección de la página de pago.',
  },
  refund: { 'pt-BR': 'Reembolsar', 'en-US': 'Refund', 'es-ES': 'Reembolsar' },
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
  endTitle: {
    'pt-BR': 'Registrar o resultado',
    'en-US': 'Record the result',
    'es-ES': 'Registrar el resultado',
  },
  endText: {
    'pt-BR':
      'Este reembolso não tem resultado. Confira no painel do provedor se o valor inteiro voltou ao comprador.',
    'en-US':
      'This refund has no result. Check in the panel of the provider whether the whole amount went back to the buyer.',
    'es-ES':
      'Este reembolso no tiene resultado. Revise en el panel del proveedor si el importe entero volvió al comprador.',
  },
  returned: {
    'pt-BR': 'O dinheiro voltou ao comprador',
    'en-US': 'The money went back',
    'es-ES': 'El dinero volvió al comprador',
  },
  notReturned: {
    'pt-BR': 'O dinheiro não voltou',
    'en-US': 'The money did not go back',
    'es-ES': 'El dinero no volvió',
  },
});
