import { defineMessages } from '@guiche/i18n';

/** What the page of a seller's receivers says. */
export const ownReceiverMessages = defineMessages({
  title: { 'pt-BR': 'Recebedores', 'en-US': 'Receivers', 'es-ES': 'Receptores' },
  text: {
    'pt-BR':
      'Um recebedor é a sua conta em um provedor de pagamento. Alguns provedores só vendem em seu nome com ela.',
    'en-US':
      'A receiver is your account at a payment provider. Some providers sell in your name only with it.',
    'es-ES':
      'Un receptor es su cuenta en un proveedor de pago. Algunos proveedores solo venden en su nombre con ella.',
  },
  none: {
    'pt-BR': 'Nenhum recebedor ainda.',
    'en-US': 'No receiver yet.',
    'es-ES': 'Ningún receptor todavía.',
  },
  status_PENDING: { 'pt-BR': 'Em análise', 'en-US': 'Under review', 'es-ES': 'En revisión' },
  status_ACTIVE: { 'pt-BR': 'Ativo', 'en-US': 'Active', 'es-ES': 'Activo' },
  status_REJECTED: { 'pt-BR': 'Rejeitado', 'en-US': 'Rejected', 'es-ES': 'Rechazado' },
  requestedAt: { 'pt-BR': 'Pedido em {at}', 'en-US': 'Requested on {at}', 'es-ES': 'Solicitado el {at}' },
  account: { 'pt-BR': 'Conta {account}', 'en-US': 'Account {account}', 'es-ES': 'Cuenta {account}' },
  balance: {
    'pt-BR': 'Saldo no provedor: {amount}, em {at}',
    'en-US': 'Balance at the provider: {amount}, on {at}',
    'es-ES': 'Saldo en el proveedor: {amount}, el {at}',
  },
  pendingText: {
    'pt-BR': 'O provedor analisa o seu cadastro. Isso leva alguns dias.',
    'en-US': 'The provider reviews your registration. This takes some days.',
    'es-ES': 'El proveedor revisa su registro. Esto tarda unos días.',
  },
  retry: {
    'pt-BR': 'Corrigir e pedir de novo',
    'en-US': 'Correct and request again',
    'es-ES': 'Corregir y pedir de nuevo',
  },
  newTitle: { 'pt-BR': 'Novo recebedor', 'en-US': 'New receiver', 'es-ES': 'Nuevo receptor' },
  newText: {
    'pt-BR': 'Enviamos ao provedor estes dados, a sua conta bancária e os seus documentos aprovados.',
    'en-US': 'We send this data, your bank account and your approved documents to the provider.',
    'es-ES': 'Enviamos al proveedor estos datos, su cuenta bancaria y sus documentos aprobados.',
  },
  noProviders: {
    'pt-BR': 'Nenhum outro provedor abre recebedores agora.',
    'en-US': 'No other provider opens receivers at the moment.',
    'es-ES': 'Ningún otro proveedor abre receptores por ahora.',
  },
  noDocument: {
    'pt-BR': 'Informe o seu CPF ou CNPJ no perfil antes de abrir um recebedor.',
    'en-US': 'Enter your CPF or CNPJ in your profile before you open a receiver.',
    'es-ES': 'Indique su CPF o CNPJ en el perfil antes de abrir un receptor.',
  },
  toProfile: { 'pt-BR': 'Meus dados', 'en-US': 'My data', 'es-ES': 'Mis datos' },
  noBankAccount: {
    'pt-BR': 'Você precisa de uma conta bancária aprovada há um dia. Uma chave PIX não basta.',
    'en-US': 'You need a bank account that was approved a day ago. A PIX key is not enough.',
    'es-ES': 'Necesita una cuenta bancaria aprobada hace un día. Una clave PIX no basta.',
  },
  toAccounts: { 'pt-BR': 'Contas de recebimento', 'en-US': 'Payout accounts', 'es-ES': 'Cuentas de cobro' },
  toDocuments: {
    'pt-BR': 'Ver os meus documentos',
    'en-US': 'See my documents',
    'es-ES': 'Ver mis documentos',
  },
  partnerTitle: {
    'pt-BR': 'Sócio administrador',
    'en-US': 'Managing partner',
    'es-ES': 'Socio administrador',
  },
  open: { 'pt-BR': 'Abrir recebedor', 'en-US': 'Open receiver', 'es-ES': 'Abrir receptor' },
  choose: { 'pt-BR': 'Escolha', 'en-US': 'Choose', 'es-ES': 'Elija' },
  field_gatewayAccountId: { 'pt-BR': 'Provedor', 'en-US': 'Provider', 'es-ES': 'Proveedor' },
  field_bankAccountId: { 'pt-BR': 'Conta bancária', 'en-US': 'Bank account', 'es-ES': 'Cuenta bancaria' },
  field_description: { 'pt-BR': 'O que você vende', 'en-US': 'What you sell', 'es-ES': 'Qué vende' },
  field_zipcode: { 'pt-BR': 'CEP', 'en-US': 'Postcode', 'es-ES': 'Código postal' },
  field_street: { 'pt-BR': 'Rua', 'en-US': 'Street', 'es-ES': 'Calle' },
  field_number: { 'pt-BR': 'Número', 'en-US': 'Number', 'es-ES': 'Número' },
  field_complement: { 'pt-BR': 'Complemento', 'en-US': 'Address line 2', 'es-ES': 'Complemento' },
  field_district: { 'pt-BR': 'Bairro', 'en-US': 'District', 'es-ES': 'Barrio' },
  field_city: { 'pt-BR': 'Cidade', 'en-US': 'City', 'es-ES': 'Ciudad' },
  field_state: { 'pt-BR': 'Estado', 'en-US': 'State', 'es-ES': 'Estado' },
  field_phone: { 'pt-BR': 'Telefone', 'en-US': 'Telephone', 'es-ES': 'Teléfono' },
  field_monthlyRevenue: {
    'pt-BR': 'Renda ou faturamento por mês',
    'en-US': 'Income or revenue in a month',
    'es-ES': 'Ingreso o facturación por mes',
  },
  field_birthDate: {
    'pt-BR': 'Data de nascimento',
    'en-US': 'Date of birth',
    'es-ES': 'Fecha de nacimiento',
  },
  field_occupation: { 'pt-BR': 'Profissão', 'en-US': 'Occupation', 'es-ES': 'Profesión' },
  field_tradingName: { 'pt-BR': 'Nome fantasia', 'en-US': 'Trading name', 'es-ES': 'Nombre comercial' },
  field_partnerName: {
    'pt-BR': 'Nome do sócio',
    'en-US': 'Name of the partner',
    'es-ES': 'Nombre del socio',
  },
  field_partnerDocument: { 'pt-BR': 'CPF do sócio', 'en-US': 'CPF of the partner', 'es-ES': 'CPF del socio' },
  field_partnerEmail: {
    'pt-BR': 'E-mail do sócio',
    'en-US': 'E-mail of the partner',
    'es-ES': 'Correo del socio',
  },
  field_partnerPhone: {
    'pt-BR': 'Telefone do sócio',
    'en-US': 'Telephone of the partner',
    'es-ES': 'Teléfono del socio',
  },
  field_partnerBirthDate: {
    'pt-BR': 'Nascimento do sócio',
    'en-US': 'Birth of the partner',
    'es-ES': 'Nacimiento del socio',
  },
  field_partnerIncome: {
    'pt-BR': 'Renda mensal do sócio',
    'en-US': 'Monthly income of the partner',
    'es-ES': 'Ingreso mensual del socio',
  },
  field_partnerOccupation: {
    'pt-BR': 'Profissão do sócio',
    'en-US': 'Occupation of the partner',
    'es-ES': 'Profesión del socio',
  },
  field_partnerIsRepresentative: {
    'pt-BR': 'O sócio é o representante legal',
    'en-US': 'The partner is the legal representative',
    'es-ES': 'El socio es el representante legal',
  },
  field_password: { 'pt-BR': 'Sua senha', 'en-US': 'Your password', 'es-ES': 'Su contraseña' },
  field_code: {
    'pt-BR': 'Código do autenticador',
    'en-US': 'Code of the authenticator',
    'es-ES': 'Código del autenticador',
  },
});
