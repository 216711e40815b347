import { problems } from '../../runtime/errors/index.js';

export const customersProblem = problems({
  noAccessToSend: {
    status: 409,
    'pt-BR': 'Só uma venda aprovada tem um acesso para enviar.',
    'en-US': 'Only an approved sale has an access to send.',
    'es-ES': 'Solo una venta aprobada tiene un acceso para enviar.',
  },
  tooManyCorrections: {
    status: 409,
    'pt-BR':
      'O e-mail desta venda já foi corrigido três vezes em 24 horas. Nada mudou. Fale com o suporte da plataforma.',
    'en-US':
      'The address of this sale was corrected three times within 24 hours. Nothing changed. Contact the support of the platform.',
    'es-ES':
      'El correo de esta venta ya se corrigió tres veces en 24 horas. Nada cambió. Contacte al soporte de la plataforma.',
  },
  wrongRefundCode: {
    status: 422,
    'pt-BR': 'Código incorreto ou vencido. Confira o e-mail mais recente ou comece de novo.',
    'en-US': 'The code is wrong or too old. Look at the newest e-mail, or begin again.',
    'es-ES': 'Código incorrecto o vencido. Revise el correo más reciente o empiece de nuevo.',
  },
  noSuchRequest: {
    status: 404,
    'pt-BR': 'Não achamos um pedido com este protocolo e este e-mail.',
    'en-US': 'We found no request with this number and this e-mail address.',
    'es-ES': 'No encontramos una solicitud con este protocolo y este correo.',
  },
  chargeNotMovable: {
    status: 409,
    'pt-BR': 'A data desta cobrança não pode mais mudar: ela já vence hoje, ou a assinatura terminou.',
    'en-US': 'The date of this charge cannot change any more: it is due, or the subscription has ended.',
    'es-ES': 'La fecha de este cobro ya no puede cambiar: ya vence, o la suscripción terminó.',
  },
  noSubscriptionToCancel: {
    status: 409,
    'pt-BR': 'Esta assinatura já terminou.',
    'en-US': 'This subscription has ended already.',
    'es-ES': 'Esta suscripción ya terminó.',
  },
});
