import { PLATFORM_A, PLATFORM_B, demoId } from './platforms.js';

/** Of the worked figures, as the fees are: 1,19 % of a PIX. */
export const GATEWAY_COSTS = {
  PIX: { bps: 119, fixed: 0 },
  CREDIT_CARD: { bps: 399, fixed: 39 },
  BILLET: { bps: 0, fixed: 345 },
} as const;

/** Base addresses are filled in at every start, so that another simulator can stand in the built-in one's place. */
export const GATEWAY_ACCOUNTS = [
  {
    id: demoId(31),
    platformId: PLATFORM_A,
    provider: 'HAWKPAY',
    name: 'HawkPay principal',
    baseAddress: '{SIMULATOR_URL}/hawkpay',
    accountsBaseAddress: null,
    credentials: {
      publicKey: 'pk_demo_conecta',
      secretKey: 'sk_demo_conecta',
      withdrawKey: 'wk_demo_conecta',
    },
  },
  {
    id: demoId(32),
    platformId: PLATFORM_A,
    provider: 'ASAAS',
    name: 'Asaas reserva',
    baseAddress: '{SIMULATOR_URL}/asaas',
    accountsBaseAddress: null,
    credentials: { apiKey: '$aact_demo_conecta' },
  },
  {
    id: demoId(33),
    platformId: PLATFORM_A,
    provider: 'ONZ',
    name: 'Onz Pix',
    baseAddress: '{SIMULATOR_URL}/onz',
    accountsBaseAddress: '{SIMULATOR_URL}/onz/accounts',
    credentials: {
      clientId: 'demo-conecta',
      clientSecret: 'demo-conecta-secret',
      pixKey: '7d9f0335-8dcc-4054-9bf9-0dbd61d36906',
    },
  },
  {
    id: demoId(34),
    platformId: PLATFORM_B,
    provider: 'HAWKPAY',
    name: 'HawkPay',
    baseAddress: '{SIMULATOR_URL}/hawkpay',
    accountsBaseAddress: null,
    credentials: { publicKey: 'pk_demo_vitrine', secretKey: 'sk_demo_vitrine' },
  },
  {
    id: demoId(36),
    platformId: PLATFORM_A,
    provider: 'MERCADOPAGO',
    name: 'Mercado Pago cartões',
    baseAddress: '{SIMULATOR_URL}/mercadopago',
    accountsBaseAddress: null,
    credentials: { accessToken: 'APP_USR-demo-conecta', publicKey: 'APP_USR-demo-conecta-public' },
  },
  {
    id: demoId(37),
    platformId: PLATFORM_B,
    provider: 'PAGARME',
    name: 'Pagar.me cartões',
    baseAddress: '{SIMULATOR_URL}/pagarme',
    accountsBaseAddress: null,
    credentials: { secretKey: 'sk_demo_vitrine', publicKey: 'pk_demo_vitrine' },
  },
] as const;

/** Cards go to accounts that take them as our own page encrypts them; HawkPay would want its own library in the page. */
export const GATEWAY_ROUTES = [
  {
    id: demoId(91),
    platformId: PLATFORM_A,
    gatewayAccountId: demoId(36),
    method: 'CREDIT_CARD',
    position: 1,
  },
  {
    id: demoId(92),
    platformId: PLATFORM_B,
    gatewayAccountId: demoId(37),
    method: 'CREDIT_CARD',
    position: 1,
  },
] as const;
