import { cents } from '@guiche/money';

/**
 * The demonstration, in the words of its sellers. Ids are fixed, so that starting over keeps every address.
 * Fees and costs are those of the worked figures: PIX R$ 2,49 flat, provider 1,19 %, no reserve.
 */
const id = (number: number): string => `019aa1d0-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const PLATFORM_A = id(1);
export const PLATFORM_B = id(2);
export const MASTER = { id: id(9), name: 'Beatriz Nogueira', email: 'master@guiche.example' };

export const FEES = {
  PIX: { bps: 0, fixed: 249 },
  CREDIT_CARD: { bps: 990, fixed: 100 },
  BILLET: { bps: 0, fixed: 349 },
} as const;

export const GATEWAY_COSTS = {
  PIX: { bps: 119, fixed: 0 },
  CREDIT_CARD: { bps: 399, fixed: 39 },
  BILLET: { bps: 0, fixed: 345 },
} as const;

/** In up to twelve parts of R$ 5,00 at least, three of them without interest. */
export const INSTALLMENTS = {
  numberOfInstallments: 12,
  maxInstallmentsWithoutInterest: 3,
  feeBasisPoints: [0, 0, 0, 600, 900, 1200, 1400, 1600, 1800, 2000, 2200, 2400],
  minInstallmentValue: 500,
} as const;

/** Each has an account of its own in the marketplace in which its sellers have theirs. */
export const PLATFORMS = [
  {
    id: PLATFORM_A,
    slug: 'conecta',
    name: 'Conecta Saber',
    defaultReceiverId: '3F5C0D7A9B2E4816A7D40C95E1B8F263',
  },
  {
    id: PLATFORM_B,
    slug: 'vitrine',
    name: 'Vitrine do Vale',
    defaultReceiverId: null,
  },
] as const;

export const USERS = [
  {
    id: id(11),
    platformId: PLATFORM_A,
    role: 'MANAGER',
    name: 'Rafael Moura',
    email: 'gerente@conecta.example',
    managerId: null,
  },
  {
    id: id(12),
    platformId: PLATFORM_A,
    role: 'PRODUCER',
    name: 'Ana Beatriz Lima',
    email: 'produtora@conecta.example',
    managerId: id(11),
  },
  {
    id: id(13),
    platformId: PLATFORM_A,
    role: 'ADMIN',
    name: 'Carlos Teixeira',
    email: 'admin@conecta.example',
    managerId: null,
  },
  {
    id: id(14),
    platformId: PLATFORM_A,
    role: 'FUNCTIONARY',
    name: 'Júlia Prado',
    email: 'equipe@conecta.example',
    managerId: null,
  },
  {
    id: id(15),
    platformId: PLATFORM_A,
    role: 'CUSTOMER',
    name: 'Maria Aparecida Souza',
    email: 'cliente@conecta.example',
    managerId: null,
  },
  {
    id: id(21),
    platformId: PLATFORM_B,
    role: 'PRODUCER',
    name: 'Pedro Henrique Alves',
    email: 'produtor@vitrine.example',
    managerId: null,
  },
  {
    id: id(22),
    platformId: PLATFORM_B,
    role: 'ADMIN',
    name: 'Lúcia Ferraz',
    email: 'admin@vitrine.example',
    managerId: null,
  },
] as const;

const PRODUCER_A = id(12);
const PRODUCER_B = id(21);

/** The producer as a sub-merchant of Iugu. The demonstration charges through others, until an account there is added. */
export const RECEIVERS = [
  {
    id: id(95),
    platformId: PLATFORM_A,
    userId: PRODUCER_A,
    receiverProvider: 'IUGU',
    receiverId: '8D21F6B04C7E4A93B5E80A1D6F3C9275',
    receiverToken: 'live-token-demo-ana-beatriz',
    document: '39053344705',
    name: 'Ana Beatriz Lima',
    email: 'produtora@conecta.example',
    status: 'ACTIVE',
  },
] as const;

/** Base addresses are filled in at every start, so that another simulator can stand in the built-in one's place. */
export const GATEWAY_ACCOUNTS = [
  {
    id: id(31),
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
    id: id(32),
    platformId: PLATFORM_A,
    provider: 'ASAAS',
    name: 'Asaas reserva',
    baseAddress: '{SIMULATOR_URL}/asaas',
    accountsBaseAddress: null,
    credentials: { apiKey: '$aact_demo_conecta' },
  },
  {
    id: id(33),
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
    id: id(34),
    platformId: PLATFORM_B,
    provider: 'HAWKPAY',
    name: 'HawkPay',
    baseAddress: '{SIMULATOR_URL}/hawkpay',
    accountsBaseAddress: null,
    credentials: { publicKey: 'pk_demo_vitrine', secretKey: 'sk_demo_vitrine' },
  },
  {
    id: id(36),
    platformId: PLATFORM_A,
    provider: 'MERCADOPAGO',
    name: 'Mercado Pago cartões',
    baseAddress: '{SIMULATOR_URL}/mercadopago',
    accountsBaseAddress: null,
    credentials: { accessToken: 'APP_USR-demo-conecta' },
  },
  {
    id: id(37),
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
  { id: id(91), platformId: PLATFORM_A, gatewayAccountId: id(36), method: 'CREDIT_CARD', position: 1 },
  { id: id(92), platformId: PLATFORM_B, gatewayAccountId: id(37), method: 'CREDIT_CARD', position: 1 },
] as const;

const PHOTO_COURSE = id(41);
const PRESETS = id(42);
const LIGHT_GUIDE = id(43);
const COFFEE = id(44);
const READING_CLUB = id(45);
const CERAMICS = id(46);
const LONG_NAMED_COURSE = id(47);

export const PRODUCTS = [
  {
    id: PHOTO_COURSE,
    platformId: PLATFORM_A,
    producerId: PRODUCER_A,
    name: 'Fotografia com o Celular',
    description:
      'Do primeiro clique à foto que todo mundo elogia: 42 aulas curtas para enquadrar, iluminar e editar usando só o seu celular.',
    imageUrl: '/demo/fotografia-com-o-celular.svg',
    type: 'DIGITAL',
  },
  {
    id: PRESETS,
    platformId: PLATFORM_A,
    producerId: PRODUCER_A,
    name: 'Pacote com 40 filtros prontos',
    description: 'Quarenta filtros para editar suas fotos com um toque.',
    imageUrl: '/demo/quarenta-filtros.svg',
    type: 'DIGITAL',
  },
  {
    id: LIGHT_GUIDE,
    platformId: PLATFORM_A,
    producerId: PRODUCER_A,
    name: 'Guia da luz natural',
    description: 'E-book de 60 páginas: onde ficar, a que horas e com que janela.',
    imageUrl: '/demo/guia-da-luz-natural.svg',
    type: 'DIGITAL',
  },
  {
    id: COFFEE,
    platformId: PLATFORM_A,
    producerId: PRODUCER_A,
    name: 'Kit Café da Serra',
    description: 'Três pacotes de 250 g de cafés especiais da Mantiqueira, torrados na semana do envio.',
    imageUrl: '/demo/cafe-da-serra.svg',
    type: 'FISICO',
  },
  {
    id: READING_CLUB,
    platformId: PLATFORM_A,
    producerId: PRODUCER_A,
    name: 'Clube de Leitura Entrelinhas',
    description: 'Um livro por mês, roda de conversa ao vivo e material de apoio.',
    imageUrl: '/demo/clube-de-leitura.svg',
    type: 'DIGITAL',
  },
  {
    id: CERAMICS,
    platformId: PLATFORM_B,
    producerId: PRODUCER_B,
    name: 'Cerâmica em casa',
    description: 'Curso completo de cerâmica sem torno, com queima em forno comum.',
    imageUrl: '/demo/ceramica-em-casa.svg',
    type: 'DIGITAL',
  },
  {
    id: LONG_NAMED_COURSE,
    platformId: PLATFORM_A,
    producerId: PRODUCER_A,
    name: 'Formação completa em fotografia gastronômica, de produto e de interiores com o celular, do zero ao primeiro cliente',
    description:
      'Doze módulos, cento e vinte aulas e um grupo de acompanhamento para quem quer viver de fotografia sem comprar uma câmera.',
    imageUrl: null,
    type: 'DIGITAL',
  },
] as const;

const CHECKOUT_LOOK = id(51);
const CHECKOUT_STEPS = id(52);
const CHECKOUT_MINIMAL = id(53);
const CHECKOUT_STEPS_OF_COURSE = id(54);
const CHECKOUT_MINIMAL_OF_GOODS = id(55);
const CHECKOUT_TALKATIVE = id(56);

export const CHECKOUT_CONFIGS = [
  {
    id: CHECKOUT_LOOK,
    platformId: PLATFORM_A,
    template: 'DEFAULT',
    enabledBannerText: true,
    bannerText: 'Oferta de lançamento: preço especial só nesta página',
    bannerTextColor: '#ffffff',
    bannerTextBackgroundColor: '#123a6b',
    feedbacks: [
      {
        id: 'f1',
        title: 'Sandra Regina, Recife',
        description:
          'Minhas fotos do restaurante mudaram da água para o vinho. As aulas são curtas e diretas.',
        image: null,
        stars: 5,
      },
      {
        id: 'f2',
        title: 'Tiago Fernandes, Curitiba',
        description: 'Achei que precisava de uma câmera cara. Não precisava.',
        image: null,
        stars: 5,
      },
    ],
  },
  {
    id: CHECKOUT_STEPS,
    platformId: PLATFORM_A,
    template: 'DROPSHIPPING',
    enabledBannerText: true,
    bannerText: 'Torra da semana: enviamos em até dois dias úteis',
    bannerTextColor: '#ffffff',
    bannerTextBackgroundColor: '#4a2c17',
    countdownMinutes: 15,
    countdownEndText: 'A condição desta página terminou, mas ainda dá tempo de comprar.',
    chatPhone: '11912345678',
    feedbacks: [
      {
        id: 'f3',
        title: 'Marlene Alves, Santos',
        description: 'Chegou em três dias, bem embalado. O cheiro tomou conta da casa.',
        image: null,
        stars: 5,
      },
      {
        id: 'f4',
        title: 'Rogério Prado, Goiânia',
        description: 'O do meio é o meu preferido. A caixa veio um pouco amassada.',
        image: null,
        stars: 4,
      },
    ],
  },
  {
    id: CHECKOUT_MINIMAL,
    platformId: PLATFORM_A,
    template: 'VEGA',
    enabledBannerText: false,
    colorPrimary: '#6b2fb3',
    feedbacks: [
      {
        id: 'f5',
        title: 'Beatriz Lima, Fortaleza',
        description: 'Leio no ônibus todo dia. Os encontros de domingo são a melhor parte.',
        image: null,
        stars: 5,
      },
    ],
  },
  {
    id: CHECKOUT_STEPS_OF_COURSE,
    platformId: PLATFORM_A,
    template: 'DROPSHIPPING',
    enabledBannerText: false,
    colorPrimary: '#b3261e',
    feedbacks: [
      {
        id: 'f6',
        title: 'Cláudia Mendes, Belém',
        description: 'Comprei pelo celular no intervalo do trabalho e à noite já estava assistindo.',
        image: null,
        stars: 5,
      },
    ],
  },
  {
    id: CHECKOUT_MINIMAL_OF_GOODS,
    platformId: PLATFORM_A,
    template: 'VEGA',
    enabledBannerText: false,
    colorPrimary: '#4a2c17',
    feedbacks: [
      {
        id: 'f7',
        title: 'Rogério Prado, Goiânia',
        description: 'Chegou antes do prazo. O do meio é o meu preferido.',
        image: null,
        stars: 5,
      },
    ],
  },
  {
    // What a seller who writes much puts on a page: every text as long as one meets them, and a colour that is hard to read on.
    id: CHECKOUT_TALKATIVE,
    platformId: PLATFORM_A,
    template: 'DEFAULT',
    enabledBannerText: true,
    bannerText:
      'Só até domingo, e só para quem chegou por este endereço: a formação inteira com o grupo de acompanhamento, as planilhas de orçamento e os dois encontros ao vivo',
    bannerTextColor: '#16202c',
    bannerTextBackgroundColor: '#f5c400',
    colorPrimary: '#f5c400',
    chatPhone: '11912345678',
    feedbacks: [
      {
        id: 'f8',
        title: 'Maria Aparecida Gonçalves de Albuquerque e Silva, São José do Vale do Rio Preto',
        description:
          'Eu tinha medo de não acompanhar, porque nunca tinha mexido em nada além da câmera automática. As aulas são curtas, dá para ver no ônibus, e quando travei na parte da luz alguém do grupo respondeu no mesmo dia. Hoje faço as fotos do cardápio de três restaurantes da minha rua e já paguei o curso duas vezes.',
        image: null,
        stars: 5,
      },
      { id: 'f9', title: 'Zé', description: 'Bom.', image: null, stars: 3 },
    ],
  },
] as const;

const EVERY_METHOD = { creditCardEnabled: true, billetEnabled: true } as const;
/** Asaas charges no card without its holder's address, which nobody gives for a course. */
const NO_CARD = { creditCardEnabled: false, billetEnabled: true } as const;

const ONE_TIME = { type: 'ONE_TIME', recurrencePrice: null, frequencyInDays: null, fakePrice: null } as const;

export const OFFERS = {
  digital: {
    ...ONE_TIME,
    ...EVERY_METHOD,
    id: id(61),
    platformId: PLATFORM_A,
    productId: PHOTO_COURSE,
    title: 'Curso completo',
    price: cents(9_700),
    fakePrice: cents(19_700),
    gatewayAccountId: id(31),
    checkoutConfigId: CHECKOUT_LOOK,
  },
  digitalAsaas: {
    ...ONE_TIME,
    ...NO_CARD,
    id: id(62),
    platformId: PLATFORM_A,
    productId: PHOTO_COURSE,
    title: 'Curso completo (Asaas)',
    price: cents(9_700),
    gatewayAccountId: id(32),
    checkoutConfigId: CHECKOUT_LOOK,
  },
  digitalOnz: {
    ...ONE_TIME,
    ...EVERY_METHOD,
    id: id(63),
    platformId: PLATFORM_A,
    productId: PHOTO_COURSE,
    title: 'Curso completo (Onz)',
    price: cents(9_700),
    gatewayAccountId: id(33),
    checkoutConfigId: CHECKOUT_LOOK,
  },
  presets: {
    ...ONE_TIME,
    id: id(64),
    platformId: PLATFORM_A,
    productId: PRESETS,
    title: 'Pacote com 40 filtros prontos',
    price: cents(1_990),
    fakePrice: cents(4_990),
    gatewayAccountId: null,
    checkoutConfigId: null,
  },
  lightGuide: {
    ...ONE_TIME,
    id: id(65),
    platformId: PLATFORM_A,
    productId: LIGHT_GUIDE,
    title: 'Guia da luz natural',
    price: cents(2_700),
    fakePrice: cents(4_700),
    gatewayAccountId: null,
    checkoutConfigId: null,
  },
  physical: {
    ...ONE_TIME,
    ...EVERY_METHOD,
    id: id(66),
    platformId: PLATFORM_A,
    productId: COFFEE,
    title: 'Kit com 3 cafés',
    price: cents(8_990),
    gatewayAccountId: id(31),
    checkoutConfigId: null,
  },
  subscription: {
    ...EVERY_METHOD,
    id: id(67),
    platformId: PLATFORM_A,
    productId: READING_CLUB,
    title: 'Assinatura mensal',
    type: 'SUBSCRIPTION',
    price: cents(2_990),
    fakePrice: null,
    recurrencePrice: cents(2_990),
    frequencyInDays: 30,
    gatewayAccountId: id(31),
    checkoutConfigId: null,
  },
  physicalInSteps: {
    ...ONE_TIME,
    ...EVERY_METHOD,
    id: id(69),
    platformId: PLATFORM_A,
    productId: COFFEE,
    title: 'Kit com 3 cafés (passo a passo)',
    price: cents(8_990),
    gatewayAccountId: id(31),
    checkoutConfigId: CHECKOUT_STEPS,
  },
  minimalSubscription: {
    ...EVERY_METHOD,
    id: id(70),
    platformId: PLATFORM_A,
    productId: READING_CLUB,
    title: 'Assinatura mensal (página mínima)',
    type: 'SUBSCRIPTION',
    price: cents(2_990),
    fakePrice: null,
    recurrencePrice: cents(2_990),
    frequencyInDays: 30,
    gatewayAccountId: id(31),
    checkoutConfigId: CHECKOUT_MINIMAL,
  },
  digitalInSteps: {
    ...ONE_TIME,
    ...EVERY_METHOD,
    id: id(73),
    platformId: PLATFORM_A,
    productId: PHOTO_COURSE,
    title: 'Curso completo (passo a passo)',
    price: cents(9_700),
    gatewayAccountId: id(31),
    checkoutConfigId: CHECKOUT_STEPS_OF_COURSE,
  },
  minimalPhysical: {
    ...ONE_TIME,
    ...EVERY_METHOD,
    id: id(74),
    platformId: PLATFORM_A,
    productId: COFFEE,
    title: 'Kit com 3 cafés (página mínima)',
    price: cents(8_990),
    gatewayAccountId: id(31),
    checkoutConfigId: CHECKOUT_MINIMAL_OF_GOODS,
  },
  longTexts: {
    ...ONE_TIME,
    ...EVERY_METHOD,
    id: id(75),
    platformId: PLATFORM_A,
    productId: LONG_NAMED_COURSE,
    title: 'Formação completa com acompanhamento',
    price: cents(1_249_700),
    gatewayAccountId: id(31),
    checkoutConfigId: CHECKOUT_TALKATIVE,
  },
  digitalOfB: {
    ...ONE_TIME,
    ...EVERY_METHOD,
    id: id(68),
    platformId: PLATFORM_B,
    productId: CERAMICS,
    title: 'Curso completo',
    price: cents(12_700),
    gatewayAccountId: id(34),
    checkoutConfigId: null,
  },
} as const;

export const ORDER_BUMPS = [
  { id: id(71), platformId: PLATFORM_A, productId: PHOTO_COURSE, offerId: OFFERS.presets.id, position: 1 },
  { id: id(72), platformId: PLATFORM_A, productId: PHOTO_COURSE, offerId: OFFERS.lightGuide.id, position: 2 },
] as const;

export const DELIVERY_OPTIONS = [
  {
    id: id(81),
    platformId: PLATFORM_A,
    productId: COFFEE,
    description: 'PAC',
    deliveryTime: '5 a 8 dias úteis',
    fareAmount: cents(1_990),
    preSelected: true,
    position: 1,
  },
  {
    id: id(82),
    platformId: PLATFORM_A,
    productId: COFFEE,
    description: 'SEDEX',
    deliveryTime: '2 a 3 dias úteis',
    fareAmount: cents(3_490),
    preSelected: false,
    position: 2,
  },
  {
    id: id(83),
    platformId: PLATFORM_A,
    productId: COFFEE,
    description: 'Retirar na loja da Vila',
    deliveryTime: 'no dia seguinte',
    fareAmount: cents(0),
    preSelected: false,
    position: 3,
  },
] as const;
