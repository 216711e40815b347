import { PLATFORM_A, demoId } from './platforms.js';

export const DEFAULT_CHECKOUT_CONFIG = demoId(51);
export const CHECKOUT_STEPS = demoId(52);
export const CHECKOUT_MINIMAL = demoId(53);
export const CHECKOUT_STEPS_OF_COURSE = demoId(54);
export const CHECKOUT_MINIMAL_OF_GOODS = demoId(55);
export const CHECKOUT_TALKATIVE = demoId(56);

export const CHECKOUT_CONFIGS = [
  {
    id: DEFAULT_CHECKOUT_CONFIG,
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
