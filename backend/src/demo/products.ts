import { id } from './fixed-id.js';
import { PRODUCER_A, PRODUCER_B } from './people.js';
import { PLATFORM_A, PLATFORM_B } from './platforms.js';

export const PHOTO_COURSE = id(41);
export const PRESETS = id(42);
export const LIGHT_GUIDE = id(43);
export const COFFEE = id(44);
export const READING_CLUB = id(45);
export const CERAMICS = id(46);
export const LONG_NAMED_COURSE = id(47);

export const PRODUCTS = [
  {
    id: PHOTO_COURSE,
    platformId: PLATFORM_A,
    producerId: PRODUCER_A,
    name: 'Fotografia com o Celular',
    description:
      'Do primeiro clique à foto que todo mundo elogia: 42 aulas curtas para enquadrar, iluminar e editar usando só o seu celular.',
    imageUrl: '/demo/fotografia-com-o-celular.svg',
    accessAddress: 'https://cursos.conecta.example/fotografia-com-o-celular',
    type: 'DIGITAL',
  },
  {
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
