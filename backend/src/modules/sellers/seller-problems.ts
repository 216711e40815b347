import type { Texts } from '@guiche/i18n';
import { problems } from '../../runtime/errors/index.js';

export const sellerProblem = problems({
  messageLimited: {
    status: 429,
    'pt-BR': 'Você já enviou 5 mensagens a este vendedor em 24 horas. Espere para enviar outra.',
    'en-US': 'You have sent 5 messages to this seller in 24 hours. Wait before you send another one.',
    'es-ES': 'Ya envió 5 mensajes a este vendedor en 24 horas. Espere para enviar otro.',
  },
  termsInEffect: {
    status: 409,
    'pt-BR': 'Esta alteração já está em vigor ou foi cancelada.',
    'en-US': 'This change is in effect already, or was canceled.',
    'es-ES': 'Este cambio ya está en vigor o fue cancelado.',
  },
});

/** What to say beside a field. */
export const FIELD_TEXTS = {
  validFrom: {
    'pt-BR': 'Escolha hoje ou um dia futuro.',
    'en-US': 'Choose today or a later day.',
    'es-ES': 'Elija hoy o un día futuro.',
  },
  count: {
    'pt-BR': 'Informe os 12 valores.',
    'en-US': 'Enter all 12 values.',
    'es-ES': 'Indique los 12 valores.',
  },
  gateway: {
    'pt-BR': 'Esta conta não é da plataforma.',
    'en-US': 'This account is not of the platform.',
    'es-ES': 'Esta cuenta no es de la plataforma.',
  },
  noMethod: {
    'pt-BR': 'Deixe ao menos uma forma de pagamento, ou bloqueie as vendas.',
    'en-US': 'Leave at least one payment method, or block sales.',
    'es-ES': 'Deje al menos una forma de pago, o bloquee las ventas.',
  },
  manager: {
    'pt-BR': 'Escolha um gerente ativo da plataforma.',
    'en-US': 'Choose an active manager of the platform.',
    'es-ES': 'Elija un gerente activo de la plataforma.',
  },
} satisfies Record<string, Texts>;
