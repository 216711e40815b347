import type { Texts } from '@guiche/i18n';
import { problems } from '../../runtime/errors/index.js';

export const partnerProblem = problems({
  contractExists: {
    status: 409,
    'pt-BR': 'Esta conta já participa deste produto ou tem um convite ou pedido aberto.',
    'en-US': 'This account already has a part in this product, or an open invitation or request.',
    'es-ES': 'Esta cuenta ya participa en este producto o tiene una invitación o solicitud abierta.',
  },
  contractNotNow: {
    status: 409,
    'pt-BR': 'Isto não é possível na situação atual do contrato.',
    'en-US': 'This is not possible in the present state of the contract.',
    'es-ES': 'Esto no es posible en la situación actual del contrato.',
  },
  productIsEnding: {
    status: 409,
    'pt-BR': 'O fim deste produto foi avisado. Desista dele antes.',
    'en-US': 'The end of this product was announced. Take it back first.',
    'es-ES': 'El fin de este producto fue avisado. Desista de él antes.',
  },
  productWithoutAffiliates: {
    status: 409,
    'pt-BR': 'Ninguém promove este produto: pause-o ou exclua-o sem aviso.',
    'en-US': 'Nobody promotes this product: pause or delete it without a notice.',
    'es-ES': 'Nadie promueve este producto: páuselo o elimínelo sin aviso.',
  },
  contractNotYours: {
    status: 403,
    'pt-BR': 'Quem decide isto é a outra parte do contrato.',
    'en-US': 'The other side of the contract decides this.',
    'es-ES': 'Esto lo decide la otra parte del contrato.',
  },
  sharesTooHigh: {
    status: 422,
    'pt-BR': 'Os coprodutores ficariam com mais de 100 %. Reduza uma das partes.',
    'en-US': 'The co-producers would get more than 100%. Reduce one of the shares.',
    'es-ES': 'Los coproductores recibirían más del 100 %. Reduzca una de las partes.',
  },
});

/** What to say beside a field. */
export const PARTNER_TEXTS = {
  email: {
    'pt-BR': 'Informe o e-mail de outro vendedor ativo desta plataforma.',
    'en-US': 'Enter the e-mail of another active seller of this platform.',
    'es-ES': 'Indique el correo de otro vendedor activo de esta plataforma.',
  },
  product: {
    'pt-BR': 'Este produto não aceita afiliados agora.',
    'en-US': 'This product takes no affiliates at the moment.',
    'es-ES': 'Este producto no acepta afiliados ahora.',
  },
  nothing: {
    'pt-BR': 'Informe ao menos uma comissão.',
    'en-US': 'Enter at least one commission.',
    'es-ES': 'Indique al menos una comisión.',
  },
  until: {
    'pt-BR': 'Escolha um dia futuro.',
    'en-US': 'Choose a later day.',
    'es-ES': 'Elija un día futuro.',
  },
} satisfies Record<string, Texts>;
