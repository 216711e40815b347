import { readFileSync } from 'node:fs';
import { cents } from '@guiche/money';
import type {
  CardData,
  CardIdIntent,
  CardTokenIntent,
  ChargeAddress,
  ChargeIntent,
  GatewayAccount,
  QueryIntent,
  ReceiverIntent,
  ReceiverQueryIntent,
  RefundIntent,
  WebhookRegistrationIntent,
  WithdrawIntent,
  WithdrawQueryIntent,
} from '@guiche/gateway-kit';

/** The buyer of every example. None of this may be in a wire log. */
const BUYER = {
  name: 'José da Silva',
  document: '52998224725',
  email: 'jose.silva@example.com',
  phone: '11987654321',
};

export const SAMPLE_CHARGE: ChargeIntent = {
  attemptId: '01942f3e-7a00-7c3a-9d2b-5f1e8c6b4a10',
  // 23:30 in São Paulo: a due date counted in UTC would be a day late.
  createdAt: new Date('2030-01-02T02:30:00.000Z'),
  paymentMethod: 'PIX',
  amount: cents(4990),
  currency: 'BRL',
  description: 'Curso de teste',
  orderId: '01942f3e-7a00-7000-8000-000000000001',
  userId: '01942f3e-7a00-7000-8000-000000000002',
  items: [
    { id: 'item-1', title: 'Curso de teste', unitPrice: cents(4500), quantity: 1, tangible: false },
    { id: 'item-2', title: 'Caderno', unitPrice: cents(245), quantity: 2, tangible: true },
  ],
  customer: BUYER,
  customerIp: '203.0.113.10',
  installments: 1,
  webhookUrl: 'https://loja.example/webhooks/PROVIDER/unguessable-token-of-the-payment',
  checkoutUrl: 'https://loja.example/checkout/1',
  splits: [],
  fingerPrints: [],
};

const ADDRESS: ChargeAddress = {
  zipCode: '01310100',
  address: 'Avenida Paulista',
  number: '1578',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
};

/** A card that a gateway receives decrypted, immediately before it is sent. */
export const SAMPLE_CARD: Required<CardData> = {
  cardNumber: '4111111111111111',
  holderName: 'Maria Aparecida Souza',
  holderDocument: '11144477735',
  expMonth: '12',
  expYear: '31',
  cvv: '739',
};

/** Card and boleto charges have an address; `stage` decrypts the sample card. */
export const SAMPLE_CARD_CHARGE: ChargeIntent = {
  ...SAMPLE_CHARGE,
  paymentMethod: 'CREDIT_CARD',
  address: ADDRESS,
  installments: 3,
};

export const SAMPLE_BILLET_CHARGE: ChargeIntent = {
  ...SAMPLE_CHARGE,
  paymentMethod: 'BILLET',
  address: ADDRESS,
};

export const SAMPLE_CARD_TOKEN: CardTokenIntent = {
  card: SAMPLE_CARD,
  customer: BUYER,
  address: ADDRESS,
  customerIp: '203.0.113.10',
};

/** For a gateway with `cards: 'local'` the token is replaced by an encrypted one. */
export const SAMPLE_CARD_ID: CardIdIntent = {
  cardToken: 'card-token-of-the-provider',
  customer: BUYER,
  customerIp: '203.0.113.10',
};

export const SAMPLE_QUERY: QueryIntent = {
  attemptId: SAMPLE_CHARGE.attemptId,
  amount: SAMPLE_CHARGE.amount,
  paymentMethod: 'PIX',
  createdAt: SAMPLE_CHARGE.createdAt,
  queriedAt: new Date('2030-01-02T02:31:00.000Z'),
};

/** A query by reference and a refund use the reference of the provider's own example. */
export const sampleQuery = (reference: string): QueryIntent => ({ ...SAMPLE_QUERY, reference });

export const sampleRefund = (reference: string): RefundIntent => ({
  refundId: '01942f3e-9000-7c3a-9d2b-5f1e8c6b4a99',
  attemptId: SAMPLE_CHARGE.attemptId,
  reference,
  chargedAmount: SAMPLE_CHARGE.amount,
});

/** A payout of the same amount as the charge, to an e-mail key by default. */
export const SAMPLE_WITHDRAW: WithdrawIntent = {
  withdrawReference: '01942f3e-b000-7c3a-9d2b-5f1e8c6b4a77',
  paymentMethod: 'PIX',
  amount: cents(4990),
  pixKey: BUYER.email,
  pixType: 'EMAIL',
  document: BUYER.document,
  documentType: 'CPF',
  name: BUYER.name,
  email: BUYER.email,
  description: 'Saque',
  webhookUrl: 'https://loja.example/webhooks/PROVIDER/unguessable-token-of-the-account',
  createdAt: SAMPLE_CHARGE.createdAt,
};

export const sampleWithdrawQuery = (withdrawId: string): WithdrawQueryIntent => ({
  withdrawReference: SAMPLE_WITHDRAW.withdrawReference,
  withdrawId,
  amount: SAMPLE_WITHDRAW.amount,
  createdAt: SAMPLE_WITHDRAW.createdAt,
  queriedAt: SAMPLE_QUERY.queriedAt,
});

export const SAMPLE_RECEIVER: ReceiverIntent = {
  ...BUYER,
  documentType: 'CPF',
  description: 'Vendedor de cursos',
  userId: SAMPLE_CHARGE.userId,
  address: {
    street: ADDRESS.address,
    number: ADDRESS.number,
    zipcode: ADDRESS.zipCode,
    city: ADDRESS.city,
    district: ADDRESS.district,
    state: ADDRESS.state,
  },
  bankAccount: {
    bankCode: '341',
    branchNumber: '0926',
    accountNumber: '45673',
    accountDigit: '7',
    accountType: 'CHECKING',
  },
  providerSpecificData: {
    monthlyRevenue: cents(1_000_000),
    birthDate: '1990-02-28',
    occupation: 'Professora',
  },
};

export const sampleReceiverQuery = (receiverId: string): ReceiverQueryIntent => ({ receiverId });

export const SAMPLE_REGISTRATION: WebhookRegistrationIntent = {
  url: 'https://loja.example/webhooks/PROVIDER/unguessable-token-of-the-account',
  authToken: 'webhook-auth-token-of-the-tests',
  email: 'operations@loja.example',
};

/** Invented, and registered nowhere. */
const PLATFORM_KEY = readFileSync(new URL('./platform-key.pem', import.meta.url)).toString('base64');

export const sampleAccount = (provider: string, credentials: Record<string, unknown>): GatewayAccount => ({
  id: 'account-1',
  platformId: 'platform-1',
  provider,
  baseAddress: 'http://provider.example/base',
  accountsBaseAddress: 'http://provider.example/accounts',
  loginBaseAddress: 'http://provider.example/login',
  credentials,
  webhookAuthToken: SAMPLE_REGISTRATION.authToken,
  platformPrivateKey: PLATFORM_KEY,
  // Required for every payout (payments.md §6); it is loaded only where the provider requires it over https.
  platformCertificates: { cashOut: { url: 'https://files.example/cash-out.p12' } },
});

/** What no log may contain: personal data, addresses with tokens, and the formatted CPF. */
export const PERSONAL = [
  ...Object.values(BUYER),
  '529.982.247-25',
  SAMPLE_CHARGE.customerIp ?? '',
  'unguessable-token-of-the-payment',
  'unguessable-token-of-the-account',
  SAMPLE_REGISTRATION.authToken,
  SAMPLE_CARD.cardNumber,
  SAMPLE_CARD.holderName,
  SAMPLE_CARD.holderDocument,
  '111.444.777-35',
  SAMPLE_CARD.cvv,
];
