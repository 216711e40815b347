import type { Texts } from '@guiche/i18n';
import { problems } from '../../runtime/errors/index.js';

export const domainProblem = problems({
  hostTaken: {
    status: 409,
    'pt-BR': 'Este domínio já é usado por uma plataforma.',
    'en-US': 'This domain is already used by a platform.',
    'es-ES': 'Este dominio ya lo usa una plataforma.',
  },
  domainsNotConfigured: {
    status: 409,
    'pt-BR': 'Esta instalação ainda não aceita domínios próprios.',
    'en-US': 'This installation does not accept own domains yet.',
    'es-ES': 'Esta instalación aún no acepta dominios propios.',
  },
  tooManyDomains: {
    status: 409,
    'pt-BR': 'A plataforma já tem o máximo de domínios. Remova um antes.',
    'en-US': 'The platform has the maximum number of domains. Remove one first.',
    'es-ES': 'La plataforma ya tiene el máximo de dominios. Quite uno antes.',
  },
  dnsSilent: {
    status: 409,
    'pt-BR': 'O DNS não respondeu. Nada mudou; tente de novo em alguns minutos.',
    'en-US': 'DNS did not answer. Nothing changed; try again in a few minutes.',
    'es-ES': 'El DNS no respondió. Nada cambió; intente de nuevo en unos minutos.',
  },
  domainNotVerified: {
    status: 409,
    'pt-BR': 'Só um domínio verificado pode ser o padrão.',
    'en-US': 'Only a verified domain can be the default.',
    'es-ES': 'Solo un dominio verificado puede ser el predeterminado.',
  },
  domainIsDefault: {
    status: 409,
    'pt-BR': 'Este domínio é o padrão. Torne outro o padrão antes de remover.',
    'en-US': 'This domain is the default. Make another one the default before you remove it.',
    'es-ES': 'Este dominio es el predeterminado. Elija otro antes de quitarlo.',
  },
  lastPanelDomain: {
    status: 409,
    'pt-BR': 'Este é o último domínio do painel. Sem ele ninguém entra.',
    'en-US': 'This is the last domain of the panel. Without it nobody can sign in.',
    'es-ES': 'Este es el último dominio del panel. Sin él nadie puede entrar.',
  },
});

/** Of a text that is no host. */
export const invalidHostTexts: Texts = {
  'pt-BR': 'Informe só o domínio, como loja.exemplo.com.br.',
  'en-US': 'Enter the domain only, as in shop.example.com.',
  'es-ES': 'Indique solo el dominio, como tienda.ejemplo.com.',
};
