import { defineMessages } from '@guiche/i18n';

/** The team of a seller. */
export const teamMessages = defineMessages({
  title: { 'pt-BR': 'Equipe', 'en-US': 'Team', 'es-ES': 'Equipo' },
  text: {
    'pt-BR': 'Quem trabalha na sua conta entra com a própria senha e vê só o que a função permite.',
    'en-US':
      'People who work in your account sign in with their own password and see what their role allows.',
    'es-ES': 'Quien trabaja en su cuenta entra con su propia contraseña y ve solo lo que su función permite.',
  },
  empty: {
    'pt-BR': 'Ninguém na equipe ainda.',
    'en-US': 'Nobody is in the team yet.',
    'es-ES': 'Todavía no hay nadie en el equipo.',
  },
  inviteTitle: { 'pt-BR': 'Convidar', 'en-US': 'Invite', 'es-ES': 'Invitar' },
  invite: { 'pt-BR': 'Enviar convite', 'en-US': 'Send the invitation', 'es-ES': 'Enviar invitación' },
  invited: {
    'pt-BR': 'Convite enviado. O link vale por 3 dias.',
    'en-US': 'Invitation sent. The link is valid for 3 days.',
    'es-ES': 'Invitación enviada. El enlace vale 3 días.',
  },
  name: { 'pt-BR': 'Nome', 'en-US': 'Name', 'es-ES': 'Nombre' },
  email: { 'pt-BR': 'E-mail', 'en-US': 'E-mail', 'es-ES': 'Correo' },
  role: { 'pt-BR': 'Função', 'en-US': 'Role', 'es-ES': 'Función' },
  role_ADMIN: {
    'pt-BR': 'Administração: vendas, produtos, taxas e equipe',
    'en-US': 'Administration: sales, products, fees and team',
    'es-ES': 'Administración: ventas, productos, tarifas y equipo',
  },
  role_FINANCE: {
    'pt-BR': 'Financeiro: consulta vendas, taxas e contas bancárias',
    'en-US': 'Finance: sees sales, fees and bank accounts',
    'es-ES': 'Finanzas: consulta ventas, tarifas y cuentas bancarias',
  },
  role_SUPPORT: {
    'pt-BR': 'Suporte: consulta vendas e produtos',
    'en-US': 'Support: sees sales and products',
    'es-ES': 'Soporte: consulta ventas y productos',
  },
  role_READER: {
    'pt-BR': 'Leitura: consulta vendas, produtos e taxas',
    'en-US': 'Reading: sees sales, products and fees',
    'es-ES': 'Lectura: consulta ventas, productos y tarifas',
  },
  status_CREATED: { 'pt-BR': 'Convite enviado', 'en-US': 'Invited', 'es-ES': 'Invitación enviada' },
  status_ACTIVE: { 'pt-BR': 'Ativo', 'en-US': 'Active', 'es-ES': 'Activo' },
  status_BLOCKED: { 'pt-BR': 'Bloqueado', 'en-US': 'Blocked', 'es-ES': 'Bloqueado' },
  lastSignIn: { 'pt-BR': 'Último acesso:', 'en-US': 'Last sign-in:', 'es-ES': 'Último acceso:' },
  never: { 'pt-BR': 'Nunca entrou', 'en-US': 'Never signed in', 'es-ES': 'Nunca entró' },
  password: { 'pt-BR': 'Sua senha', 'en-US': 'Your password', 'es-ES': 'Su contraseña' },
  code: {
    'pt-BR': 'Código do seu autenticador',
    'en-US': 'Code of your authenticator',
    'es-ES': 'Código de su autenticador',
  },
  back: { 'pt-BR': 'Voltar para a equipe', 'en-US': 'Back to the team', 'es-ES': 'Volver al equipo' },
  save: { 'pt-BR': 'Salvar função', 'en-US': 'Save the role', 'es-ES': 'Guardar función' },
  remove: { 'pt-BR': 'Remover da equipe', 'en-US': 'Remove from the team', 'es-ES': 'Eliminar del equipo' },
  removeText: {
    'pt-BR':
      'Quem sai da equipe não entra mais, e as sessões são encerradas. O que fez continua nos registros.',
    'en-US':
      'Whoever leaves the team cannot sign in any more, and the sessions end. What they did stays recorded.',
    'es-ES': 'Quien sale del equipo no entra más y las sesiones se cierran. Lo que hizo queda registrado.',
  },
  inviteAgain: {
    'pt-BR': 'Enviar convite de novo',
    'en-US': 'Send the invitation again',
    'es-ES': 'Enviar la invitación de nuevo',
  },
});
