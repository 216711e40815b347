import { defineMessages } from '@guiche/i18n';

/** Administrators of platforms, and new platforms. */
export const administratorMessages = defineMessages({
  backToAdministrators: {
    'pt-BR': 'Voltar para os administradores',
    'en-US': 'Back to the administrators',
    'es-ES': 'Volver a los administradores',
  },
  backToPlatforms: {
    'pt-BR': 'Voltar para as plataformas',
    'en-US': 'Back to the platforms',
    'es-ES': 'Volver a las plataformas',
  },
  inviteTitle: {
    'pt-BR': 'Convidar administrador',
    'en-US': 'Invite an administrator',
    'es-ES': 'Invitar administrador',
  },
  inviteText: {
    'pt-BR': 'A pessoa recebe um link para criar a senha e pode fazer tudo na plataforma.',
    'en-US': 'The person receives a link to set a password and can do everything on the platform.',
    'es-ES': 'La persona recibe un enlace para crear la contraseña y puede hacer todo en la plataforma.',
  },
  sendInvitation: { 'pt-BR': 'Convidar', 'en-US': 'Invite', 'es-ES': 'Invitar' },
  inviteAgain: {
    'pt-BR': 'Enviar convite de novo',
    'en-US': 'Send the invitation again',
    'es-ES': 'Enviar la invitación de nuevo',
  },
  platform: { 'pt-BR': 'Plataforma', 'en-US': 'Platform', 'es-ES': 'Plataforma' },
  name: { 'pt-BR': 'Nome', 'en-US': 'Name', 'es-ES': 'Nombre' },
  email: { 'pt-BR': 'E-mail', 'en-US': 'E-mail', 'es-ES': 'Correo' },
  platformTitle: { 'pt-BR': 'Nova plataforma', 'en-US': 'New platform', 'es-ES': 'Nueva plataforma' },
  platformText: {
    'pt-BR':
      'A plataforma começa com as taxas padrão e todas as formas de pagamento. Quem administra conecta um provedor e ajusta o resto.',
    'en-US':
      'The platform begins with the default fees and all payment methods. Its administrator connects a provider and adjusts the rest.',
    'es-ES':
      'La plataforma empieza con las tarifas predeterminadas y todas las formas de pago. Quien administra conecta un proveedor y ajusta el resto.',
  },
  platformCreate: {
    'pt-BR': 'Criar plataforma',
    'en-US': 'Create the platform',
    'es-ES': 'Crear plataforma',
  },
  platformName: {
    'pt-BR': 'Nome da plataforma',
    'en-US': 'Name of the platform',
    'es-ES': 'Nombre de la plataforma',
  },
  host: { 'pt-BR': 'Domínio', 'en-US': 'Domain', 'es-ES': 'Dominio' },
  hostHint: {
    'pt-BR': 'Por exemplo, vendas.exemplo.com.br. O DNS precisa apontar para esta instalação.',
    'en-US': 'For example, sales.example.com. Its DNS must point to this installation.',
    'es-ES': 'Por ejemplo, ventas.ejemplo.com. El DNS debe apuntar a esta instalación.',
  },
  administratorName: {
    'pt-BR': 'Nome de quem administra',
    'en-US': 'Name of the administrator',
    'es-ES': 'Nombre de quien administra',
  },
  administratorEmail: {
    'pt-BR': 'E-mail de quem administra',
    'en-US': 'E-mail of the administrator',
    'es-ES': 'Correo de quien administra',
  },
  move: { 'pt-BR': 'Mudar de plataforma', 'en-US': 'Change platform', 'es-ES': 'Cambiar de plataforma' },
  moveWho: {
    'pt-BR': 'Mudar {name} de plataforma',
    'en-US': 'Move {name} to another platform',
    'es-ES': 'Cambiar a {name} de plataforma',
  },
  moveText: {
    'pt-BR':
      'A pessoa perde o acesso a {platform} agora, e as sessões dela terminam. Na outra plataforma ela recebe um convite por e-mail e cria uma senha nova.',
    'en-US':
      'The person loses access to {platform} now, and their sessions end. On the other platform they get an invitation by mail and set a new password.',
    'es-ES':
      'La persona pierde el acceso a {platform} ahora, y sus sesiones terminan. En la otra plataforma recibe una invitación por correo y crea una contraseña nueva.',
  },
  moveChoose: { 'pt-BR': 'Escolha', 'en-US': 'Choose', 'es-ES': 'Elija' },
  enter: {
    'pt-BR': 'Entrar na plataforma',
    'en-US': 'Enter the platform',
    'es-ES': 'Entrar en la plataforma',
  },
  enterAs: {
    'pt-BR': 'Entrar na plataforma como {name}',
    'en-US': 'Enter the platform as {name}',
    'es-ES': 'Entrar en la plataforma como {name}',
  },
  enterText: {
    'pt-BR':
      'Você vê o que esta pessoa vê, por 30 minutos, sem poder alterar nada. O motivo fica registrado, e ela vê o acesso na lista de sessões.',
    'en-US':
      'You see what this person sees for 30 minutes and can change nothing. The reason is recorded, and they see the access in the list of sessions.',
    'es-ES':
      'Usted ve lo que ve esta persona durante 30 minutos, sin poder cambiar nada. El motivo queda registrado y ella ve el acceso en la lista de sesiones.',
  },
  enterPermitted: {
    'pt-BR': 'Acesso liberado por 2 minutos.',
    'en-US': 'Access permitted for 2 minutes.',
    'es-ES': 'Acceso permitido por 2 minutos.',
  },
  enterContinue: {
    'pt-BR': 'Continuar em {platform}',
    'en-US': 'Continue at {platform}',
    'es-ES': 'Continuar en {platform}',
  },
  entryText: {
    'pt-BR': 'Acesso só de leitura, por 30 minutos. Ele termina quando você sai da instalação.',
    'en-US': 'Access to look only, for 30 minutes. It ends when you sign out of the installation.',
    'es-ES': 'Acceso solo de lectura, por 30 minutos. Termina cuando usted sale de la instalación.',
  },
  entryConfirm: { 'pt-BR': 'Entrar', 'en-US': 'Enter', 'es-ES': 'Entrar' },
  ownPassword: { 'pt-BR': 'Sua senha', 'en-US': 'Your password', 'es-ES': 'Su contraseña' },
  ownCode: {
    'pt-BR': 'Código do autenticador',
    'en-US': 'Code of the authenticator',
    'es-ES': 'Código del autenticador',
  },
  backToAdministrator: {
    'pt-BR': 'Voltar a quem administra',
    'en-US': 'Back to the administrator',
    'es-ES': 'Volver a quien administra',
  },
  actions: { 'pt-BR': 'Ações', 'en-US': 'Actions', 'es-ES': 'Acciones' },
  blockText: {
    'pt-BR':
      'Bloquear encerra as sessões e impede novas. Remover a verificação em duas etapas também encerra as sessões.',
    'en-US':
      'Blocking ends the sessions and prevents new ones. Removing the second factor ends the sessions too.',
    'es-ES':
      'Bloquear cierra las sesiones e impide nuevas. Quitar el segundo factor también cierra las sesiones.',
  },
  unblockText: {
    'pt-BR': 'A pessoa pode entrar de novo com a mesma senha.',
    'en-US': 'The person can sign in again with the same password.',
    'es-ES': 'La persona puede entrar de nuevo con la misma contraseña.',
  },
  block: { 'pt-BR': 'Bloquear', 'en-US': 'Block', 'es-ES': 'Bloquear' },
  unblock: { 'pt-BR': 'Desbloquear', 'en-US': 'Unblock', 'es-ES': 'Desbloquear' },
  resetFactor: {
    'pt-BR': 'Remover verificação em duas etapas',
    'en-US': 'Remove the second factor',
    'es-ES': 'Quitar el segundo factor',
  },
  reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  reasonHint: {
    'pt-BR': 'Fica no registro de auditoria.',
    'en-US': 'Kept in the audit log.',
    'es-ES': 'Queda en el registro de auditoría.',
  },
});
