import type { Texts } from '@guiche/i18n';
import { problems } from '../../runtime/errors/index.js';
import type { PasswordProblem } from './passwords.js';

/** What sign-in answers. The same answer for an unknown account and for a wrong password. */
export const identityProblem = problems({
  invalidCredentials: {
    status: 401,
    'pt-BR': 'E-mail ou senha incorretos.',
    'en-US': 'Wrong e-mail or password.',
    'es-ES': 'Correo o contraseña incorrectos.',
  },
  platformSuspended: {
    status: 403,
    'pt-BR': 'Esta plataforma está suspensa. Fale com quem opera a instalação.',
    'en-US': 'This platform is suspended. Contact the operator of the installation.',
    'es-ES': 'Esta plataforma está suspendida. Contacte a quien opera la instalación.',
  },
  signInLimited: {
    status: 429,
    'pt-BR': 'Muitas tentativas de entrar. Aguarde alguns minutos e tente de novo.',
    'en-US': 'Too many attempts to sign in. Wait a few minutes and try again.',
    'es-ES': 'Demasiados intentos de iniciar sesión. Espere unos minutos e inténtelo de nuevo.',
  },
  networkBlocked: {
    status: 403,
    'pt-BR': 'Entradas a partir da sua rede estão bloqueadas. Fale com o suporte da plataforma.',
    'en-US': 'Signing in from your network is blocked. Contact the support of the platform.',
    'es-ES': 'El acceso desde su red está bloqueado. Contacte al soporte de la plataforma.',
  },
  addressNotAllowed: {
    status: 403,
    'pt-BR': 'A administração desta plataforma só abre em endereços de uma lista, e o seu não está nela.',
    'en-US':
      'The administration of this platform opens from listed addresses only, and yours is not one of them.',
    'es-ES':
      'La administración de esta plataforma solo se abre desde direcciones de una lista, y la suya no está.',
  },
  networkBlockedAlready: {
    status: 409,
    'pt-BR': 'Esta rede já está bloqueada.',
    'en-US': 'This network is blocked already.',
    'es-ES': 'Esta red ya está bloqueada.',
  },
  networkNotBlocked: {
    status: 409,
    'pt-BR': 'Este bloqueio já terminou.',
    'en-US': 'This block is over already.',
    'es-ES': 'Este bloqueo ya terminó.',
  },
  recoveryLimited: {
    status: 429,
    'pt-BR': 'Muitos pedidos em pouco tempo. Aguarde e tente de novo.',
    'en-US': 'Too many requests in a short time. Wait and try again.',
    'es-ES': 'Demasiadas solicitudes en poco tiempo. Espere e inténtelo de nuevo.',
  },
  linkInvalid: {
    status: 410,
    'pt-BR': 'Este link já foi usado ou não vale mais. Peça outro.',
    'en-US': 'This link was used or is no longer valid. Ask for another one.',
    'es-ES': 'Este enlace ya fue usado o no es válido. Solicite otro.',
  },
  ownRights: {
    status: 403,
    'pt-BR': 'Ninguém altera as próprias permissões.',
    'en-US': 'Nobody changes their own permissions.',
    'es-ES': 'Nadie cambia sus propios permisos.',
  },
  ownSecondFactor: {
    status: 403,
    'pt-BR': 'Ninguém remove o próprio segundo fator sem ele. Peça a outra pessoa da operação.',
    'en-US': 'Nobody removes their own second factor without it. Ask another operator.',
    'es-ES': 'Nadie elimina su propio segundo factor sin él. Pida a otra persona de la operación.',
  },
  administratorBlocked: {
    status: 409,
    'pt-BR': 'Esta pessoa está bloqueada. Desbloqueie antes de mudar a plataforma.',
    'en-US': 'This person is blocked. Unblock them before you change the platform.',
    'es-ES': 'Esta persona está bloqueada. Desbloquéela antes de cambiar la plataforma.',
  },
  lastAdministrator: {
    status: 409,
    'pt-BR': 'Esta é a última pessoa que administra a plataforma. Convide outra antes.',
    'en-US': 'This is the last administrator of the platform. Invite another one first.',
    'es-ES': 'Es la última persona que administra la plataforma. Invite a otra antes.',
  },
  tooManyMembers: {
    status: 409,
    'pt-BR': 'A equipe já tem o máximo de pessoas. Remova alguém antes de convidar.',
    'en-US': 'The team has the maximum number of people. Remove somebody before you invite another one.',
    'es-ES': 'El equipo ya tiene el máximo de personas. Elimine a alguien antes de invitar.',
  },
  invitationsLimited: {
    status: 429,
    'pt-BR': 'Muitos convites em pouco tempo. Aguarde e tente de novo.',
    'en-US': 'Too many invitations in a short time. Wait and try again.',
    'es-ES': 'Demasiadas invitaciones en poco tiempo. Espere e inténtelo de nuevo.',
  },
  tooManyKeys: {
    status: 409,
    'pt-BR': 'Você já tem o máximo de chaves. Revogue uma antes de criar outra.',
    'en-US': 'You have the maximum number of keys. Revoke one before you create another.',
    'es-ES': 'Ya tiene el máximo de claves. Revoque una antes de crear otra.',
  },
  tooManyPasskeys: {
    status: 409,
    'pt-BR': 'Você já tem o máximo de chaves de acesso. Remova uma antes de criar outra.',
    'en-US': 'You have the maximum number of passkeys. Remove one before you create another.',
    'es-ES': 'Ya tiene el máximo de claves de acceso. Elimine una antes de crear otra.',
  },
  noPasskeysHere: {
    status: 409,
    'pt-BR': 'Este endereço não aceita chaves de acesso. Abra a página pelo domínio da plataforma.',
    'en-US': 'This address does not accept passkeys. Open the page at the domain of the platform.',
    'es-ES': 'Esta dirección no acepta claves de acceso. Abra la página en el dominio de la plataforma.',
  },
  passkeyRefused: {
    status: 422,
    'pt-BR': 'Não foi possível confirmar a chave de acesso. Tente de novo.',
    'en-US': 'The passkey could not be confirmed. Try again.',
    'es-ES': 'No se pudo confirmar la clave de acceso. Inténtelo de nuevo.',
  },
  notHeld: {
    status: 403,
    'pt-BR': 'Você só pode dar ou tirar permissões que tem.',
    'en-US': 'You can only give or take away permissions that you hold.',
    'es-ES': 'Solo puede dar o quitar permisos que tiene.',
  },
  secondFactorRequired: {
    status: 401,
    'pt-BR': 'Digite o código do seu aplicativo autenticador.',
    'en-US': 'Enter the code of your authenticator app.',
    'es-ES': 'Ingrese el código de su aplicación autenticadora.',
  },
  wrongSecondFactor: {
    status: 401,
    'pt-BR': 'Código incorreto ou já usado.',
    'en-US': 'The code is wrong or was used before.',
    'es-ES': 'Código incorrecto o ya usado.',
  },
  secondFactorActive: {
    status: 409,
    'pt-BR': 'A verificação em duas etapas já está ativa.',
    'en-US': 'The second factor is active already.',
    'es-ES': 'La verificación en dos pasos ya está activa.',
  },
  wrongConfirmationCode: {
    status: 422,
    'pt-BR': 'Código incorreto ou vencido. Confira o e-mail mais recente ou peça outro código.',
    'en-US': 'The code is wrong or too old. Look at the newest e-mail, or ask for another code.',
    'es-ES': 'Código incorrecto o vencido. Revise el correo más reciente o pida otro código.',
  },
  emailNotConfirmed: {
    status: 401,
    'pt-BR': 'Confirme o seu e-mail com o código que enviamos.',
    'en-US': 'Confirm your e-mail address with the code that we sent.',
    'es-ES': 'Confirme su correo con el código que enviamos.',
  },
});

/** Why a password is refused, for the person who chose it. */
export const passwordTexts = (problem: PasswordProblem): Texts => PASSWORD_TEXTS[problem];

const PASSWORD_TEXTS: Readonly<Record<PasswordProblem, Texts>> = {
  passwordTooShort: {
    'pt-BR': 'Use pelo menos 12 caracteres.',
    'en-US': 'Use at least 12 characters.',
    'es-ES': 'Use al menos 12 caracteres.',
  },
  passwordTooLong: {
    'pt-BR': 'Use no máximo 128 caracteres.',
    'en-US': 'Use at most 128 characters.',
    'es-ES': 'Use como máximo 128 caracteres.',
  },
  passwordTooEasy: {
    'pt-BR': 'Esta senha é fácil de adivinhar. Use palavras que não combinam entre si.',
    'en-US': 'This password is easy to guess. Use words that do not belong together.',
    'es-ES': 'Esta contraseña es fácil de adivinar. Use palabras que no combinen entre sí.',
  },
};

/** Of a host that is not valid or belongs to a platform. */
export const hostTexts: Texts = {
  'pt-BR': 'Informe um domínio que nenhuma plataforma usa, sem https:// e sem barra.',
  'en-US': 'Enter a domain that no platform uses, without https:// and without a slash.',
  'es-ES': 'Indique un dominio que ninguna plataforma use, sin https:// y sin barra.',
};

/** Of a text that is no network, or a network that is too wide. */
export const networkTexts: Texts = {
  'pt-BR': 'Informe um endereço IP ou uma rede, como 203.0.113.0/24. A mais ampla é /16 (IPv6: /32).',
  'en-US': 'Enter an IP address or a network like 203.0.113.0/24. The widest is /16 (IPv6: /32).',
  'es-ES': 'Indique una dirección IP o una red, como 203.0.113.0/24. La más amplia es /16 (IPv6: /32).',
};

/** Of the network of the person who blocks. */
export const ownNetworkTexts: Texts = {
  'pt-BR': 'Você está nesta rede e não conseguiria entrar de novo.',
  'en-US': 'You are in this network and could not sign in again.',
  'es-ES': 'Usted está en esta red y no podría entrar de nuevo.',
};

/** Of a name that another platform has. */
export const platformNameTexts: Texts = {
  'pt-BR': 'Outra plataforma já usa este nome, ou ele não tem letras.',
  'en-US': 'Another platform has this name, or it has no letters.',
  'es-ES': 'Otra plataforma ya usa este nombre, o no tiene letras.',
};

/** Of a platform to which an administrator cannot move, because it is suspended or closed. */
export const shutPlatformTexts: Texts = {
  'pt-BR': 'Esta plataforma está suspensa ou encerrada. Escolha outra.',
  'en-US': 'This platform is suspended or closed. Choose another one.',
  'es-ES': 'Esta plataforma está suspendida o cerrada. Elija otra.',
};

/** Of a platform to which an administrator cannot move, because they administer it. */
export const samePlatformTexts: Texts = {
  'pt-BR': 'A pessoa já administra esta plataforma. Escolha outra.',
  'en-US': 'The person administers this platform already. Choose another one.',
  'es-ES': 'La persona ya administra esta plataforma. Elija otra.',
};

export const emailTakenTexts: Texts = {
  'pt-BR': 'Já existe uma conta com este e-mail.',
  'en-US': 'There is already an account with this e-mail address.',
  'es-ES': 'Ya existe una cuenta con este correo.',
};

export const wrongPasswordTexts: Texts = {
  'pt-BR': 'Senha incorreta.',
  'en-US': 'Wrong password.',
  'es-ES': 'Contraseña incorrecta.',
};

export const wrongCodeTexts: Texts = {
  'pt-BR': 'Código incorreto ou já usado.',
  'en-US': 'The code is wrong or was used before.',
  'es-ES': 'Código incorrecto o ya usado.',
};

export const unknownManagerTexts: Texts = {
  'pt-BR': 'Não há gerente com este código.',
  'en-US': 'There is no manager with this code.',
  'es-ES': 'No hay gerente con este código.',
};

/** Of a document that would replace another one. */
export const documentTexts: Texts = {
  'pt-BR': 'O documento não pode ser trocado. Fale com o suporte.',
  'en-US': 'The document cannot be replaced. Contact support.',
  'es-ES': 'El documento no se puede cambiar. Contacte al soporte.',
};

export const managerCodeTakenTexts: Texts = {
  'pt-BR': 'Este código já é de outro gerente.',
  'en-US': 'This code belongs to another manager.',
  'es-ES': 'Este código ya es de otro gerente.',
};
