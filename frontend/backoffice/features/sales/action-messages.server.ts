import { defineMessages } from '@guiche/i18n';

/** What sellers and staff do with a sale. */
export const saleActionMessages = defineMessages({
  step_PART_REFUNDED: {
    'pt-BR': 'Parte devolvida',
    'en-US': 'A part was returned',
    'es-ES': 'Parte devuelta',
  },
  step_SHIPPED: { 'pt-BR': 'Enviado', 'en-US': 'Sent', 'es-ES': 'Enviado' },
  sendAccess: { 'pt-BR': 'Reenviar acesso', 'en-US': 'Send access again', 'es-ES': 'Reenviar acceso' },
  accessSent: {
    'pt-BR': 'Acesso enviado para {email}.',
    'en-US': 'The access was sent to {email}.',
    'es-ES': 'Acceso enviado a {email}.',
  },
  accessRecent: {
    'pt-BR': 'Um e-mail já foi enviado há menos de dez minutos. Nada foi enviado agora.',
    'en-US': 'A mail was sent less than ten minutes ago. Nothing was sent now.',
    'es-ES': 'Ya se envió un correo hace menos de diez minutos. Ahora no se envió nada.',
  },
  copyLink: { 'pt-BR': 'Copiar link', 'en-US': 'Copy the link', 'es-ES': 'Copiar enlace' },
  delivery: { 'pt-BR': 'Entrega', 'en-US': 'Delivery', 'es-ES': 'Entrega' },
  notSent: {
    'pt-BR': 'Ainda não enviado. O comprador recebe o código por e-mail assim que você salvar.',
    'en-US': 'Not sent yet. The buyer gets the code by mail as soon as you save it.',
    'es-ES': 'Aún no enviado. El comprador recibe el código por correo en cuanto lo guarde.',
  },
  toBeSent: { 'pt-BR': 'A enviar: {items}', 'en-US': 'To be sent: {items}', 'es-ES': 'Por enviar: {items}' },
  carrier: { 'pt-BR': 'Transportadora', 'en-US': 'Carrier', 'es-ES': 'Transportista' },
  trackingCode: {
    'pt-BR': 'Código de rastreio',
    'en-US': 'Tracking code',
    'es-ES': 'Código de seguimiento',
  },
  trackingUrl: {
    'pt-BR': 'Página de rastreio',
    'en-US': 'Tracking page',
    'es-ES': 'Página de seguimiento',
  },
  trackingUrlHint: {
    'pt-BR': 'Endereço que começa com https://',
    'en-US': 'An address that begins with https://',
    'es-ES': 'Dirección que empieza con https://',
  },
  ship: { 'pt-BR': 'Salvar e avisar', 'en-US': 'Save and notify', 'es-ES': 'Guardar y avisar' },
  track: { 'pt-BR': 'Rastrear', 'en-US': 'Track', 'es-ES': 'Seguir' },
  removeShipment: { 'pt-BR': 'Remover', 'en-US': 'Remove', 'es-ES': 'Eliminar' },
  notes: { 'pt-BR': 'Anotações', 'en-US': 'Notes', 'es-ES': 'Notas' },
  notesNone: {
    'pt-BR': 'Só a sua equipe vê as anotações.',
    'en-US': 'Only your team sees the notes.',
    'es-ES': 'Solo su equipo ve las notas.',
  },
  note: { 'pt-BR': 'Nova anotação', 'en-US': 'New note', 'es-ES': 'Nueva nota' },
  addNote: { 'pt-BR': 'Anotar', 'en-US': 'Add the note', 'es-ES': 'Anotar' },
  others: {
    'pt-BR': 'Outras compras deste comprador',
    'en-US': 'Other purchases of this buyer',
    'es-ES': 'Otras compras de este comprador',
  },
  request: {
    'pt-BR': 'Pedido de reembolso',
    'en-US': 'Request for a refund',
    'es-ES': 'Solicitud de reembolso',
  },
  requestState_WAITING_SELLER: {
    'pt-BR': 'Aguarda a decisão do vendedor',
    'en-US': 'Waits for the seller to decide',
    'es-ES': 'Espera la decisión del vendedor',
  },
  requestState_APPROVED: { 'pt-BR': 'Aprovado', 'en-US': 'Approved', 'es-ES': 'Aprobado' },
  requestState_PROCESSING: {
    'pt-BR': 'Em processamento no gateway',
    'en-US': 'Being processed by the gateway',
    'es-ES': 'En proceso en la pasarela',
  },
  requestState_DONE: { 'pt-BR': 'Devolvido', 'en-US': 'Returned', 'es-ES': 'Devuelto' },
  requestState_REFUSED: { 'pt-BR': 'Recusado', 'en-US': 'Refused', 'es-ES': 'Rechazado' },
  requestState_FAILED: {
    'pt-BR': 'O gateway recusou; a plataforma devolve de outra forma',
    'en-US': 'The gateway refused; the platform returns it in another way',
    'es-ES': 'La pasarela rechazó; la plataforma devuelve de otra forma',
  },
  protocol: { 'pt-BR': 'Protocolo', 'en-US': 'Number', 'es-ES': 'Protocolo' },
  requestReason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  reason_REGRET: { 'pt-BR': 'Desistiu', 'en-US': 'Changed their mind', 'es-ES': 'Se arrepintió' },
  reason_NOT_RECEIVED: { 'pt-BR': 'Não recebeu', 'en-US': 'Not received', 'es-ES': 'No recibió' },
  reason_NOT_AS_DESCRIBED: {
    'pt-BR': 'Diferente do anunciado',
    'en-US': 'Not as described',
    'es-ES': 'Diferente de lo anunciado',
  },
  reason_BOUGHT_TWICE: {
    'pt-BR': 'Comprou duas vezes',
    'en-US': 'Bought twice',
    'es-ES': 'Compró dos veces',
  },
  reason_OTHER: { 'pt-BR': 'Outro', 'en-US': 'Other', 'es-ES': 'Otro' },
  pixKey: {
    'pt-BR': 'Chave Pix do comprador',
    'en-US': 'PIX key of the buyer',
    'es-ES': 'Clave Pix del comprador',
  },
  inTime: { 'pt-BR': 'Prazo', 'en-US': 'In time', 'es-ES': 'Plazo' },
  inTime_yes: {
    'pt-BR': 'Dentro do prazo garantido',
    'en-US': 'Within the guaranteed days',
    'es-ES': 'Dentro del plazo garantizado',
  },
  inTime_no: { 'pt-BR': 'Fora do prazo', 'en-US': 'After the guaranteed days', 'es-ES': 'Fuera de plazo' },
  decide: { 'pt-BR': 'Decidir', 'en-US': 'Decide', 'es-ES': 'Decidir' },
  why: { 'pt-BR': 'Por que está assim', 'en-US': 'Why it is in this state', 'es-ES': 'Por qué está así' },
  whyReason_EXPIRED: {
    'pt-BR': 'O código venceu sem pagamento.',
    'en-US': 'The code expired without payment.',
    'es-ES': 'El código venció sin pago.',
  },
  whyReason_NOT_FOUND_AT_PROVIDER: {
    'pt-BR': 'O gateway não conhece esta cobrança.',
    'en-US': 'The gateway does not know this charge.',
    'es-ES': 'La pasarela no conoce este cobro.',
  },
  whyReason_PROVIDER_REFUSED: {
    'pt-BR': 'O gateway recusou a cobrança antes de tentar.',
    'en-US': 'The gateway refused the charge before trying.',
    'es-ES': 'La pasarela rechazó el cobro antes de intentarlo.',
  },
  whyReason_INSUFFICIENT_FUNDS: {
    'pt-BR': 'O cartão não tem limite.',
    'en-US': 'The card has not enough funds.',
    'es-ES': 'La tarjeta no tiene fondos.',
  },
  whyReason_CARD_REFUSED: {
    'pt-BR': 'O banco emissor recusou o cartão.',
    'en-US': 'The issuing bank refused the card.',
    'es-ES': 'El banco emisor rechazó la tarjeta.',
  },
  whyReason_FRAUD_SUSPECTED: {
    'pt-BR': 'A análise de fraude recusou.',
    'en-US': 'The fraud analysis refused.',
    'es-ES': 'El análisis de fraude rechazó.',
  },
  whyReason_DECLINED: {
    'pt-BR': 'O banco recusou sem dizer por quê.',
    'en-US': 'The bank declined without a reason.',
    'es-ES': 'El banco rechazó sin decir por qué.',
  },
  attempt_CREATED: {
    'pt-BR': 'Enviada; a resposta ainda não chegou.',
    'en-US': 'Sent; the answer has not arrived yet.',
    'es-ES': 'Enviada; la respuesta aún no llegó.',
  },
  attempt_UNKNOWN: {
    'pt-BR': 'O gateway não respondeu. Consultamos até saber; nada é cobrado de novo.',
    'en-US': 'The gateway did not answer. We query it until we know; nothing is charged again.',
    'es-ES': 'La pasarela no respondió. Consultamos hasta saber; nada se cobra de nuevo.',
  },
  attempt_AWAITING: {
    'pt-BR': 'Aceita; aguarda o pagamento do comprador.',
    'en-US': 'Accepted; waits for the buyer to pay.',
    'es-ES': 'Aceptada; espera el pago del comprador.',
  },
  attempt_SETTLED: { 'pt-BR': 'Paga.', 'en-US': 'Paid.', 'es-ES': 'Pagada.' },
  attempt_DECLINED: {
    'pt-BR': 'Recusada pelo banco.',
    'en-US': 'Declined by the bank.',
    'es-ES': 'Rechazada por el banco.',
  },
  attempt_REFUSED: {
    'pt-BR': 'Recusada pelo gateway; nada foi cobrado.',
    'en-US': 'Refused by the gateway; nothing was charged.',
    'es-ES': 'Rechazada por la pasarela; no se cobró nada.',
  },
  attempt_CANCELED: {
    'pt-BR': 'Cancelada ou vencida.',
    'en-US': 'Canceled or expired.',
    'es-ES': 'Cancelada o vencida.',
  },
  inbound: {
    'pt-BR': 'Avisos do gateway',
    'en-US': 'Messages of the gateway',
    'es-ES': 'Avisos de la pasarela',
  },
  inbound_RECEIVED: {
    'pt-BR': 'recebido, ainda não processado',
    'en-US': 'received, not processed yet',
    'es-ES': 'recibido, aún no procesado',
  },
  inbound_APPLIED: {
    'pt-BR': 'mudou a situação da venda',
    'en-US': 'changed the state of the sale',
    'es-ES': 'cambió el estado de la venta',
  },
  inbound_DUPLICATE: {
    'pt-BR': 'repetia o que já se sabia',
    'en-US': 'repeated what was known',
    'es-ES': 'repetía lo que ya se sabía',
  },
  inbound_IGNORED: {
    'pt-BR': 'não é sobre o pagamento',
    'en-US': 'is not about the payment',
    'es-ES': 'no es sobre el pago',
  },
  inbound_UNKNOWN_WORD: {
    'pt-BR': 'tem uma situação que o gateway não documenta',
    'en-US': 'has a status that the gateway does not document',
    'es-ES': 'tiene un estado que la pasarela no documenta',
  },
  inbound_FAILED: {
    'pt-BR': 'não pôde ser processado; a equipe técnica vê',
    'en-US': 'could not be processed; the technical team sees it',
    'es-ES': 'no se pudo procesar; el equipo técnico lo ve',
  },
  inbound_QUARANTINED: {
    'pt-BR': 'não provou que veio do gateway',
    'en-US': 'did not prove that it came from the gateway',
    'es-ES': 'no probó que vino de la pasarela',
  },
  staffActions: { 'pt-BR': 'Ações da equipe', 'en-US': 'Staff actions', 'es-ES': 'Acciones del equipo' },
  staffReason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  staffReasonHint: {
    'pt-BR': 'Fica no registro de auditoria.',
    'en-US': 'Kept in the audit log.',
    'es-ES': 'Queda en el registro de auditoría.',
  },
  askNow: {
    'pt-BR': 'Consultar o gateway agora',
    'en-US': 'Query the gateway now',
    'es-ES': 'Consultar la pasarela ahora',
  },
  asked: {
    'pt-BR': 'O gateway respondeu. Situação agora: {status}.',
    'en-US': 'The gateway answered. State now: {status}.',
    'es-ES': 'La pasarela respondió. Estado ahora: {status}.',
  },
  refundTitle: {
    'pt-BR': 'Reembolsar esta venda',
    'en-US': 'Refund this sale',
    'es-ES': 'Reembolsar esta venta',
  },
  decideTitle: {
    'pt-BR': 'Decidir o pedido {protocol}',
    'en-US': 'Decide about request {protocol}',
    'es-ES': 'Decidir la solicitud {protocol}',
  },
  effect: { 'pt-BR': 'O que acontece', 'en-US': 'What happens', 'es-ES': 'Qué pasa' },
  effectBuyer: {
    'pt-BR': 'Volta para o comprador',
    'en-US': 'Goes back to the buyer',
    'es-ES': 'Vuelve al comprador',
  },
  effectOwn: { 'pt-BR': 'Sai da sua parte', 'en-US': 'Leaves your share', 'es-ES': 'Sale de su parte' },
  effectText: {
    'pt-BR':
      'Sai primeiro do que está pendente e em garantia, depois do disponível. O que faltar vira saldo devedor. O comprador perde o acesso. Não pode ser desfeito.',
    'en-US':
      'It is taken from what is pending and reserved first, then from what is available. What is missing becomes a debt. The buyer loses the access. It cannot be undone.',
    'es-ES':
      'Sale primero de lo pendiente y de la garantía, después de lo disponible. Lo que falte queda como deuda. El comprador pierde el acceso. No se puede deshacer.',
  },
  reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  reasonHint: {
    'pt-BR': 'Fica no registro. Se recusar, o comprador lê este texto.',
    'en-US': 'Recorded. If you refuse, the buyer reads this text.',
    'es-ES': 'Queda en el registro. Si rechaza, el comprador lee este texto.',
  },
  password: { 'pt-BR': 'Sua senha', 'en-US': 'Your password', 'es-ES': 'Su contraseña' },
  code: {
    'pt-BR': 'Código do autenticador',
    'en-US': 'Code of the authenticator',
    'es-ES': 'Código del autenticador',
  },
  grant: { 'pt-BR': 'Devolver o dinheiro', 'en-US': 'Give the money back', 'es-ES': 'Devolver el dinero' },
  refuse: { 'pt-BR': 'Recusar o pedido', 'en-US': 'Refuse the request', 'es-ES': 'Rechazar la solicitud' },
  backToSale: { 'pt-BR': 'Voltar para a venda', 'en-US': 'Back to the sale', 'es-ES': 'Volver a la venta' },
  reassign: {
    'pt-BR': 'Reatribuir comissão',
    'en-US': 'Reassign the commission',
    'es-ES': 'Reasignar comisión',
  },
  reassignText: {
    'pt-BR':
      'A comissão sai do que esta venda deixou a liberar e vai para o afiliado indicado. O comprador paga o mesmo. Depois da liberação não é possível.',
    'en-US':
      'The commission leaves what this sale has to be released, and goes to the affiliate named here. The buyer pays the same. It is not possible after the release.',
    'es-ES':
      'La comisión sale de lo que esta venta tiene por liberar y va al afiliado indicado. El comprador paga lo mismo. No es posible después de la liberación.',
  },
  reassignNow: { 'pt-BR': 'Divisão atual', 'en-US': 'Division now', 'es-ES': 'División actual' },
  reassignEmail: {
    'pt-BR': 'E-mail do afiliado',
    'en-US': 'E-mail of the affiliate',
    'es-ES': 'Correo del afiliado',
  },
  reassignEmailHint: {
    'pt-BR': 'Vazio: a venda fica sem afiliado.',
    'en-US': 'Empty: the sale has no affiliate.',
    'es-ES': 'Vacío: la venta queda sin afiliado.',
  },
  reassignPercent: { 'pt-BR': 'Comissão', 'en-US': 'Commission', 'es-ES': 'Comisión' },
  reassignPercentHint: {
    'pt-BR': 'Do valor sem a taxa da plataforma.',
    'en-US': 'Of the amount without the fee of the platform.',
    'es-ES': 'Del valor sin la tarifa de la plataforma.',
  },
  wrongEmail: {
    'pt-BR': 'E-mail digitado errado?',
    'en-US': 'Was the e-mail mistyped?',
    'es-ES': '¿Correo mal escrito?',
  },
  wrongEmailText: {
    'pt-BR':
      'A compra está em {email}. Corrija o endereço: o acesso vai para ele agora, e o antigo perde a compra.',
    'en-US':
      'The purchase is under {email}. Correct the address: the access goes there now, and the old one loses the purchase.',
    'es-ES':
      'La compra está en {email}. Corrija la dirección: el acceso va allí ahora, y la anterior pierde la compra.',
  },
  rightEmail: { 'pt-BR': 'E-mail correto', 'en-US': 'Right e-mail', 'es-ES': 'Correo correcto' },
  rightEmailHint: {
    'pt-BR': 'Só para reenviar o acesso a outro endereço: a compra deixa {email} e passa para ele.',
    'en-US': 'Only to send the access to another address: the purchase leaves {email} and moves to it.',
    'es-ES': 'Solo para reenviar el acceso a otra dirección: la compra deja {email} y pasa a ella.',
  },
  sendThere: { 'pt-BR': 'Corrigir e enviar', 'en-US': 'Correct and send', 'es-ES': 'Corregir y enviar' },
});
