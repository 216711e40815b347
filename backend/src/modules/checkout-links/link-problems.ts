import type { Texts } from '@guiche/i18n';
import { problems } from '../../runtime/errors/index.js';

/** Why a link to a checkout cannot be used, or made. */
export const linkProblem = problems({
  linkOver: {
    status: 403,
    'pt-BR': 'Este link não vale mais. Nada foi cobrado.',
    'en-US': 'This link is no longer valid. Nothing was charged.',
    'es-ES': 'Este enlace ya no es válido. No se cobró nada.',
  },
  linkUsedUp: {
    status: 403,
    'pt-BR': 'Este link já foi usado. Nada foi cobrado.',
    'en-US': 'This link has been used up. Nothing was charged.',
    'es-ES': 'Este enlace ya se usó. No se cobró nada.',
  },
  linkKeyReused: {
    status: 422,
    'pt-BR': 'Esta chave já foi usada para outro link.',
    'en-US': 'This key was already used for another link.',
    'es-ES': 'Esta clave ya se usó para otro enlace.',
  },
});

export const LINK_AFFILIATE_TEXTS: Texts = {
  'pt-BR': 'Esta pessoa não promove o produto da oferta.',
  'en-US': 'This person does not promote the product of the offer.',
  'es-ES': 'Esta persona no promociona el producto de la oferta.',
};
