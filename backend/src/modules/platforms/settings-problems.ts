import type { Texts } from '@guiche/i18n';
import { problems } from '../../runtime/errors/index.js';

export const settingsProblem = problems({
  alreadyInEffect: {
    status: 409,
    'pt-BR': 'Esta alteração já está em vigor ou foi cancelada.',
    'en-US': 'This change is in effect already, or was canceled.',
    'es-ES': 'Este cambio ya está en vigor o fue cancelado.',
  },
  statusNotReachable: {
    status: 409,
    'pt-BR': 'A plataforma não pode passar para esta situação agora. Suspenda antes de encerrar.',
    'en-US': 'The platform cannot change to this status now. Suspend it before you close it.',
    'es-ES': 'La plataforma no puede pasar a este estado ahora. Suspéndala antes de cerrarla.',
  },
  secondSecretExists: {
    status: 409,
    'pt-BR': 'Já existem duas. Remova a que não está em uso antes de adicionar outra.',
    'en-US': 'There are two already. Remove the one that is not in use before you add another.',
    'es-ES': 'Ya existen dos. Quite la que no está en uso antes de agregar otra.',
  },
  sameSecret: {
    status: 409,
    'pt-BR': 'Este valor já está em uso.',
    'en-US': 'This value is in use already.',
    'es-ES': 'Este valor ya está en uso.',
  },
  noSecondSecret: {
    status: 409,
    'pt-BR': 'Não há outra para usar. Adicione uma antes.',
    'en-US': 'There is no other one to use. Add one first.',
    'es-ES': 'No hay otra para usar. Agregue una antes.',
  },
  noSecret: {
    status: 409,
    'pt-BR': 'Não há nada para remover.',
    'en-US': 'There is nothing to remove.',
    'es-ES': 'No hay nada que quitar.',
  },
  secretExpired: {
    status: 409,
    'pt-BR': 'Este certificado já venceu. Remova-o e adicione um válido.',
    'en-US': 'This certificate has expired. Remove it and add a valid one.',
    'es-ES': 'Este certificado ya venció. Quítelo y agregue uno válido.',
  },
  secretIsOnly: {
    status: 409,
    'pt-BR': 'Só há a que está em uso. Remover a única é um passo separado.',
    'en-US': 'There is only the one in use. To remove the only one is a step of its own.',
    'es-ES': 'Solo hay la que está en uso. Quitar la única es un paso aparte.',
  },
  secretNotOnly: {
    status: 409,
    'pt-BR': 'Não é a única. Remova antes a que não está em uso.',
    'en-US': 'It is not the only one. Remove the one that is not in use first.',
    'es-ES': 'No es la única. Quite antes la que no está en uso.',
  },
  secretUseUnknown: {
    status: 409,
    'pt-BR':
      'É a única e não se sabe se foi usada: é anterior ao registro de usos. Adicione outra e passe a usá-la antes de remover esta.',
    'en-US':
      'It is the only one and it is not known whether it was used: it is older than the record of uses. Add another and use that before you remove this one.',
    'es-ES':
      'Es la única y no se sabe si se usó: es anterior al registro de usos. Agregue otra y úsela antes de quitar esta.',
  },
  secretInUse: {
    status: 409,
    'pt-BR':
      'É a única e foi usada nos últimos 30 dias. Adicione outra e passe a usá-la antes de remover esta.',
    'en-US':
      'It is the only one and was used in the last 30 days. Add another and use that before you remove this one.',
    'es-ES': 'Es la única y se usó en los últimos 30 días. Agregue otra y úsela antes de quitar esta.',
  },
  ownAddressShutOut: {
    status: 409,
    'pt-BR': 'Esta lista não contém o seu endereço atual, {address}. Você ficaria sem acesso.',
    'en-US': 'This list does not contain your present address, {address}. You would have no access.',
    'es-ES': 'Esta lista no contiene su dirección actual, {address}. Usted se quedaría sin acceso.',
  },
  settingsRefused: {
    status: 422,
    'pt-BR': 'Estas configurações não são válidas.',
    'en-US': 'These settings are not valid.',
    'es-ES': 'Esta configuración no es válida.',
  },
});

/** Of a list of which an entry is no address and no network. */
export const staffAddressTexts: Texts = {
  'pt-BR': 'Informe endereços IPv4 ou IPv6, ou redes como 203.0.113.0/24 (a mais larga: /8, IPv6: /16).',
  'en-US': 'Enter IPv4 or IPv6 addresses, or networks like 203.0.113.0/24 (the widest: /8, IPv6: /16).',
  'es-ES': 'Indique direcciones IPv4 o IPv6, o redes como 203.0.113.0/24 (la más amplia: /8, IPv6: /16).',
};

/** Of a usual language that is not offered. */
export const usualLanguageTexts: Texts = {
  'pt-BR': 'O idioma padrão precisa ser um dos oferecidos.',
  'en-US': 'The default language must be one of those offered.',
  'es-ES': 'El idioma predeterminado debe ser uno de los ofrecidos.',
};

/** Of a day that a change cannot take effect on. */
export const validFromTexts: Texts = {
  'pt-BR': 'Informe hoje ou um dia futuro.',
  'en-US': 'Enter today or a later day.',
  'es-ES': 'Indique hoy o un día futuro.',
};

/** Of a trial without a day that it can end on. */
export const trialEndTexts: Texts = {
  'pt-BR': 'Informe o último dia do teste: de hoje até daqui a um ano.',
  'en-US': 'Enter the last day of the trial: from today to a year from now.',
  'es-ES': 'Indique el último día de la prueba: desde hoy hasta dentro de un año.',
};

/** Of more installments without interest than there are installments. */
export const withoutInterestTexts: Texts = {
  'pt-BR': 'Não pode ser maior que o número de parcelas.',
  'en-US': 'Cannot be more than the number of installments.',
  'es-ES': 'No puede superar el número de cuotas.',
};

/** Of an accent on which the text of a button cannot be read. */
export const accentTexts: Texts = {
  'pt-BR': 'Texto branco não se lê nesta cor (contraste abaixo de 4,5). Escolha uma mais escura.',
  'en-US': 'White text cannot be read on this colour (contrast below 4.5). Choose a darker one.',
  'es-ES': 'El texto blanco no se lee en este color (contraste inferior a 4,5). Elija uno más oscuro.',
};
