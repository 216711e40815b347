import type { Texts } from '@guiche/i18n';
import type { SheetColumn } from './sheet.js';

/** What staff can ask for. */
export const ACCOUNTING_CONTENTS = [
  'journal',
  'sales',
  'fees',
  'withdrawals',
  'anticipations',
  'returns',
  'balances',
] as const;
export type AccountingContent = (typeof ACCOUNTING_CONTENTS)[number];

const text = (key: string, title: Texts): SheetColumn => ({ key, kind: 'text', title });
const instant = (key: string, title: Texts): SheetColumn => ({ key, kind: 'instant', title });
const count = (key: string, title: Texts): SheetColumn => ({ key, kind: 'count', title });
const sum = (key: string, title: Texts): SheetColumn => ({ key, kind: 'cents', title, isSummed: true });

const words = (pt: string, en: string, es: string): Texts => ({ 'pt-BR': pt, 'en-US': en, 'es-ES': es });

const CURRENCY = text('currency', words('Moeda', 'Currency', 'Moneda'));
const SELLER = text('seller', words('Vendedor', 'Seller', 'Vendedor'));
const SELLER_DOCUMENT = text(
  'sellerDocument',
  words('Documento do vendedor', 'Document of the seller', 'Documento del vendedor'),
);
const SALE = text('sale', words('Venda', 'Sale', 'Venta'));

/** The columns of each content, in their order. */
export const COLUMNS: Readonly<Record<AccountingContent, readonly SheetColumn[]>> = {
  // The order of the first eighteen is that of the links: a verifier reads them by their place.
  journal: [
    count('position', words('Posição', 'Position', 'Posición')),
    text('day', words('Dia', 'Day', 'Día')),
    text('line', words('Linha', 'Line', 'Línea')),
    text('transfer', words('Lançamento', 'Transfer', 'Asiento')),
    text('transaction', words('Transação', 'Transaction', 'Transacción')),
    count('place', words('Ordem', 'Place', 'Orden')),
    text('kind', words('Tipo', 'Kind', 'Tipo')),
    text('fact', words('Fato', 'Fact', 'Hecho')),
    text('key', words('Chave', 'Key', 'Clave')),
    text('debit', words('Débito', 'Debit', 'Débito')),
    text('credit', words('Crédito', 'Credit', 'Crédito')),
    CURRENCY,
    sum('amount', words('Valor', 'Amount', 'Importe')),
    text('payment', words('Pagamento', 'Payment', 'Pago')),
    text('subject', words('Assunto', 'Subject', 'Asunto')),
    text('occurred', words('Ocorrido em', 'Occurred at', 'Ocurrido el')),
    text('posted', words('Lançado em', 'Posted at', 'Asentado el')),
    text('reason', words('Motivo', 'Reason', 'Motivo')),
    count('transfers', words('Lançamentos', 'Transfers', 'Asientos')),
    text('hash', words('Hash', 'Hash', 'Hash')),
  ],
  sales: [
    SALE,
    instant('approved', words('Aprovada em', 'Approved at', 'Aprobada el')),
    text('status', words('Situação', 'State', 'Estado')),
    text('method', words('Meio', 'Method', 'Medio')),
    count('installments', words('Parcelas', 'Installments', 'Cuotas')),
    text('product', words('Produto', 'Product', 'Producto')),
    SELLER,
    SELLER_DOCUMENT,
    text(
      'buyerDocument',
      words('Documento do comprador', 'Document of the buyer', 'Documento del comprador'),
    ),
    text('buyerCity', words('Cidade do comprador', 'City of the buyer', 'Ciudad del comprador')),
    text('buyerState', words('UF do comprador', 'State of the buyer', 'Estado del comprador')),
    CURRENCY,
    sum('gross', words('Pago', 'Paid', 'Pagado')),
    sum('fee', words('Tarifa da plataforma', 'Platform fee', 'Tarifa de la plataforma')),
    sum('producer', words('Produtor', 'Producer', 'Productor')),
    sum('coProducers', words('Coprodutores', 'Co-producers', 'Coproductores')),
    sum('affiliate', words('Afiliado', 'Affiliate', 'Afiliado')),
    sum('manager', words('Gerente', 'Manager', 'Gerente')),
    sum('cost', words('Custo do provedor', 'Cost of the provider', 'Costo del proveedor')),
    sum('margin', words('Margem', 'Margin', 'Margen')),
    sum('interest', words('Acréscimo líquido', 'Net interest', 'Recargo neto')),
    sum('returned', words('Devolvido', 'Returned', 'Devuelto')),
  ],
  fees: [
    SELLER,
    SELLER_DOCUMENT,
    CURRENCY,
    sum('salesFee', words('Tarifas de vendas', 'Fees of sales', 'Tarifas de ventas')),
    sum('withdrawalFee', words('Tarifas de saque', 'Withdrawal fees', 'Tarifas de retiro')),
    sum('anticipationFee', words('Tarifas de antecipação', 'Anticipation fees', 'Tarifas de anticipo')),
    sum('otherFee', words('Outras tarifas', 'Other fees', 'Otras tarifas')),
    sum('fees', words('Total', 'Total', 'Total')),
  ],
  withdrawals: [
    text('withdrawal', words('Saque', 'Withdrawal', 'Retiro')),
    instant('paid', words('Pago em', 'Paid at', 'Pagado el')),
    text('owner', words('Titular', 'Owner', 'Titular')),
    text('ownerDocument', words('Documento do titular', 'Document of the owner', 'Documento del titular')),
    text('method', words('Meio', 'Method', 'Medio')),
    text('endToEndId', words('Identificador PIX', 'PIX id', 'Identificador PIX')),
    CURRENCY,
    sum('amount', words('Valor', 'Amount', 'Importe')),
    sum('fee', words('Tarifa', 'Fee', 'Tarifa')),
    sum('net', words('Pago ao titular', 'Paid out', 'Pagado al titular')),
  ],
  anticipations: [
    text('anticipation', words('Antecipação', 'Anticipation', 'Anticipo')),
    instant('paid', words('Paga em', 'Paid at', 'Pagado el')),
    SELLER,
    SELLER_DOCUMENT,
    count('sales', words('Vendas', 'Sales', 'Ventas')),
    count('averageDays', words('Dias em média', 'Average days', 'Días en promedio')),
    CURRENCY,
    sum('amount', words('Valor', 'Amount', 'Importe')),
    sum('fee', words('Tarifa', 'Fee', 'Tarifa')),
    sum('net', words('Pago ao vendedor', 'Paid to the seller', 'Pagado al vendedor')),
  ],
  returns: [
    instant('posted', words('Lançado em', 'Posted at', 'Asentado el')),
    text('kind', words('Tipo', 'Kind', 'Tipo')),
    SALE,
    SELLER,
    SELLER_DOCUMENT,
    text('payment', words('Pagamento', 'Payment', 'Pago')),
    CURRENCY,
    sum('amount', words('Valor', 'Amount', 'Importe')),
  ],
  balances: [
    text('account', words('Conta', 'Account', 'Cuenta')),
    text('owner', words('Titular', 'Owner', 'Titular')),
    text('ownerDocument', words('Documento do titular', 'Document of the owner', 'Documento del titular')),
    CURRENCY,
    sum('balance', words('Saldo', 'Balance', 'Saldo')),
  ],
};
