import { defineMessages } from '@guiche/i18n';

/** The sign-in pages. */
export const signInMessages = defineMessages({
  signInTo: {
    'pt-BR': 'Entrar',
    'en-US': 'Sign in',
    'es-ES': 'Entrar',
  },
  title_seller: {
    'pt-BR': 'Entre na sua conta',
    'en-US': 'Sign in to your account',
    'es-ES': 'Entre en su cuenta',
  },
  title_customer: {
    'pt-BR': 'Entre na sua conta',
    'en-US': 'Sign in to your account',
    'es-ES': 'Entre en su cuenta',
  },
  title_admin: {
    'pt-BR': 'Administração',
    'en-US': 'Administration',
    'es-ES': 'Administración',
  },
  title_manager: {
    'pt-BR': 'Gerentes de contas',
    'en-US': 'Account managers',
    'es-ES': 'Gerentes de cuentas',
  },
  title_master: {
    'pt-BR': 'Operação da instalação',
    'en-US': 'Installation operators',
    'es-ES': 'Operación de la instalación',
  },
  email: {
    'pt-BR': 'E-mail',
    'en-US': 'E-mail',
    'es-ES': 'Correo electrónico',
  },
  password: {
    'pt-BR': 'Senha',
    'en-US': 'Password',
    'es-ES': 'Contraseña',
  },
  submit: {
    'pt-BR': 'Entrar',
    'en-US': 'Sign in',
    'es-ES': 'Entrar',
  },
  code: { 'pt-BR': 'Código', 'en-US': 'Code', 'es-ES': 'Código' },
  codeText: {
    'pt-BR': 'Seis números do aplicativo autenticador, ou um código de recuperação.',
    'en-US': 'Six digits of the authenticator app, or a recovery code.',
    'es-ES': 'Seis números de la aplicación autenticadora, o un código de recuperación.',
  },
  remember: {
    'pt-BR': 'Lembrar deste navegador',
    'en-US': 'Remember this browser',
    'es-ES': 'Recordar este navegador',
  },
  rememberText: {
    'pt-BR': 'Por 30 dias o código não é pedido aqui. Não marque em um aparelho de outra pessoa.',
    'en-US': 'For 30 days no code is asked for here. Do not tick it on a device of somebody else.',
    'es-ES': 'Durante 30 días no se pide el código aquí. No lo marque en un dispositivo ajeno.',
  },
  usePasskey: {
    'pt-BR': 'Usar chave de acesso',
    'en-US': 'Use a passkey',
    'es-ES': 'Usar clave de acceso',
  },
  passkeyUnknown: {
    'pt-BR': 'Nenhuma conta daqui aceitou esta chave de acesso. Entre com a senha.',
    'en-US': 'No account here accepted this passkey. Sign in with your password.',
    'es-ES': 'Ninguna cuenta de aquí aceptó esta clave de acceso. Entre con la contraseña.',
  },
  passkeyFailed: {
    'pt-BR': 'A chave de acesso não foi usada. Tente de novo ou entre com a senha.',
    'en-US': 'No passkey was used. Try again, or sign in with your password.',
    'es-ES': 'No se usó ninguna clave de acceso. Inténtelo de nuevo o entre con la contraseña.',
  },
  register: { 'pt-BR': 'Abrir uma conta', 'en-US': 'Open an account', 'es-ES': 'Abrir una cuenta' },
  byMail: {
    'pt-BR': 'Comprou aqui? Entre sem senha',
    'en-US': 'Bought something here? Sign in without a password',
    'es-ES': '¿Compró aquí? Entre sin contraseña',
  },
  enterCode: { 'pt-BR': 'Digitar o código', 'en-US': 'Enter the code', 'es-ES': 'Ingresar el código' },
  forgot: {
    'pt-BR': 'Esqueci minha senha',
    'en-US': 'I forgot my password',
    'es-ES': 'Olvidé mi contraseña',
  },
  submitting: {
    'pt-BR': 'Entrando…',
    'en-US': 'Signing in…',
    'es-ES': 'Entrando…',
  },
  unknownHostTitle: {
    'pt-BR': 'Este endereço não está em uso',
    'en-US': 'This address is not in use',
    'es-ES': 'Esta dirección no está en uso',
  },
  unknownHostText: {
    'pt-BR': 'Confira o endereço com quem o enviou a você.',
    'en-US': 'Check the address with the person who sent it to you.',
    'es-ES': 'Verifique la dirección con quien se la envió.',
  },
});
