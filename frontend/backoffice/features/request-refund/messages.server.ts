import { defineMessages } from '@guiche/i18n';
import { purchaseMessages } from '../purchases/messages.server';

const {
  requestState_WAITING_SELLER,
  requestState_APPROVED,
  requestState_PROCESSING,
  requestState_DONE,
  requestState_REFUSED,
  requestState_FAILED,
  reason_REGRET,
  reason_NOT_RECEIVED,
  reason_NOT_AS_DESCRIBED,
  reason_BOUGHT_TWICE,
  reason_OTHER,
  refundUntil,
  refundNotSent,
  refundLate,
  pixKey,
  pixKeyHint,
} = purchaseMessages;

/** What the pages say on which a buyer asks for the money without an account. */
export const requestRefundMessages = defineMessages({
  ...{ requestState_WAITING_SELLER, requestState_APPROVED, requestState_PROCESSING, requestState_DONE },
  ...{ requestState_REFUSED, requestState_FAILED, reason_REGRET, reason_NOT_RECEIVED },
  ...{ reason_NOT_AS_DESCRIBED, reason_BOUGHT_TWICE, reason_OTHER, refundUntil, refundNotSent, refundLate },
  ...{ pixKey, pixKeyHint },
  title: { 'pt-BR': 'Pedir reembolso', 'en-US': 'Ask for a refund', 'es-ES': 'Pedir reembolso' },
  beginText: {
    'pt-BR': 'Informe a compra. Enviamos um código para o e-mail dela; você não precisa de conta.',
    'en-US': 'Name the purchase. We send a code to its e-mail address; you need no account.',
    'es-ES': 'Indique la compra. Enviamos un código a su correo; no necesita una cuenta.',
  },
  who: { 'pt-BR': 'E-mail, CPF ou CNPJ', 'en-US': 'E-mail, CPF or CNPJ', 'es-ES': 'Correo, CPF o CNPJ' },
  reference: { 'pt-BR': 'Código da compra', 'en-US': 'Code of the purchase', 'es-ES': 'Código de la compra' },
  referenceHint: {
    'pt-BR': 'Está no e-mail da compra e na página do pagamento. Com CPF ou CNPJ, o ID do Pix também serve.',
    'en-US':
      'It is in the mail about the purchase and on the payment page. With a CPF or CNPJ, the id of the Pix will do.',
    'es-ES':
      'Está en el correo de la compra y en la página del pago. Con CPF o CNPJ, el ID del Pix también sirve.',
  },
  sendCode: { 'pt-BR': 'Enviar código', 'en-US': 'Send the code', 'es-ES': 'Enviar código' },
  codeTitle: { 'pt-BR': 'Digite o código', 'en-US': 'Enter the code', 'es-ES': 'Ingrese el código' },
  codeText: {
    'pt-BR': 'Se a compra existe, um código de 6 dígitos está no e-mail dela. Ele vale por 30 minutos.',
    'en-US': 'If there is such a purchase, a code of 6 digits is in its mailbox. It is valid for 30 minutes.',
    'es-ES': 'Si la compra existe, hay un código de 6 dígitos en su correo. Vale 30 minutos.',
  },
  code: { 'pt-BR': 'Código', 'en-US': 'Code', 'es-ES': 'Código' },
  goOn: { 'pt-BR': 'Continuar', 'en-US': 'Continue', 'es-ES': 'Continuar' },
  again: { 'pt-BR': 'Começar de novo', 'en-US': 'Begin again', 'es-ES': 'Empezar de nuevo' },
  items: {
    'pt-BR': 'O que você quer devolver?',
    'en-US': 'What do you want to give back?',
    'es-ES': '¿Qué quiere devolver?',
  },
  itemReturned: { 'pt-BR': 'já devolvido', 'en-US': 'given back', 'es-ES': 'ya devuelto' },
  reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  details: {
    'pt-BR': 'Conte mais (opcional)',
    'en-US': 'Tell us more (optional)',
    'es-ES': 'Cuente más (opcional)',
  },
  accessEnds: {
    'pt-BR': 'O acesso ao que for devolvido é encerrado.',
    'en-US': 'The access to what is given back ends.',
    'es-ES': 'El acceso a lo que se devuelva termina.',
  },
  ask: { 'pt-BR': 'Pedir reembolso', 'en-US': 'Ask for the refund', 'es-ES': 'Pedir reembolso' },
  nothingToReturn: {
    'pt-BR': 'Não há um pagamento aprovado para devolver, ou um pedido já está aberto.',
    'en-US': 'There is no approved payment to give back, or a request is open already.',
    'es-ES': 'No hay un pago aprobado para devolver, o ya hay una solicitud abierta.',
  },
  seeRequest: { 'pt-BR': 'Ver o pedido', 'en-US': 'See the request', 'es-ES': 'Ver la solicitud' },
  statusTitle: {
    'pt-BR': 'Pedido de reembolso {protocol}',
    'en-US': 'Request for a refund {protocol}',
    'es-ES': 'Solicitud de reembolso {protocol}',
  },
  protocol: { 'pt-BR': 'Protocolo', 'en-US': 'Number', 'es-ES': 'Protocolo' },
  askedOn: { 'pt-BR': 'Pedido em', 'en-US': 'Requested', 'es-ES': 'Solicitado el' },
  decidedOn: { 'pt-BR': 'Decidido em', 'en-US': 'Decided', 'es-ES': 'Decidido el' },
  amount: { 'pt-BR': 'Valor', 'en-US': 'Amount', 'es-ES': 'Importe' },
  seller: { 'pt-BR': 'Vendedor', 'en-US': 'Seller', 'es-ES': 'Vendedor' },
  itemsOfRequest: { 'pt-BR': 'Itens', 'en-US': 'Items', 'es-ES': 'Artículos' },
  answer: {
    'pt-BR': 'Resposta do vendedor',
    'en-US': 'Answer of the seller',
    'es-ES': 'Respuesta del vendedor',
  },
  keepNumber: {
    'pt-BR': 'Guarde o protocolo. Com ele e o e-mail da compra você volta a esta página.',
    'en-US': 'Keep the number. With it and the e-mail address of the purchase you find this page again.',
    'es-ES': 'Guarde el protocolo. Con él y el correo de la compra vuelve a esta página.',
  },
  findTitle: {
    'pt-BR': 'Acompanhar um pedido',
    'en-US': 'Follow a request',
    'es-ES': 'Seguir una solicitud',
  },
  findText: {
    'pt-BR': 'Já pediu? Veja como está.',
    'en-US': 'Asked already? See how it stands.',
    'es-ES': '¿Ya la hizo? Vea cómo está.',
  },
  email: { 'pt-BR': 'E-mail da compra', 'en-US': 'E-mail of the purchase', 'es-ES': 'Correo de la compra' },
  find: { 'pt-BR': 'Ver o pedido', 'en-US': 'See the request', 'es-ES': 'Ver la solicitud' },
});
