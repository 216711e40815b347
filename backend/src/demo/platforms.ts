/** Ids are fixed, so that a reset keeps every address. */
export const demoId = (number: number): string =>
  `019aa1d0-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const PLATFORM_A = demoId(1);
export const PLATFORM_B = demoId(2);

/** Of the worked figures, as the costs are: PIX R$ 2,49 flat, no reserve. */
export const FEES = {
  PIX: { bps: 0, fixed: 249 },
  CREDIT_CARD: { bps: 990, fixed: 100 },
  BILLET: { bps: 0, fixed: 349 },
} as const;

/** In up to twelve parts of R$ 5,00 at least, three of them without interest. */
export const INSTALLMENTS = {
  numberOfInstallments: 12,
  maxInstallmentsWithoutInterest: 3,
  feeBasisPoints: [0, 0, 0, 600, 900, 1200, 1400, 1600, 1800, 2000, 2200, 2400],
  minInstallmentValue: 500,
} as const;

/** Sellers can be paid early, at the usual price. */
export const ANTICIPATION_RULES = { anticipationsEnabled: true } as const;

/**
 * Payouts require a certificate (payments.md §6). The simulator speaks plain http, where none is presented, so this one is
 * never loaded.
 */
const CERT_CASH_OUT_URL = 'https://certificates.example/cash-out.p12';

/** The first has an account of its own in the marketplace in which its sellers have theirs. */
export const PLATFORMS = [
  {
    id: PLATFORM_A,
    slug: 'conecta',
    host: 'conecta.localhost',
    name: 'Conecta Saber',
    legalName: 'Conecta Saber Tecnologia Ltda.',
    document: '11222333000181',
    legalAddress: 'Av. Paulista, 1000, 8º andar, São Paulo, SP, 01310-100',
    supportEmail: 'ajuda@conecta.example',
    supportPhone: '1130031234',
    termsUrl: 'https://conecta.example/termos-de-uso',
    privacyUrl: 'https://conecta.example/privacidade',
    logoUrl: '/demo/conecta-saber.svg',
    defaultReceiverId: '3F5C0D7A9B2E4816A7D40C95E1B8F263',
    certCashOutUrl: CERT_CASH_OUT_URL,
  },
  {
    id: PLATFORM_B,
    slug: 'vitrine',
    host: 'vitrine.localhost',
    name: 'Vitrine do Vale',
    legalName: 'Vitrine do Vale Comércio Ltda.',
    document: '45997418000153',
    legalAddress: 'Rua XV de Novembro, 250, Blumenau, SC, 89010-000',
    supportEmail: 'ajuda@vitrine.example',
    supportPhone: '4733221234',
    termsUrl: 'https://vitrine.example/termos',
    privacyUrl: 'https://vitrine.example/privacidade',
    logoUrl: null,
    defaultReceiverId: null,
    certCashOutUrl: CERT_CASH_OUT_URL,
  },
] as const;
