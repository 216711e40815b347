import { OFFERS } from '../../src/demo/demo-data.js';

/** The body of a valid purchase of the digital course; a test changes its subject. */
export const TEST_BUYER = {
  email: 'maria.souza@example.com',
  name: 'Maria Aparecida Souza',
  paymentMethod: 'PIX',
  phone: '11987654321',
  cpf: '52998224725',
} as const;

export const TEST_ADDRESS = {
  cep: '01001-000',
  street: 'Praça da Sé',
  number: '100',
  complement: 'apto 12',
  district: 'Sé',
  city: 'São Paulo',
  state: 'SP',
} as const;

export type PurchaseOrder = Record<string, unknown>;

export const order = (changes: PurchaseOrder = {}): PurchaseOrder => ({
  ...TEST_BUYER,
  offerId: OFFERS.digital.id,
  ...changes,
});

export const physicalOrder = (changes: PurchaseOrder = {}): PurchaseOrder =>
  order({ ...TEST_ADDRESS, offerId: OFFERS.physical.id, ...changes });

/** The digital course at each of the three providers. */
export const OFFER_AT = {
  HAWKPAY: OFFERS.digital.id,
  ASAAS: OFFERS.digitalAsaas.id,
  ONZ: OFFERS.digitalOnz.id,
} as const;

export type TestProviderName = keyof typeof OFFER_AT;
export type { ProviderName as SimulatedProvider } from '@guiche/simulator';
export const PROVIDER_NAMES = Object.keys(OFFER_AT) as TestProviderName[];
