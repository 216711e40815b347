import { PRODUCER_A, PRODUCER_B } from './people.js';
import { PLATFORM_A, PLATFORM_B, demoId } from './platforms.js';

export const PHOTO_COURSE = demoId(41);
export const PRESETS = demoId(42);
export const LIGHT_GUIDE = demoId(43);
export const COFFEE = demoId(44);
export const READING_CLUB = demoId(45);
export const CERAMICS = demoId(46);
export const LONG_NAMED_COURSE = demoId(47);

/** Who sells, as Decreto 7.962/2013 has a checkout name the supplier. */
const ANA = {
  sellerName: 'Ana Beatriz Lima Cursos Ltda.',
  sellerDocument: '19131243000197',
  sellerAddress: 'Rua Aspicuelta, 120, São Paulo, SP, 05433-010',
  supportEmail: 'contato@anabeatriz.example',
  supportPhone: '11912345678',
} as const;

const PEDRO = {
  sellerName: 'Pedro Henrique Alves',
  sellerDocument: '11144477735',
  sellerAddress: 'Rua das Palmeiras, 45, Blumenau, SC, 89012-000',
  supportEmail: 'pedro@vitrine.example',
  supportPhone: '47912345678',
} as const;

export const PRODUCTS = [
  {
    ...ANA,
    guaranteeDays: 7,
    id: PHOTO_COURSE,
    platformId: PLATFORM_A,
    producerId: PRODUCER_A,
    name: 'Fotografia com o Celular',
    description:
      'Do primeiro clique à foto que todo mundo elogia: 42 aulas curtas para enquadrar, iluminar e editar usando só o seu celular.',
    imageUrl: '/demo/fotografia-com-o-celular.svg',
    accessAddress: 'https://cursos.conecta.example/fotografia-com-o-celular',
    shareImageUrl: '/demo/fotografia-com-o-celular.jpg',
    type: 'DIGITAL',
  },
  {
    ...ANA,
    guaranteeDays: 7,
    id: PRESETS,
    platformId: PLATFORM_A,
    producerId: PRODUCER_A,
    name: 'Pacote com 40 filtros prontos',
    description: 'Quarenta filtros para editar suas fotos com um toque.',
    imageUrl: '/demo/quarenta-filtros.svg',
    accessAddress: 'https://cursos.conecta.example/quarenta-filtros',
    type: 'DIGITAL',
  },
  {
    ...ANA,
    guaranteeDays: 7,
    id: LIGHT_GUIDE,
    platformId: PLATFORM_A,
    producerId: PRODUCER_A,
    name: 'Guia da luz natural',
    description: 'E-book de 60 páginas: onde ficar, a que horas e com que janela.',
    imageUrl: '/demo/guia-da-luz-natural.svg',
    accessAddress: 'https://cursos.conecta.example/guia-da-luz-natural',
    type: 'DIGITAL',
  },
  {
    ...ANA,
    guaranteeDays: 30,
    id: COFFEE,
    platformId: PLATFORM_A,
    producerId: PRODUCER_A,
    name: 'Kit Café da Serra',
    description: 'Três pacotes de 250 g de cafés especiais da Mantiqueira, torrados na semana do envio.',
    imageUrl: '/demo/cafe-da-serra.svg',
    shareImageUrl: '/demo/cafe-da-serra.jpg',
    type: 'FISICO',
  },
  {
    ...ANA,
    guaranteeDays: 7,
    id: READING_CLUB,
    platformId: PLATFORM_A,
    producerId: PRODUCER_A,
    name: 'Clube de Leitura Entrelinhas',
    description: 'Um livro por mês, roda de conversa ao vivo e material de apoio.',
    imageUrl: '/demo/clube-de-leitura.svg',
    shareImageUrl: '/demo/clube-de-leitura.jpg',
    type: 'DIGITAL',
  },
  {
    ...PEDRO,
    guaranteeDays: 14,
    id: CERAMICS,
    platformId: PLATFORM_B,
    producerId: PRODUCER_B,
    name: 'Cerâmica em casa',
    description: 'Curso completo de cerâmica sem torno, com queima em forno comum.',
    imageUrl: '/demo/ceramica-em-casa.svg',
    shareImageUrl: '/demo/ceramica-em-casa.jpg',
    type: 'DIGITAL',
  },
  {
    ...ANA,
    guaranteeDays: 7,
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
