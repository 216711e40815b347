import { defineMessages } from '@guiche/i18n';

/** The words of a receipt as a file. */
export const RECEIPT_MESSAGES = defineMessages({
  title: {
    'pt-BR': 'Recibo da compra {code}',
    'en-US': 'Receipt of order {code}',
    'es-ES': 'Recibo de la compra {code}',
  },
  paidAt: { 'pt-BR': 'Pago em', 'en-US': 'Paid on', 'es-ES': 'Pagado el' },
  buyer: { 'pt-BR': 'Comprador', 'en-US': 'Buyer', 'es-ES': 'Comprador' },
  seller: { 'pt-BR': 'Vendido por', 'en-US': 'Sold by', 'es-ES': 'Vendido por' },
  platform: { 'pt-BR': 'Plataforma', 'en-US': 'Platform', 'es-ES': 'Plataforma' },
  document: { 'pt-BR': 'CPF ou CNPJ', 'en-US': 'CPF or CNPJ', 'es-ES': 'CPF o CNPJ' },
  method: { 'pt-BR': 'Forma de pagamento', 'en-US': 'Paid by', 'es-ES': 'Forma de pago' },
  method_PIX: { 'pt-BR': 'Pix', 'en-US': 'Pix', 'es-ES': 'Pix' },
  method_CREDIT_CARD: { 'pt-BR': 'Cartão', 'en-US': 'Card', 'es-ES': 'Tarjeta' },
  method_BILLET: { 'pt-BR': 'Boleto', 'en-US': 'Boleto', 'es-ES': 'Boleto' },
  discount: { 'pt-BR': 'Desconto', 'en-US': 'Discount', 'es-ES': 'Descuento' },
  shipping: { 'pt-BR': 'Frete', 'en-US': 'Shipping', 'es-ES': 'Envío' },
  interest: { 'pt-BR': 'Juros do parcelamento', 'en-US': 'Interest', 'es-ES': 'Interés de las cuotas' },
  total: { 'pt-BR': 'Total', 'en-US': 'Total', 'es-ES': 'Total' },
  returned: {
    'pt-BR': 'Este valor foi devolvido ao comprador.',
    'en-US': 'This amount was returned to the buyer.',
    'es-ES': 'Este importe fue devuelto al comprador.',
  },
  note: {
    'pt-BR': 'Este recibo comprova o pagamento. Ele não substitui a nota fiscal, que o vendedor emite.',
    'en-US': 'This receipt proves the payment. It does not replace the invoice, which the seller issues.',
    'es-ES': 'Este recibo comprueba el pago. No sustituye la factura, que emite el vendedor.',
  },
});
