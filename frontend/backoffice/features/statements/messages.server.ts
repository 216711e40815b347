import { defineMessages } from '@guiche/i18n';

/** Statements of providers and banks, and what differs. */
export const statementMessages = defineMessages({
  reconciliationTabs: { 'pt-BR': 'Conciliação', 'en-US': 'Reconciliation', 'es-ES': 'Conciliación' },
  tab_reconcile: { 'pt-BR': 'Vendas', 'en-US': 'Sales', 'es-ES': 'Ventas' },
  tab_statements: { 'pt-BR': 'Extratos', 'en-US': 'Statements', 'es-ES': 'Extractos' },
  'tab_statement-lines': { 'pt-BR': 'Linhas', 'en-US': 'Lines', 'es-ES': 'Líneas' },
  'tab_statement-differences': { 'pt-BR': 'Divergências', 'en-US': 'Differences', 'es-ES': 'Divergencias' },
  tab_advances: { 'pt-BR': 'Adiantado', 'en-US': 'Advanced', 'es-ES': 'Adelantado' },
  backToStatements: { 'pt-BR': 'Extratos', 'en-US': 'Statements', 'es-ES': 'Extractos' },
  importTitle: { 'pt-BR': 'Importar extrato', 'en-US': 'Import a statement', 'es-ES': 'Importar extracto' },
  importText: {
    'pt-BR': 'CSV do provedor, ou CSV ou OFX do banco, até 5 MB e 20.000 linhas. Tudo é importado, ou nada.',
    'en-US':
      'CSV of the provider, or CSV or OFX of the bank, up to 5 MB and 20,000 lines. All is imported, or nothing.',
    'es-ES': 'CSV del proveedor, o CSV u OFX del banco, hasta 5 MB y 20.000 líneas. Se importa todo, o nada.',
  },
  columnsOfProvider: {
    'pt-BR': 'Colunas do provedor: data, referencia, bruto, taxa; opcionais: liquido, parcela, moeda, id.',
    'en-US': 'Columns of a provider: date, reference, gross, fee; optional: net, installment, currency, id.',
    'es-ES': 'Columnas del proveedor: fecha, referencia, bruto, tarifa; opcionales: neto, cuota, moneda, id.',
  },
  columnsOfBank: {
    'pt-BR':
      'Colunas do banco: data, historico, valor (ou credito e debito); opcionais: documento, endtoend.',
    'en-US': 'Columns of a bank: date, description, amount (or credit and debit); optional: id, endtoend.',
    'es-ES':
      'Columnas del banco: fecha, descripcion, importe (o credito y debito); opcionales: documento, endtoend.',
  },
  kindOfFile: { 'pt-BR': 'Origem', 'en-US': 'Source', 'es-ES': 'Origen' },
  kindOfFile_PROVIDER_CSV: {
    'pt-BR': 'Provedor (CSV)',
    'en-US': 'Provider (CSV)',
    'es-ES': 'Proveedor (CSV)',
  },
  kindOfFile_BANK_CSV: { 'pt-BR': 'Banco (CSV)', 'en-US': 'Bank (CSV)', 'es-ES': 'Banco (CSV)' },
  kindOfFile_BANK_OFX: { 'pt-BR': 'Banco (OFX)', 'en-US': 'Bank (OFX)', 'es-ES': 'Banco (OFX)' },
  gatewayAccount: {
    'pt-BR': 'Conta do provedor',
    'en-US': 'Account of the provider',
    'es-ES': 'Cuenta del proveedor',
  },
  gatewayAccountHint: {
    'pt-BR': 'Só para arquivos de um provedor.',
    'en-US': 'Only for files of a provider.',
    'es-ES': 'Solo para archivos de un proveedor.',
  },
  bankAccount: { 'pt-BR': 'Conta do banco', 'en-US': 'Account of the bank', 'es-ES': 'Cuenta del banco' },
  bankAccountHint: {
    'pt-BR': 'Só para CSV do banco. Use sempre o mesmo nome.',
    'en-US': 'Only for CSV of a bank. Always use the same name.',
    'es-ES': 'Solo para CSV del banco. Use siempre el mismo nombre.',
  },
  statementFile: { 'pt-BR': 'Arquivo', 'en-US': 'File', 'es-ES': 'Archivo' },
  sendStatement: { 'pt-BR': 'Importar', 'en-US': 'Import', 'es-ES': 'Importar' },
  fileOfStatementMissing: {
    'pt-BR': 'Escolha um arquivo.',
    'en-US': 'Choose a file.',
    'es-ES': 'Elija un archivo.',
  },
  lineOfFile: {
    'pt-BR': 'Linha {place}: {text}',
    'en-US': 'Line {place}: {text}',
    'es-ES': 'Línea {place}: {text}',
  },
  differencesOfStatement: {
    'pt-BR': 'Ver as divergências',
    'en-US': 'Show the differences',
    'es-ES': 'Ver las divergencias',
  },
  linesOfStatement: { 'pt-BR': 'Ver as linhas', 'en-US': 'Show the lines', 'es-ES': 'Ver las líneas' },
  comparing: {
    'pt-BR': 'As linhas são comparadas agora. Recarregue em instantes.',
    'en-US': 'The lines are being compared. Reload in a moment.',
    'es-ES': 'Las líneas se están comparando. Recargue en un momento.',
  },
});
