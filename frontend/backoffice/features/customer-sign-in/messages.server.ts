import { defineMessages } from '@guiche/i18n';

/** The page on which buyers sign in by a mail. */
export const customerSignInMessages = defineMessages({
  askTitle: { 'pt-BR': 'Minhas compras', 'en-US': 'My purchases', 'es-ES': 'Mis compras' },
  askText: {
    'pt-BR': 'Digite o e-mail que usou na compra. Enviamos um código para entrar, sem senha.',
    'en-US': 'Enter the e-mail address that you used for the purchase. We send a code; you need no password.',
    'es-ES': 'Ingrese el correo que usó en la compra. Enviamos un código para entrar, sin contraseña.',
  },
  email: { 'pt-BR': 'E-mail', 'en-US': 'E-mail', 'es-ES': 'Correo electrónico' },
  send: { 'pt-BR': 'Enviar código', 'en-US': 'Send the code', 'es-ES': 'Enviar código' },
  codeTitle: { 'pt-BR': 'Confira o seu e-mail', 'en-US': 'Check your e-mail', 'es-ES': 'Revise su correo' },
  codeText: {
    'pt-BR':
      'Se {email} comprou aqui, o código chega em alguns minutos e vale por 30. Olhe também a caixa de spam.',
    'en-US':
      'If {email} bought something here, the code arrives within minutes and is valid for 30. Look in the spam folder too.',
    'es-ES':
      'Si {email} compró aquí, el código llega en unos minutos y vale 30. Mire también la carpeta de spam.',
  },
  code: { 'pt-BR': 'Código', 'en-US': 'Code', 'es-ES': 'Código' },
  codeHelp: { 'pt-BR': 'Seis números', 'en-US': 'Six digits', 'es-ES': 'Seis números' },
  enter: { 'pt-BR': 'Entrar', 'en-US': 'Sign in', 'es-ES': 'Entrar' },
  linkTitle: {
    'pt-BR': 'Entre nas suas compras',
    'en-US': 'Open your purchases',
    'es-ES': 'Entre en sus compras',
  },
  linkText: {
    'pt-BR': 'O botão funciona uma vez. Em um aparelho de outra pessoa, saia ao terminar.',
    'en-US': 'The button works once. On a device of somebody else, sign out when you are done.',
    'es-ES': 'El botón funciona una vez. En un dispositivo ajeno, cierre la sesión al terminar.',
  },
  factor: {
    'pt-BR': 'Código do aplicativo autenticador',
    'en-US': 'Code of the authenticator app',
    'es-ES': 'Código de la aplicación autenticadora',
  },
  factorHelp: {
    'pt-BR': 'Ou um código de recuperação. Quem só tem chave de acesso entra com ela na outra página.',
    'en-US': 'Or a recovery code. With a passkey only, sign in on the other page.',
    'es-ES':
      'O un código de recuperación. Quien solo tiene clave de acceso entra con ella en la otra página.',
  },
  again: { 'pt-BR': 'Pedir outro código', 'en-US': 'Ask for another code', 'es-ES': 'Pedir otro código' },
  withPassword: {
    'pt-BR': 'Entrar com senha',
    'en-US': 'Sign in with a password',
    'es-ES': 'Entrar con contraseña',
  },
});
