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
  noSubscriptionToCancel: {
    status: 409,
    'pt-BR': 'Esta assinatura já terminou.',
    'en-US': 'This subscription has ended already.',
    'es-ES': 'Esta suscripción ya terminó.',
  },
});
