import { problems } from '../../runtime/errors/index.js';

export const refundProblem = problems({
  notRefundable: {
    status: 409,
    'pt-BR': 'Não há dinheiro recebido neste pagamento para devolver.',
    'en-US': 'There is no captured money in this payment to give back.',
    'es-ES': 'No hay dinero cobrado en este pago para devolver.',
  },
  refundRefused: {
    status: 409,
    'pt-BR': 'O provedor recusou o reembolso. Nada foi devolvido; você pode pedir de novo.',
    'en-US': 'The provider refused the refund. Nothing was returned; you may request it again.',
    'es-ES': 'El proveedor rechazó el reembolso. No se devolvió nada; puede solicitarlo de nuevo.',
  },
  partNotOffered: {
    status: 409,
    'pt-BR': 'O provedor deste pagamento só devolve o valor inteiro. Nada foi devolvido.',
    'en-US': 'The provider of this payment returns the whole amount only. Nothing was given back.',
    'es-ES': 'El proveedor de este pago solo devuelve el importe entero. No se devolvió nada.',
  },
  noSuchItem: {
    status: 409,
    'pt-BR': 'Escolha itens deste pedido que ainda não foram devolvidos. Nada foi devolvido.',
    'en-US': 'Choose items of this order that were not given back yet. Nothing was given back.',
    'es-ES': 'Elija artículos de este pedido que aún no se devolvieron. No se devolvió nada.',
  },
  amountNotLeft: {
    status: 409,
    'pt-BR': 'O valor é maior que o que resta deste pagamento. Nada foi devolvido.',
    'en-US': 'The amount is more than what is left of this payment. Nothing was given back.',
    'es-ES': 'El importe es mayor que lo que queda de este pago. No se devolvió nada.',
  },
  otherUnderWay: {
    status: 409,
    'pt-BR': 'Outro reembolso deste pagamento está em andamento. Espere o resultado dele.',
    'en-US': 'Another refund of this payment is under way. Wait for its result.',
    'es-ES': 'Otro reembolso de este pago está en curso. Espere su resultado.',
  },
  refundNotOpen: {
    status: 409,
    'pt-BR': 'Este reembolso já tem um resultado.',
    'en-US': 'This refund has a result already.',
    'es-ES': 'Este reembolso ya tiene un resultado.',
  },
  refundStillTold: {
    status: 409,
    'pt-BR': 'O pedido ainda pode estar a caminho do provedor. Tente mais tarde.',
    'en-US': 'The request may still be on its way to the provider. Try again later.',
    'es-ES': 'La solicitud aún puede estar en camino al proveedor. Inténtelo más tarde.',
  },
  refundContradicted: {
    status: 409,
    'pt-BR': 'A situação do pagamento contradiz isso. Nada foi alterado.',
    'en-US': 'The status of the payment contradicts this. Nothing was changed.',
    'es-ES': 'El estado del pago contradice esto. No se cambió nada.',
  },
});
