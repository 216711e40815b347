import { defineMessages } from '@guiche/i18n';

/** The first page of each area. */
export const homeMessages = defineMessages({
  title: { 'pt-BR': 'Painel', 'en-US': 'Dashboard', 'es-ES': 'Panel' },
  platforms: { 'pt-BR': 'Plataformas', 'en-US': 'Platforms', 'es-ES': 'Plataformas' },
  administrators: { 'pt-BR': 'Administradores', 'en-US': 'Administrators', 'es-ES': 'Administradores' },
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
