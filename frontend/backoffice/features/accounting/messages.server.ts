import { defineMessages } from '@guiche/i18n';

/** The files for the accountant. */
export const accountingMessages = defineMessages({
  accountingTitle: { 'pt-BR': 'Contabilidade', 'en-US': 'Accounting', 'es-ES': 'Contabilidad' },
  accountingText: {
    'pt-BR': 'Arquivos para o contador e o fiscal. A última linha soma as anteriores e é igual ao razão.',
    'en-US': 'Files for your accountant. The last line adds up the others and equals the ledger.',
    'es-ES': 'Archivos para el contador. La última línea suma las anteriores y es igual al libro diario.',
  },
  newFile: { 'pt-BR': 'Novo arquivo', 'en-US': 'New file', 'es-ES': 'Archivo nuevo' },
  content: { 'pt-BR': 'Conteúdo', 'en-US': 'Content', 'es-ES': 'Contenido' },
  content_journal: { 'pt-BR': 'Razão', 'en-US': 'Journal', 'es-ES': 'Libro diario' },
  content_sales: {
    'pt-BR': 'Vendas e partes de cada um',
    'en-US': 'Sales and shares',
    'es-ES': 'Ventas y partes',
  },
  content_fees: {
    'pt-BR': 'Tarifas por vendedor',
    'en-US': 'Fees by seller',
    'es-ES': 'Tarifas por vendedor',
  },
  content_withdrawals: { 'pt-BR': 'Saques pagos', 'en-US': 'Paid withdrawals', 'es-ES': 'Retiros pagados' },
  content_anticipations: {
    'pt-BR': 'Antecipações pagas',
    'en-US': 'Paid anticipations',
    'es-ES': 'Anticipos pagados',
  },
  content_returns: {
    'pt-BR': 'Reembolsos e chargebacks',
    'en-US': 'Refunds and chargebacks',
    'es-ES': 'Reembolsos y contracargos',
  },
  content_balances: {
    'pt-BR': 'Saldos em uma data',
    'en-US': 'Balances at a date',
    'es-ES': 'Saldos a una fecha',
  },
  from: { 'pt-BR': 'De', 'en-US': 'From', 'es-ES': 'Desde' },
  to: { 'pt-BR': 'Até', 'en-US': 'To', 'es-ES': 'Hasta' },
  toHint: {
    'pt-BR': 'O dia inteiro. Saldos são os do fim deste dia.',
    'en-US': 'The whole day. Balances are those at its end.',
    'es-ES': 'El día entero. Los saldos son los del final del día.',
  },
  format: { 'pt-BR': 'Formato', 'en-US': 'Format', 'es-ES': 'Formato' },
  makeFile: { 'pt-BR': 'Preparar arquivo', 'en-US': 'Prepare the file', 'es-ES': 'Preparar archivo' },
  fileAsked: {
    'pt-BR': 'O arquivo está em preparação. Avisamos por e-mail.',
    'en-US': 'The file is being prepared. We send you an e-mail.',
    'es-ES': 'El archivo está en preparación. Le avisamos por correo.',
  },
  files: { 'pt-BR': 'Arquivos', 'en-US': 'Files', 'es-ES': 'Archivos' },
  noFiles: { 'pt-BR': 'Nenhum arquivo ainda.', 'en-US': 'No files yet.', 'es-ES': 'Ningún archivo todavía.' },
  journal: { 'pt-BR': 'Razão fechado', 'en-US': 'Closed journal', 'es-ES': 'Diario cerrado' },
  closedUntil: {
    'pt-BR': 'Fechado até {day}, linha {position}.',
    'en-US': 'Closed until {day}, line {position}.',
    'es-ES': 'Cerrado hasta {day}, línea {position}.',
  },
  notClosed: {
    'pt-BR': 'Nenhum dia foi fechado. O primeiro fecha depois da meia-noite.',
    'en-US': 'No day is closed yet. The first one is closed after midnight.',
    'es-ES': 'Ningún día está cerrado. El primero se cierra después de medianoche.',
  },
  closedText: {
    'pt-BR':
      'Anote este código: com ele e o arquivo do razão, qualquer pessoa prova que nenhuma linha foi mudada, tirada ou posta.',
    'en-US':
      'Write this code down: with it and the file of the journal, anybody can prove that no line was changed, removed or added.',
    'es-ES':
      'Anote este código: con él y el archivo del diario, cualquiera prueba que ninguna línea fue cambiada, quitada o agregada.',
  },
  verifier: {
    'pt-BR': 'Baixar o verificador (Node, sem dependências)',
    'en-US': 'Download the verifier (Node, no dependencies)',
    'es-ES': 'Descargar el verificador (Node, sin dependencias)',
  },
});
