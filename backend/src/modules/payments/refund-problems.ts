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
