import { problems } from '../../runtime/errors/index.js';

export const customersProblem = problems({
  noAccessToSend: {
    status: 409,
    'pt-BR': 'Só uma venda aprovada tem um acesso para enviar.',
    'en-US': 'Only an approved sale has an access to send.',
    'es-ES': 'Solo una venta aprobada tiene un acceso para enviar.',
  },
  noSubscriptionToCancel: {
    status: 409,
    'pt-BR': 'Esta assinatura já terminou.',
    'en-US': 'This subscription has ended already.',
    'es-ES': 'Esta suscripción ya terminó.',
  },
});
