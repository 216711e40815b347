import { defineMessages } from '@guiche/i18n';

/** The business of a seller, their mails and their data. */
export const companyMessages = defineMessages({
  title: { 'pt-BR': 'Empresa e avisos', 'en-US': 'Company and notices', 'es-ES': 'Empresa y avisos' },
  company: {
    'pt-BR': 'Empresa e atendimento',
    'en-US': 'Company and support',
    'es-ES': 'Empresa y atención',
  },
  tradeName: { 'pt-BR': 'Nome fantasia', 'en-US': 'Trade name', 'es-ES': 'Nombre comercial' },
  address: { 'pt-BR': 'Endereço', 'en-US': 'Address', 'es-ES': 'Dirección' },
  supportEmail: {
    'pt-BR': 'E-mail de atendimento',
    'en-US': 'E-mail of support',
    'es-ES': 'Correo de atención',
  },
  supportPhone: {
    'pt-BR': 'Telefone de atendimento',
    'en-US': 'Phone of support',
    'es-ES': 'Teléfono de atención',
  },
  notifications: { 'pt-BR': 'Avisos por e-mail', 'en-US': 'Notices by e-mail', 'es-ES': 'Avisos por correo' },
  onBuyApproved: { 'pt-BR': 'Compra aprovada', 'en-US': 'Purchase approved', 'es-ES': 'Compra aprobada' },
  onPixCreated: { 'pt-BR': 'PIX gerado', 'en-US': 'PIX created', 'es-ES': 'PIX generado' },
  onAbandonedCart: {
    'pt-BR': 'Carrinho abandonado',
    'en-US': 'Abandoned cart',
    'es-ES': 'Carrito abandonado',
  },
  onRefound: { 'pt-BR': 'Reembolso', 'en-US': 'Refund', 'es-ES': 'Reembolso' },
  onChargeback: { 'pt-BR': 'Contestação (chargeback)', 'en-US': 'Chargeback', 'es-ES': 'Contracargo' },
  onProductShipping: { 'pt-BR': 'Produto enviado', 'en-US': 'Product shipped', 'es-ES': 'Producto enviado' },
  onProductDigital: {
    'pt-BR': 'Acesso ao produto digital',
    'en-US': 'Access to a digital product',
    'es-ES': 'Acceso al producto digital',
  },
  mode_NONE: { 'pt-BR': 'Não avisar', 'en-US': 'Do not notify', 'es-ES': 'No avisar' },
  mode_EMAIL: { 'pt-BR': 'E-mail', 'en-US': 'E-mail', 'es-ES': 'Correo' },
  signIns: {
    'pt-BR': 'Acessos à sua conta',
    'en-US': 'Sign-ins to your account',
    'es-ES': 'Accesos a su cuenta',
  },
  result_OK: { 'pt-BR': 'Entrou', 'en-US': 'Signed in', 'es-ES': 'Entró' },
  result_WRONG: { 'pt-BR': 'Senha errada', 'en-US': 'Wrong password', 'es-ES': 'Contraseña incorrecta' },
  result_SECOND_FACTOR: {
    'pt-BR': 'Faltou o código do autenticador',
    'en-US': 'The code of the authenticator was missing',
    'es-ES': 'Faltó el código del autenticador',
  },
  result_REFUSED: {
    'pt-BR': 'Recusado: muitas tentativas',
    'en-US': 'Refused: too many attempts',
    'es-ES': 'Rechazado: demasiados intentos',
  },
  result_LOGIN_AS: {
    'pt-BR': 'A equipe da plataforma entrou na conta',
    'en-US': 'Staff of the platform signed in',
    'es-ES': 'El equipo de la plataforma entró en la cuenta',
  },
  ownData: { 'pt-BR': 'Seus dados', 'en-US': 'Your data', 'es-ES': 'Sus datos' },
  exportText: {
    'pt-BR': 'Um arquivo com seus dados pessoais, contas e acessos.',
    'en-US': 'A file with your personal data, accounts and sign-ins.',
    'es-ES': 'Un archivo con sus datos personales, cuentas y accesos.',
  },
  export: { 'pt-BR': 'Baixar meus dados', 'en-US': 'Download my data', 'es-ES': 'Descargar mis datos' },
  deletionText: {
    'pt-BR':
      'A equipe analisa o pedido. Vendas, pagamentos e o que a lei manda guardar continuam guardados pelo prazo legal.',
    'en-US': 'Staff review the request. Sales, payments and what the law wants kept stay for the legal time.',
    'es-ES':
      'El equipo revisa el pedido. Ventas, pagos y lo que la ley manda guardar quedan por el plazo legal.',
  },
  reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  askForDeletion: {
    'pt-BR': 'Pedir exclusão da conta',
    'en-US': 'Ask for deletion of the account',
    'es-ES': 'Pedir eliminación de la cuenta',
  },
});
