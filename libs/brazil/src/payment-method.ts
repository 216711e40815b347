/** The payment methods of the platform; BILLET is a boleto. */
export type PaymentMethod = 'PIX' | 'CREDIT_CARD' | 'BILLET';
