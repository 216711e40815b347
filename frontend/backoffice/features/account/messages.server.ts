import { defineMessages } from '@guiche/i18n';

/** The page of a person about their own account. */
export const accountMessages = defineMessages({
  title: { 'pt-BR': 'Minha conta', 'en-US': 'My account', 'es-ES': 'Mi cuenta' },
  signedInAs: { 'pt-BR': 'Você entrou como', 'en-US': 'You are signed in as', 'es-ES': 'Ha entrado como' },
  factor: {
    'pt-BR': 'Verificação em duas etapas',
    'en-US': 'Second factor',
    'es-ES': 'Verificación en dos pasos',
  },
  factorNeeded: {
    'pt-BR': 'Ative a verificação em duas etapas para usar as outras páginas.',
    'en-US': 'Add a second factor to use the other pages.',
    'es-ES': 'Active la verificación en dos pasos para usar las otras páginas.',
  },
  factorOn: { 'pt-BR': 'Ativa', 'en-US': 'Active', 'es-ES': 'Activa' },
  factorOff: { 'pt-BR': 'Inativa', 'en-US': 'Not active', 'es-ES': 'Inactiva' },
  factorText: {
    'pt-BR': 'Com um aplicativo autenticador, ninguém entra só com a sua senha.',
    'en-US': 'With an authenticator app, nobody can sign in with your password alone.',
    'es-ES': 'Con una aplicación autenticadora, nadie entra solo con su contraseña.',
  },
  factorCodesLeft: {
    'pt-BR':
      'A entrada pede um código do aplicativo. {count, plural, one {Resta # código de recuperação.} other {Restam # códigos de recuperação.}}',
    'en-US':
      'Sign-in asks for a code of the app. {count, plural, one {# recovery code is left.} other {# recovery codes are left.}}',
    'es-ES':
      'La entrada pide un código de la aplicación. {count, plural, one {Queda # código de recuperación.} other {Quedan # códigos de recuperación.}}',
  },
  factorAdd: {
    'pt-BR': 'Adicionar autenticador',
    'en-US': 'Add an authenticator',
    'es-ES': 'Agregar autenticador',
  },
  factorScan: {
    'pt-BR': 'Leia este código com o aplicativo e digite os seis números que ele mostra.',
    'en-US': 'Scan this code with the app and enter the six digits it shows.',
    'es-ES': 'Lea este código con la aplicación e ingrese los seis números que muestra.',
  },
  factorQrCode: {
    'pt-BR': 'Código QR do autenticador',
    'en-US': 'QR code of the authenticator',
    'es-ES': 'Código QR del autenticador',
  },
  factorSecret: {
    'pt-BR': 'Ou digite esta chave:',
    'en-US': 'Or enter this key:',
    'es-ES': 'O ingrese esta clave:',
  },
  factorConfirm: { 'pt-BR': 'Ativar', 'en-US': 'Activate', 'es-ES': 'Activar' },
  factorRemove: { 'pt-BR': 'Desativar', 'en-US': 'Deactivate', 'es-ES': 'Desactivar' },
  currentPassword: { 'pt-BR': 'Senha atual', 'en-US': 'Current password', 'es-ES': 'Contraseña actual' },
  code: { 'pt-BR': 'Código', 'en-US': 'Code', 'es-ES': 'Código' },
  codeOrRecovery: {
    'pt-BR': 'Código do aplicativo ou de recuperação',
    'en-US': 'Code of the app, or a recovery code',
    'es-ES': 'Código de la aplicación o de recuperación',
  },
  recoveryCodes: {
    'pt-BR': 'Guarde os códigos de recuperação',
    'en-US': 'Keep the recovery codes',
    'es-ES': 'Guarde los códigos de recuperación',
  },
  recoveryCodesText: {
    'pt-BR': 'Cada um vale uma vez, se você perder o aparelho. Eles não aparecem de novo.',
    'en-US': 'Each works once, if you lose the device. They are not shown again.',
    'es-ES': 'Cada uno vale una vez, si pierde el dispositivo. No se muestran de nuevo.',
  },
  password: { 'pt-BR': 'Senha', 'en-US': 'Password', 'es-ES': 'Contraseña' },
  passwordText: {
    'pt-BR': 'A troca encerra as suas outras sessões, e você recebe um aviso por e-mail.',
    'en-US': 'A change ends your other sessions, and you are told by e-mail.',
    'es-ES': 'El cambio cierra sus otras sesiones, y usted recibe un aviso por correo.',
  },
  presentPassword: {
    'pt-BR': 'Senha que você usa hoje',
    'en-US': 'Password that you use today',
    'es-ES': 'Contraseña que usa hoy',
  },
  passwordCode: {
    'pt-BR': 'Código da verificação em duas etapas',
    'en-US': 'Code of the second factor',
    'es-ES': 'Código de la verificación en dos pasos',
  },
  newPassword: { 'pt-BR': 'Nova senha', 'en-US': 'New password', 'es-ES': 'Nueva contraseña' },
  newPasswordText: {
    'pt-BR': 'Use pelo menos 12 caracteres, com palavras que não combinam entre si.',
    'en-US': 'Use at least 12 characters, with words that do not belong together.',
    'es-ES': 'Use al menos 12 caracteres, con palabras que no combinen entre sí.',
  },
  changePassword: { 'pt-BR': 'Trocar senha', 'en-US': 'Change password', 'es-ES': 'Cambiar contraseña' },
  passwordChanged: {
    'pt-BR': 'Senha trocada. As outras sessões foram encerradas.',
    'en-US': 'Password changed. The other sessions were ended.',
    'es-ES': 'Contraseña cambiada. Las otras sesiones se cerraron.',
  },
  passwordForgotten: {
    'pt-BR': 'Não tem ou esqueceu a senha? Peça um link.',
    'en-US': 'No password, or forgot it? Ask for a link.',
    'es-ES': '¿No tiene u olvidó la contraseña? Pida un enlace.',
  },
  passkeys: { 'pt-BR': 'Chaves de acesso', 'en-US': 'Passkeys', 'es-ES': 'Claves de acceso' },
  passkeysText: {
    'pt-BR':
      'Entre com a digital, o rosto ou o PIN do aparelho. A entrada por senha passa a pedir a chave ou um código.',
    'en-US':
      'Sign in with the finger, the face or the PIN of a device. Sign-in by password then asks for the passkey or a code.',
    'es-ES':
      'Entre con la huella, el rostro o el PIN del dispositivo. La entrada con contraseña pide entonces la clave o un código.',
  },
  passkeyNeedsBrowser: {
    'pt-BR':
      'Para adicionar uma chave, abra esta página pelo domínio da plataforma, em um navegador com JavaScript.',
    'en-US': 'To add a passkey, open this page at the domain of the platform in a browser with JavaScript.',
    'es-ES':
      'Para agregar una clave, abra esta página en el dominio de la plataforma, en un navegador con JavaScript.',
  },
  passkeyName: { 'pt-BR': 'Nome da chave', 'en-US': 'Name of the passkey', 'es-ES': 'Nombre de la clave' },
  passkeyNameText: {
    'pt-BR': 'Para reconhecer o aparelho, por exemplo “Celular”.',
    'en-US': 'To recognize the device, for example “Phone”.',
    'es-ES': 'Para reconocer el dispositivo, por ejemplo “Celular”.',
  },
  passkeyAdd: {
    'pt-BR': 'Adicionar chave de acesso',
    'en-US': 'Add a passkey',
    'es-ES': 'Agregar clave de acceso',
  },
  passkeyContinue: { 'pt-BR': 'Continuar', 'en-US': 'Continue', 'es-ES': 'Continuar' },
  passkeyAdded: {
    'pt-BR': 'Chave de acesso adicionada.',
    'en-US': 'Passkey added.',
    'es-ES': 'Clave de acceso agregada.',
  },
  passkeyNotCreated: {
    'pt-BR': 'O aparelho não criou a chave de acesso. Digite a senha e tente de novo.',
    'en-US': 'The device created no passkey. Enter your password and try again.',
    'es-ES': 'El dispositivo no creó la clave de acceso. Ingrese la contraseña e inténtelo de nuevo.',
  },
  passkeyCreated: { 'pt-BR': 'Criada em', 'en-US': 'Created', 'es-ES': 'Creada' },
  passkeyUnused: { 'pt-BR': 'Nunca usada', 'en-US': 'Never used', 'es-ES': 'Nunca usada' },
  passkeyRemoveNamed: { 'pt-BR': 'Remover {name}', 'en-US': 'Remove {name}', 'es-ES': 'Eliminar {name}' },
  passkeyRemove: { 'pt-BR': 'Remover chave', 'en-US': 'Remove passkey', 'es-ES': 'Eliminar clave' },
  sessions: { 'pt-BR': 'Sessões ativas', 'en-US': 'Active sessions', 'es-ES': 'Sesiones activas' },
  sessionsText: {
    'pt-BR': 'Os aparelhos em que sua conta está aberta. Encerre os que você não reconhece.',
    'en-US': 'The devices on which your account is open. End those that you do not recognize.',
    'es-ES': 'Los dispositivos en los que su cuenta está abierta. Cierre los que no reconozca.',
  },
  device: { 'pt-BR': 'Navegador', 'en-US': 'Browser', 'es-ES': 'Navegador' },
  unknownDevice: {
    'pt-BR': 'Navegador desconhecido',
    'en-US': 'Unknown browser',
    'es-ES': 'Navegador desconocido',
  },
  address: { 'pt-BR': 'Endereço', 'en-US': 'Address', 'es-ES': 'Dirección' },
  signedInAt: { 'pt-BR': 'Entrada', 'en-US': 'Signed in', 'es-ES': 'Entrada' },
  lastUsed: { 'pt-BR': 'Último uso', 'en-US': 'Last used', 'es-ES': 'Último uso' },
  byStaff: {
    'pt-BR': 'acesso da equipe: {name}',
    'en-US': 'access of staff: {name}',
    'es-ES': 'acceso del equipo: {name}',
  },
  devices: {
    'pt-BR': 'Navegadores lembrados',
    'en-US': 'Remembered browsers',
    'es-ES': 'Navegadores recordados',
  },
  devicesText: {
    'pt-BR':
      'Neles a senha basta para entrar. Uma senha nova, um segundo fator novo ou encerrar as outras sessões os apaga.',
    'en-US':
      'There the password is enough to sign in. A new password, a new second factor or ending the other sessions removes them.',
    'es-ES':
      'En ellos basta la contraseña para entrar. Una contraseña nueva, un segundo factor nuevo o cerrar las otras sesiones los elimina.',
  },
  deviceUntil: { 'pt-BR': 'até {at}', 'en-US': 'until {at}', 'es-ES': 'hasta {at}' },
  deviceForget: { 'pt-BR': 'Esquecer', 'en-US': 'Forget', 'es-ES': 'Olvidar' },
  deviceForgetNamed: {
    'pt-BR': 'Esquecer o navegador {device}',
    'en-US': 'Forget the browser {device}',
    'es-ES': 'Olvidar el navegador {device}',
  },
  deviceForgotten: {
    'pt-BR': 'Navegador esquecido.',
    'en-US': 'Browser forgotten.',
    'es-ES': 'Navegador olvidado.',
  },
  thisSession: { 'pt-BR': 'Esta sessão', 'en-US': 'This session', 'es-ES': 'Esta sesión' },
  end: { 'pt-BR': 'Encerrar', 'en-US': 'End', 'es-ES': 'Cerrar' },
  endNamed: {
    'pt-BR': 'Encerrar a sessão de {device}',
    'en-US': 'End the session of {device}',
    'es-ES': 'Cerrar la sesión de {device}',
  },
  endOthers: {
    'pt-BR': 'Encerrar as outras sessões',
    'en-US': 'End the other sessions',
    'es-ES': 'Cerrar las otras sesiones',
  },
  ended: { 'pt-BR': 'Sessão encerrada.', 'en-US': 'Session ended.', 'es-ES': 'Sesión cerrada.' },
});
