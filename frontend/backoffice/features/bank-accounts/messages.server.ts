import { defineMessages } from '@guiche/i18n';

/** Where sellers are paid to, and what staff decide about it. */
export const bankAccountMessages = defineMessages({
  nextStep: {
    'pt-BR': 'confira o titular e o documento e decida. Até lá a conta não recebe saques.',
    'en-US': 'check the holder and the document and decide. Until then the account receives no payouts.',
    'es-ES': 'verifique el titular y el documento y decida. Hasta entonces la cuenta no recibe retiros.',
  },
  title: { 'pt-BR': 'Contas de recebimento', 'en-US': 'Accounts to be paid to', 'es-ES': 'Cuentas de cobro' },
  text: {
    'pt-BR':
      'Contas bancárias e chaves PIX para os seus saques. A nossa equipe confere cada uma; 24 horas depois ela vale para saques.',
    'en-US':
      'Bank accounts and PIX keys for your withdrawals. Our staff check each one; it can be used 24 hours later.',
    'es-ES':
      'Cuentas bancarias y claves PIX para sus retiros. Nuestro equipo revisa cada una; 24 horas después vale para retiros.',
  },
  noAccounts: {
    'pt-BR': 'Nenhuma conta ainda. Cadastre uma para poder sacar.',
    'en-US': 'No account yet. Add one to be able to withdraw.',
    'es-ES': 'Ninguna cuenta todavía. Agregue una para poder retirar.',
  },
  added: { 'pt-BR': 'Cadastrada em', 'en-US': 'Added', 'es-ES': 'Agregada el' },
  usableFrom: {
    'pt-BR': 'vale para saques a partir de',
    'en-US': 'usable for withdrawals from',
    'es-ES': 'utilizable para retiros desde',
  },
  removeAccount: { 'pt-BR': 'Remover', 'en-US': 'Remove', 'es-ES': 'Quitar' },
  removed: { 'pt-BR': 'Conta removida.', 'en-US': 'Account removed.', 'es-ES': 'Cuenta quitada.' },
  pix: { 'pt-BR': 'Chave PIX', 'en-US': 'PIX key', 'es-ES': 'Clave PIX' },
  branch: { 'pt-BR': 'agência', 'en-US': 'branch', 'es-ES': 'agencia' },
  account: { 'pt-BR': 'conta', 'en-US': 'account', 'es-ES': 'cuenta' },
  status_PENDING: { 'pt-BR': 'Em análise', 'en-US': 'Under review', 'es-ES': 'En revisión' },
  status_ACTIVE: { 'pt-BR': 'Aprovada', 'en-US': 'Approved', 'es-ES': 'Aprobada' },
  status_REJECTED: { 'pt-BR': 'Recusada', 'en-US': 'Rejected', 'es-ES': 'Rechazada' },
  status_BLOCKED: { 'pt-BR': 'Bloqueada', 'en-US': 'Blocked', 'es-ES': 'Bloqueada' },
  newPix: { 'pt-BR': 'Cadastrar chave PIX', 'en-US': 'Add a PIX key', 'es-ES': 'Agregar clave PIX' },
  newBank: {
    'pt-BR': 'Cadastrar conta bancária',
    'en-US': 'Add a bank account',
    'es-ES': 'Agregar cuenta bancaria',
  },
  bankInstead: {
    'pt-BR': 'Cadastrar conta bancária em vez disso',
    'en-US': 'Add a bank account instead',
    'es-ES': 'Agregar cuenta bancaria en su lugar',
  },
  pixInstead: {
    'pt-BR': 'Cadastrar chave PIX em vez disso',
    'en-US': 'Add a PIX key instead',
    'es-ES': 'Agregar clave PIX en su lugar',
  },
  ownOnly: {
    'pt-BR': 'A conta precisa ser do seu próprio CPF ou CNPJ.',
    'en-US': 'The account must be of your own CPF or CNPJ.',
    'es-ES': 'La cuenta debe ser de su propio CPF o CNPJ.',
  },
  add: { 'pt-BR': 'Cadastrar', 'en-US': 'Add', 'es-ES': 'Agregar' },
  choose: { 'pt-BR': 'Escolha', 'en-US': 'Choose', 'es-ES': 'Elija' },
  field_bankCode: { 'pt-BR': 'Banco', 'en-US': 'Bank', 'es-ES': 'Banco' },
  field_accountType: { 'pt-BR': 'Tipo de conta', 'en-US': 'Type of account', 'es-ES': 'Tipo de cuenta' },
  field_branchNumber: { 'pt-BR': 'Agência', 'en-US': 'Branch', 'es-ES': 'Agencia' },
  field_branchDigit: {
    'pt-BR': 'Dígito da agência',
    'en-US': 'Check digit of the branch',
    'es-ES': 'Dígito de la agencia',
  },
  field_accountNumber: { 'pt-BR': 'Conta', 'en-US': 'Account', 'es-ES': 'Cuenta' },
  field_accountDigit: {
    'pt-BR': 'Dígito da conta',
    'en-US': 'Check digit of the account',
    'es-ES': 'Dígito de la cuenta',
  },
  field_pixKey: { 'pt-BR': 'Chave PIX', 'en-US': 'PIX key', 'es-ES': 'Clave PIX' },
  field_pixType: { 'pt-BR': 'Tipo da chave', 'en-US': 'Type of the key', 'es-ES': 'Tipo de la clave' },
  field_password: { 'pt-BR': 'Sua senha', 'en-US': 'Your password', 'es-ES': 'Su contraseña' },
  field_code: {
    'pt-BR': 'Código do autenticador',
    'en-US': 'Code of the authenticator',
    'es-ES': 'Código del autenticador',
  },
  pixDetected: {
    'pt-BR': 'Detectar pela chave',
    'en-US': 'Detect by the key',
    'es-ES': 'Detectar por la clave',
  },
  pix_CPF: { 'pt-BR': 'CPF', 'en-US': 'CPF', 'es-ES': 'CPF' },
  pix_CNPJ: { 'pt-BR': 'CNPJ', 'en-US': 'CNPJ', 'es-ES': 'CNPJ' },
  pix_EMAIL: { 'pt-BR': 'E-mail', 'en-US': 'E-mail', 'es-ES': 'Correo' },
  pix_PHONE: { 'pt-BR': 'Telefone', 'en-US': 'Phone', 'es-ES': 'Teléfono' },
  pix_RANDOM: { 'pt-BR': 'Aleatória', 'en-US': 'Random', 'es-ES': 'Aleatoria' },
  type_CHECKING: { 'pt-BR': 'Corrente', 'en-US': 'Checking', 'es-ES': 'Corriente' },
  type_SAVINGS: { 'pt-BR': 'Poupança', 'en-US': 'Savings', 'es-ES': 'Ahorro' },
  tests: { 'pt-BR': 'Teste de R$ 0,01', 'en-US': 'Test of R$ 0.01', 'es-ES': 'Prueba de R$ 0,01' },
  testsText: {
    'pt-BR':
      'Envia um centavo da plataforma para esta conta, para ver se ela existe e recebe. O vendedor vê o resultado nas suas contas.',
    'en-US':
      'Sends one cent of the platform to this account, to see whether it exists and receives. The seller sees the result with the own accounts.',
    'es-ES':
      'Envía un centavo de la plataforma a esta cuenta, para ver si existe y recibe. El vendedor ve el resultado en sus cuentas.',
  },
  sendTest: { 'pt-BR': 'Enviar R$ 0,01', 'en-US': 'Send R$ 0.01', 'es-ES': 'Enviar R$ 0,01' },
  test_OPEN: { 'pt-BR': 'Em andamento', 'en-US': 'Under way', 'es-ES': 'En curso' },
  test_PAID: { 'pt-BR': 'O centavo chegou', 'en-US': 'The cent arrived', 'es-ES': 'El centavo llegó' },
  test_NOT_PAID: {
    'pt-BR': 'O centavo não chegou',
    'en-US': 'The cent did not arrive',
    'es-ES': 'El centavo no llegó',
  },
  testUnresolved: {
    'pt-BR': 'O provedor não responde sobre este teste. Confira no painel dele e registre o resultado.',
    'en-US': 'The provider gives no answer about this test. Look it up there and record the result.',
    'es-ES': 'El proveedor no responde sobre esta prueba. Consulte su panel y registre el resultado.',
  },
  testArrived: { 'pt-BR': 'Chegou', 'en-US': 'It arrived', 'es-ES': 'Llegó' },
  testDidNotArrive: { 'pt-BR': 'Não chegou', 'en-US': 'It did not arrive', 'es-ES': 'No llegó' },
  decision: { 'pt-BR': 'Decisão', 'en-US': 'Decision', 'es-ES': 'Decisión' },
  approveText: {
    'pt-BR': 'Confira o titular e o documento. Depois da aprovação, a conta vale para saques em 24 horas.',
    'en-US': 'Check the holder and the document. The account can be used 24 hours after its approval.',
    'es-ES': 'Revise el titular y el documento. La cuenta vale 24 horas después de la aprobación.',
  },
  blockText: {
    'pt-BR': 'Bloquear impede novos saques para esta conta.',
    'en-US': 'Blocking stops new withdrawals to this account.',
    'es-ES': 'Bloquear impide nuevos retiros a esta cuenta.',
  },
  approve: { 'pt-BR': 'Aprovar', 'en-US': 'Approve', 'es-ES': 'Aprobar' },
  reject: { 'pt-BR': 'Recusar', 'en-US': 'Reject', 'es-ES': 'Rechazar' },
  block: { 'pt-BR': 'Bloquear', 'en-US': 'Block', 'es-ES': 'Bloquear' },
  reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  reasonHint: {
    'pt-BR': 'O vendedor vê este texto.',
    'en-US': 'The seller sees this text.',
    'es-ES': 'El vendedor ve este texto.',
  },
});
