import { defineMessages } from '@guiche/i18n';

/** The words of the list of sign-ins. */
export const sessionLogsListMessages = defineMessages({
  title: { 'pt-BR': 'Acessos', 'en-US': 'Sign-ins', 'es-ES': 'Accesos' },
  empty: {
    'pt-BR': 'Cada tentativa de entrar aparece aqui.',
    'en-US': 'Every attempt to sign in appears here.',
    'es-ES': 'Cada intento de entrar aparece aquí.',
  },
  bulk_end: { 'pt-BR': 'Encerrar sessões', 'en-US': 'End the sessions', 'es-ES': 'Cerrar sesiones' },
  bulk_end_question: {
    'pt-BR':
      '{count, plural, one {Encerrar a sessão de # acesso?} other {Encerrar as sessões de # acessos?}}',
    'en-US': '{count, plural, one {End the session of # sign-in?} other {End the sessions of # sign-ins?}}',
    'es-ES':
      '{count, plural, one {¿Cerrar la sesión de # acceso?} other {¿Cerrar las sesiones de # accesos?}}',
  },
  bulk_end_text: {
    'pt-BR': 'Quem estiver usando uma delas precisa entrar de novo. Sessões já encerradas continuam assim.',
    'en-US': 'Whoever uses one of them has to sign in again. Sessions that have ended stay so.',
    'es-ES': 'Quien use una de ellas tendrá que iniciar sesión de nuevo. Las ya cerradas siguen así.',
  },
  bulk_end_reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  column_at: { 'pt-BR': 'Data', 'en-US': 'Date', 'es-ES': 'Fecha' },
  column_person: { 'pt-BR': 'Pessoa', 'en-US': 'Person', 'es-ES': 'Persona' },
  column_by: { 'pt-BR': 'Acesso feito por', 'en-US': 'Signed in by', 'es-ES': 'Acceso hecho por' },
  column_email: { 'pt-BR': 'E-mail', 'en-US': 'E-mail', 'es-ES': 'Correo' },
  column_area: { 'pt-BR': 'Área', 'en-US': 'Area', 'es-ES': 'Área' },
  column_platform: { 'pt-BR': 'Plataforma', 'en-US': 'Platform', 'es-ES': 'Plataforma' },
  column_ip: { 'pt-BR': 'Endereço IP', 'en-US': 'IP address', 'es-ES': 'Dirección IP' },
  column_device: { 'pt-BR': 'Dispositivo', 'en-US': 'Device', 'es-ES': 'Dispositivo' },
  column_result: { 'pt-BR': 'Resultado', 'en-US': 'Result', 'es-ES': 'Resultado' },
  column_method: { 'pt-BR': 'Como', 'en-US': 'How', 'es-ES': 'Cómo' },
  column_ended: { 'pt-BR': 'Saída', 'en-US': 'Signed out', 'es-ES': 'Salida' },
  column_session: { 'pt-BR': 'Sessão', 'en-US': 'Session', 'es-ES': 'Sesión' },
  filter_area: { 'pt-BR': 'Área', 'en-US': 'Area', 'es-ES': 'Área' },
  filter_result: { 'pt-BR': 'Resultado', 'en-US': 'Result', 'es-ES': 'Resultado' },
  filter_method: { 'pt-BR': 'Como', 'en-US': 'How', 'es-ES': 'Cómo' },
  filter_platform: { 'pt-BR': 'Plataforma', 'en-US': 'Platform', 'es-ES': 'Plataforma' },
  filter_person: { 'pt-BR': 'Pessoa', 'en-US': 'Person', 'es-ES': 'Persona' },
  area_seller: { 'pt-BR': 'Vendedor', 'en-US': 'Seller', 'es-ES': 'Vendedor' },
  area_customer: { 'pt-BR': 'Comprador', 'en-US': 'Customer', 'es-ES': 'Comprador' },
  area_admin: { 'pt-BR': 'Administração', 'en-US': 'Administration', 'es-ES': 'Administración' },
  area_manager: { 'pt-BR': 'Gerente', 'en-US': 'Manager', 'es-ES': 'Gerente' },
  area_master: { 'pt-BR': 'Instalação', 'en-US': 'Installation', 'es-ES': 'Instalación' },
  method_PASSWORD: { 'pt-BR': 'Senha', 'en-US': 'Password', 'es-ES': 'Contraseña' },
  method_PASSWORD_CODE: {
    'pt-BR': 'Senha e código',
    'en-US': 'Password and code',
    'es-ES': 'Contraseña y código',
  },
  method_PASSWORD_PASSKEY: {
    'pt-BR': 'Senha e chave de acesso',
    'en-US': 'Password and passkey',
    'es-ES': 'Contraseña y clave de acceso',
  },
  method_PASSWORD_DEVICE: {
    'pt-BR': 'Senha, navegador lembrado',
    'en-US': 'Password, remembered browser',
    'es-ES': 'Contraseña, navegador recordado',
  },
  method_PASSKEY: { 'pt-BR': 'Chave de acesso', 'en-US': 'Passkey', 'es-ES': 'Clave de acceso' },
  method_MAIL: { 'pt-BR': 'E-mail', 'en-US': 'E-mail', 'es-ES': 'Correo' },
  result_OK: { 'pt-BR': 'Entrou', 'en-US': 'Signed in', 'es-ES': 'Entró' },
  result_WRONG: { 'pt-BR': 'Dados incorretos', 'en-US': 'Wrong credentials', 'es-ES': 'Datos incorrectos' },
  result_SECOND_FACTOR: { 'pt-BR': 'Segunda etapa', 'en-US': 'Second factor', 'es-ES': 'Segundo factor' },
  result_LOGIN_AS: {
    'pt-BR': 'Equipe entrou como',
    'en-US': 'Staff signed in as',
    'es-ES': 'El equipo entró como',
  },
  result_BLOCKED: {
    'pt-BR': 'Rede não permitida',
    'en-US': 'Network not allowed',
    'es-ES': 'Red no permitida',
  },
  result_REFUSED: {
    'pt-BR': 'Tentativas demais',
    'en-US': 'Too many attempts',
    'es-ES': 'Demasiados intentos',
  },
});
