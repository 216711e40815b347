import type { Texts } from '@guiche/i18n';
import { problems } from '../../runtime/errors/index.js';

export const salesProblem = problems({
  buyerNotBlocked: {
    status: 409,
    'pt-BR': 'Este bloqueio já terminou.',
    'en-US': 'This block is over already.',
    'es-ES': 'Este bloqueo ya terminó.',
  },
  notShippable: {
    status: 409,
    'pt-BR': 'Só uma venda aprovada com produtos físicos é enviada.',
    'en-US': 'Only an approved sale with physical products is shipped.',
    'es-ES': 'Solo se envía una venta aprobada con productos físicos.',
  },
  saleNotRefundable: {
    status: 409,
    'pt-BR': 'Esta venda não tem um pagamento aprovado para devolver.',
    'en-US': 'This sale has no approved payment to give back.',
    'es-ES': 'Esta venta no tiene un pago aprobado para devolver.',
  },
  saleRefundRefused: {
    status: 409,
    'pt-BR': 'O provedor recusou o reembolso. Nada foi devolvido. Fale com o suporte da plataforma.',
    'en-US': 'The provider refused the refund. Nothing was given back. Contact the support of the platform.',
    'es-ES': 'El proveedor rechazó el reembolso. No se devolvió nada. Contacte al soporte de la plataforma.',
  },
  noPaymentToAsk: {
    status: 409,
    'pt-BR': 'Nenhum gateway recebeu esta venda: não há o que consultar.',
    'en-US': 'No gateway received this sale: there is nothing to query.',
    'es-ES': 'Ninguna pasarela recibió esta venta: no hay nada que consultar.',
  },
  saleNotPaid: {
    status: 409,
    'pt-BR': 'Só uma venda aprovada e não devolvida é reatribuída. Nada mudou.',
    'en-US': 'Only an approved sale that was not given back is reassigned. Nothing changed.',
    'es-ES': 'Solo se reasigna una venta aprobada y no devuelta. Nada cambió.',
  },
  saleReleased: {
    status: 409,
    'pt-BR': 'O dinheiro desta venda já foi liberado ou usado. Nada mudou.',
    'en-US': 'The money of this sale was already released or used. Nothing changed.',
    'es-ES': 'El dinero de esta venta ya fue liberado o usado. Nada cambió.',
  },
  partNotReturnable: {
    status: 409,
    'pt-BR': 'O provedor deste pagamento só devolve o valor inteiro. Nada foi devolvido.',
    'en-US': 'The provider of this payment returns the whole amount only. Nothing was given back.',
    'es-ES': 'El proveedor de este pago solo devuelve el importe entero. No se devolvió nada.',
  },
  otherRefundOpen: {
    status: 409,
    'pt-BR': 'Outro reembolso desta venda está em andamento. Espere o resultado dele.',
    'en-US': 'Another refund of this sale is under way. Wait for its result.',
    'es-ES': 'Otro reembolso de esta venta está en curso. Espere su resultado.',
  },
  requestNotFailed: {
    status: 409,
    'pt-BR': 'Só um reembolso que falhou é tentado de novo.',
    'en-US': 'Only a refund that failed is tried again.',
    'es-ES': 'Solo se reintenta un reembolso que falló.',
  },
  requestIsDecided: {
    status: 409,
    'pt-BR': 'Este pedido de reembolso já foi decidido.',
    'en-US': 'This request for a refund is decided already.',
    'es-ES': 'Esta solicitud de reembolso ya fue decidida.',
  },
});

/** Of an item that is not shipped, or belongs to another order. */
export const itemTexts: Texts = {
  'pt-BR': 'Escolha produtos físicos desta venda.',
  'en-US': 'Choose physical products of this sale.',
  'es-ES': 'Elija productos físicos de esta venta.',
};

/** Of items to give back. */
export const itemsToReturnTexts: Texts = {
  'pt-BR': 'Escolha itens desta compra que ainda não foram devolvidos.',
  'en-US': 'Choose items of this purchase that were not given back yet.',
  'es-ES': 'Elija artículos de esta compra que aún no se devolvieron.',
};

/** Of a boleto, which gives no account to return the money to. */
export const pixKeyTexts: Texts = {
  'pt-BR': 'Informe uma chave Pix do mesmo CPF ou CNPJ da compra.',
  'en-US': 'Enter a Pix key of the CPF or CNPJ of the purchase.',
  'es-ES': 'Indique una clave Pix del mismo CPF o CNPJ de la compra.',
};

/** Of somebody who cannot be credited with a sale. */
export const affiliateTexts: Texts = {
  'pt-BR': 'Informe o e-mail de outro vendedor ativo: não o produtor, um coprodutor ou o comprador.',
  'en-US': 'Enter the e-mail of another active seller: not the producer, a co-producer or the buyer.',
  'es-ES': 'Indique el correo de otro vendedor activo: no el productor, un coproductor ni el comprador.',
};

/** Of a commission. */
export const percentTexts: Texts = {
  'pt-BR': 'Informe a comissão, acima de zero.',
  'en-US': 'Enter the commission, above zero.',
  'es-ES': 'Indique la comisión, mayor que cero.',
};

/** Of a buyer to block. */
export const noBuyerTexts: Texts = {
  'pt-BR': 'Informe um e-mail, um CPF ou um CNPJ válido.',
  'en-US': 'Enter a valid e-mail address, CPF or CNPJ.',
  'es-ES': 'Indique un correo, un CPF o un CNPJ válido.',
};
