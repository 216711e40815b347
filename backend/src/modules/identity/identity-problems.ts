import { problems } from '../../runtime/errors/index.js';

/** What sign-in answers. The same answer for an unknown account and for a wrong password. */
export const identityProblem = problems({
  invalidCredentials: {
    status: 401,
    'pt-BR': 'E-mail ou senha incorretos.',
    'en-US': 'Wrong e-mail or password.',
    'es-ES': 'Correo o contraseña incorrectos.',
  },
  signInLimited: {
    status: 429,
    'pt-BR': 'Muitas tentativas de entrar. Aguarde alguns minutos e tente de novo.',
    'en-US': 'Too many attempts to sign in. Wait a few minutes and try again.',
    'es-ES': 'Demasiados intentos de iniciar sesión. Espere unos minutos e inténtelo de nuevo.',
  },
  unknownHost: {
    status: 404,
    'pt-BR': 'Este endereço não pertence a nenhuma plataforma.',
    'en-US': 'This address does not belong to any platform.',
    'es-ES': 'Esta dirección no pertenece a ninguna plataforma.',
  },
});
