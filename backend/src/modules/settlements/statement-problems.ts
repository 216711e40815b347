import type { Texts } from '@guiche/i18n';
import { formatTexts } from '@guiche/i18n/compile';
import { problems } from '../../runtime/errors/index.js';
import type { LineFault, LineFaultCode } from './domain/statement-line.js';

export const statementProblem = problems({
  statementRefused: {
    status: 422,
    'pt-BR': 'O arquivo tem erros. Nada foi importado.',
    'en-US': 'The file has errors. Nothing was imported.',
    'es-ES': 'El archivo tiene errores. No se importó nada.',
  },
  statementImported: {
    status: 409,
    'pt-BR': 'Este arquivo já foi importado. Nada mudou.',
    'en-US': 'This file was imported already. Nothing changed.',
    'es-ES': 'Este archivo ya fue importado. Nada cambió.',
  },
  differenceMoved: {
    status: 409,
    'pt-BR': 'A divergência mudou e não permite isso. Recarregue a página. Nada foi feito.',
    'en-US': 'The difference changed and does not allow this. Reload the page. Nothing was done.',
    'es-ES': 'La divergencia cambió y no permite esto. Recargue la página. No se hizo nada.',
  },
  differenceNotPosted: {
    status: 409,
    'pt-BR': 'Esta divergência não pode ser lançada assim. Nada foi feito.',
    'en-US': 'This difference cannot be posted like this. Nothing was done.',
    'es-ES': 'Esta divergencia no puede asentarse así. No se hizo nada.',
  },
  feeNeedsAnother: {
    status: 409,
    'pt-BR': 'Outra pessoa precisa confirmar a tarifa do banco que você indicou. Nada foi lançado.',
    'en-US': 'Another person has to confirm the bank fee that you proposed. Nothing was posted.',
    'es-ES': 'Otra persona debe confirmar la tarifa bancaria que usted indicó. No se asentó nada.',
  },
  debitOfWithdrawal: {
    status: 409,
    'pt-BR': 'Este débito pode ter pago um saque. Confira os saques pagos. Nada foi lançado.',
    'en-US': 'This debit may have paid a withdrawal. Check the paid withdrawals. Nothing was posted.',
    'es-ES': 'Este débito puede haber pagado un retiro. Revise los retiros pagados. No se asentó nada.',
  },
  stillDifferent: {
    status: 409,
    'pt-BR': 'Comparado de novo: continua diferente.',
    'en-US': 'Compared again: it still differs.',
    'es-ES': 'Comparado de nuevo: sigue siendo diferente.',
  },
});

export const accountTexts: Texts = {
  'pt-BR': 'Escolha a conta do provedor, ou informe a conta do banco.',
  'en-US': 'Choose the account of the provider, or enter the account of the bank.',
  'es-ES': 'Elija la cuenta del proveedor, o indique la cuenta del banco.',
};

export const ownerTexts: Texts = {
  'pt-BR': 'Escolha uma pessoa da equipe.',
  'en-US': 'Choose a person of the staff.',
  'es-ES': 'Elija a una persona del equipo.',
};

const FAULTS: Readonly<Record<LineFaultCode, Texts>> = {
  notText: {
    'pt-BR': 'Não é um arquivo de texto.',
    'en-US': 'It is no text file.',
    'es-ES': 'No es un archivo de texto.',
  },
  notOfx: {
    'pt-BR': 'Não é um arquivo OFX.',
    'en-US': 'It is no OFX file.',
    'es-ES': 'No es un archivo OFX.',
  },
  noLines: { 'pt-BR': 'Não há lançamentos.', 'en-US': 'It has no entries.', 'es-ES': 'No hay movimientos.' },
  tooManyLines: {
    'pt-BR': 'Mais de {value} linhas. Divida o arquivo.',
    'en-US': 'More than {value} lines. Split the file.',
    'es-ES': 'Más de {value} líneas. Divida el archivo.',
  },
  columnMissing: {
    'pt-BR': 'Falta a coluna “{value}”.',
    'en-US': 'The column “{value}” is missing.',
    'es-ES': 'Falta la columna “{value}”.',
  },
  rowUnreadable: {
    'pt-BR': 'Não é uma linha de CSV: confira as aspas e o tamanho.',
    'en-US': 'It is no line of a CSV file: check its quotes and its length.',
    'es-ES': 'No es una línea de CSV: revise las comillas y el tamaño.',
  },
  dayWrong: {
    'pt-BR': '“{value}” não é uma data.',
    'en-US': '“{value}” is no date.',
    'es-ES': '“{value}” no es una fecha.',
  },
  amountMissing: {
    'pt-BR': 'Falta o valor.',
    'en-US': 'The amount is missing.',
    'es-ES': 'Falta el importe.',
  },
  amountWrong: {
    'pt-BR': '“{value}” não é um valor.',
    'en-US': '“{value}” is no amount.',
    'es-ES': '“{value}” no es un importe.',
  },
  amountFraction: {
    'pt-BR': '“{value}” tem frações de centavo.',
    'en-US': '“{value}” has fractions of a cent.',
    'es-ES': '“{value}” tiene fracciones de centavo.',
  },
  amountAmbiguous: {
    'pt-BR': '“{value}” pode ser dois valores. Escreva os centavos.',
    'en-US': '“{value}” can be two amounts. Write the cents.',
    'es-ES': '“{value}” puede ser dos importes. Escriba los centavos.',
  },
  amountZero: { 'pt-BR': 'O valor é zero.', 'en-US': 'The amount is zero.', 'es-ES': 'El importe es cero.' },
  netDiffers: {
    'pt-BR': 'Bruto menos taxa não dá {value}.',
    'en-US': 'Gross less fee is not {value}.',
    'es-ES': 'Bruto menos tarifa no da {value}.',
  },
  referenceMissing: {
    'pt-BR': 'Falta a referência da venda.',
    'en-US': 'The reference of the sale is missing.',
    'es-ES': 'Falta la referencia de la venta.',
  },
  currencyWrong: {
    'pt-BR': '“{value}” não é uma moeda.',
    'en-US': '“{value}” is no currency.',
    'es-ES': '“{value}” no es una moneda.',
  },
  valueTooLong: {
    'pt-BR': '“{value}…” é longo demais.',
    'en-US': '“{value}…” is too long.',
    'es-ES': '“{value}…” es demasiado largo.',
  },
  severalAccounts: {
    'pt-BR': 'Várias contas no mesmo arquivo: {value}.',
    'en-US': 'Several accounts in one file: {value}.',
    'es-ES': 'Varias cuentas en el mismo archivo: {value}.',
  },
  accountMissing: {
    'pt-BR': 'O arquivo não diz de que conta é.',
    'en-US': 'The file does not say whose account it is.',
    'es-ES': 'El archivo no dice de qué cuenta es.',
  },
};

/** What is wrong with each line, by its place. */
export function textsOfFaults(faults: readonly LineFault[]): Record<string, Texts[]> {
  const byPlace = new Map<string, Texts[]>();
  for (const { place, code, value } of faults) {
    const texts = byPlace.get(String(place)) ?? [];
    byPlace.set(String(place), [...texts, formatTexts(FAULTS[code], { value })]);
  }
  return Object.fromEntries(byPlace);
}
