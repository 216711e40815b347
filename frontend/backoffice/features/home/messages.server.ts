import { defineMessages } from '@guiche/i18n';

/** The first page of each area. */
export const homeMessages = defineMessages({
  title: { 'pt-BR': 'Painel', 'en-US': 'Dashboard', 'es-ES': 'Panel' },
  platforms: { 'pt-BR': 'Plataformas', 'en-US': 'Platforms', 'es-ES': 'Plataformas' },
  administrators: { 'pt-BR': 'Administradores', 'en-US': 'Administrators', 'es-ES': 'Administradores' },
  proof: { 'pt-BR': 'Prova do razão', 'en-US': 'Proof of the ledger', 'es-ES': 'Prueba del libro mayor' },
  proofRule: { 'pt-BR': 'Regra', 'en-US': 'Rule', 'es-ES': 'Regla' },
  proofState: { 'pt-BR': 'Resultado', 'en-US': 'Result', 'es-ES': 'Resultado' },
  proofChecked: { 'pt-BR': 'Conferidos', 'en-US': 'Checked', 'es-ES': 'Revisados' },
  proofAt: { 'pt-BR': 'Provada em', 'en-US': 'Proved', 'es-ES': 'Probada el' },
  proofAll: {
    'pt-BR': 'Última prova: {at}',
    'en-US': 'Last proof: {at}',
    'es-ES': 'Última prueba: {at}',
  },
  proofNone: { 'pt-BR': 'Ainda não provado', 'en-US': 'Not proved yet', 'es-ES': 'Aún no probado' },
  proof_holds: { 'pt-BR': 'Vale', 'en-US': 'Holds', 'es-ES': 'Se cumple' },
  proof_broken: { 'pt-BR': 'Violada', 'en-US': 'Violated', 'es-ES': 'Violada' },
  proof_stale: {
    'pt-BR': 'Valia; a prova de hoje falta',
    'en-US': 'Held; today’s proof is missing',
    'es-ES': 'Se cumplía; falta la prueba de hoy',
  },
  proof_waits: { 'pt-BR': 'Aguarda', 'en-US': 'Waits', 'es-ES': 'Espera' },
  proofBroken: {
    'pt-BR': '{name}: {count, plural, one {# linha} other {# linhas}}',
    'en-US': '{name}: {count, plural, one {# row} other {# rows}}',
    'es-ES': '{name}: {count, plural, one {# fila} other {# filas}}',
  },
  rule_1: {
    'pt-BR': 'Cada transação soma zero',
    'en-US': 'Each transaction sums to zero',
    'es-ES': 'Cada transacción suma cero',
  },
  rule_2: {
    'pt-BR': 'Todas as contas somam zero em cada moeda',
    'en-US': 'All accounts sum to zero in each currency',
    'es-ES': 'Todas las cuentas suman cero en cada moneda',
  },
  rule_3: {
    'pt-BR': 'Cada venda tem o que o comprador pagou menos o devolvido',
    'en-US': 'Each sale holds what the buyer paid less what went back',
    'es-ES': 'Cada venta tiene lo que el comprador pagó menos lo devuelto',
  },
  rule_4: {
    'pt-BR': 'Nenhum saldo é negativo, e ninguém tem saldo e dívida',
    'en-US': 'No balance is below zero, and nobody has money and a debt',
    'es-ES': 'Ningún saldo es negativo, y nadie tiene saldo y deuda',
  },
  rule_5: {
    'pt-BR': 'Os lançamentos dão os saldos, os extratos e as liberações',
    'en-US': 'The transfers give the balances, the statements and the releases',
    'es-ES': 'Los movimientos dan los saldos, los extractos y las liberaciones',
  },
  rule_6: {
    'pt-BR': 'Nenhum efeito aconteceu duas vezes',
    'en-US': 'No effect happened twice',
    'es-ES': 'Ningún efecto ocurrió dos veces',
  },
  rule_7: {
    'pt-BR': 'O diário dos dias fechados está inteiro e sem mudança',
    'en-US': 'The journal of closed days is whole and unchanged',
    'es-ES': 'El diario de los días cerrados está completo y sin cambios',
  },
  start: { 'pt-BR': 'Comece por aqui', 'en-US': 'Start here', 'es-ES': 'Empiece aquí' },
  done: { 'pt-BR': 'Feito', 'en-US': 'Done', 'es-ES': 'Hecho' },
  step_email: {
    'pt-BR': 'Confirmar o e-mail',
    'en-US': 'Confirm the e-mail address',
    'es-ES': 'Confirmar el correo',
  },
  step_data: { 'pt-BR': 'Informar seus dados', 'en-US': 'Enter your data', 'es-ES': 'Indicar sus datos' },
  step_data_text: {
    'pt-BR': 'CPF ou CNPJ e telefone',
    'en-US': 'CPF or CNPJ and telephone',
    'es-ES': 'CPF o CNPJ y teléfono',
  },
  step_product: {
    'pt-BR': 'Criar o primeiro produto',
    'en-US': 'Create the first product',
    'es-ES': 'Crear el primer producto',
  },
  step_product_text: {
    'pt-BR': 'O link de venda sai em um minuto',
    'en-US': 'Its link sells in a minute',
    'es-ES': 'El enlace de venta sale en un minuto',
  },
  step_documents: { 'pt-BR': 'Enviar documentos', 'en-US': 'Send documents', 'es-ES': 'Enviar documentos' },
  step_documents_text: {
    'pt-BR': 'A equipe confere cada um',
    'en-US': 'Staff check each of them',
    'es-ES': 'El equipo verifica cada uno',
  },
  step_account: {
    'pt-BR': 'Cadastrar onde receber',
    'en-US': 'Add where to be paid',
    'es-ES': 'Registrar dónde cobrar',
  },
  step_account_text: {
    'pt-BR': 'Chave PIX ou conta bancária do mesmo documento',
    'en-US': 'A PIX key or bank account of the same document',
    'es-ES': 'Clave PIX o cuenta bancaria del mismo documento',
  },
  step_factor: {
    'pt-BR': 'Ligar a verificação em duas etapas',
    'en-US': 'Turn on the second factor',
    'es-ES': 'Activar la verificación en dos pasos',
  },
  step_factor_text: {
    'pt-BR': 'Protege os saques',
    'en-US': 'It protects payouts',
    'es-ES': 'Protege los retiros',
  },
});
