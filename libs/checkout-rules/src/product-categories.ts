import type { Texts } from './locale.js';

const category = <C extends string>(code: C, pt: string, en: string, es: string) =>
  ({ code, name: { 'pt-BR': pt, 'en-US': en, 'es-ES': es } satisfies Texts }) as const;

/** What a product is about. The specification asks for a list and not for which entries: they are our choice. */
export const PRODUCT_CATEGORIES = [
  category('BUSINESS', 'Negócios e carreira', 'Business and career', 'Negocios y carrera'),
  category('MARKETING', 'Marketing e vendas', 'Marketing and sales', 'Marketing y ventas'),
  category('FINANCE', 'Finanças e investimentos', 'Finance and investing', 'Finanzas e inversiones'),
  category(
    'TECHNOLOGY',
    'Tecnologia e programação',
    'Technology and programming',
    'Tecnología y programación',
  ),
  category('DESIGN', 'Design e fotografia', 'Design and photography', 'Diseño y fotografía'),
  category('LANGUAGES', 'Idiomas', 'Languages', 'Idiomas'),
  category('EDUCATION', 'Educação e concursos', 'Education and exams', 'Educación y oposiciones'),
  category('HEALTH', 'Saúde e bem-estar', 'Health and wellness', 'Salud y bienestar'),
  category('FITNESS', 'Esportes e fitness', 'Sports and fitness', 'Deportes y fitness'),
  category('BEAUTY', 'Beleza e cosméticos', 'Beauty and cosmetics', 'Belleza y cosméticos'),
  category('FOOD', 'Culinária e alimentos', 'Cooking and food', 'Cocina y alimentos'),
  category('RELATIONSHIPS', 'Relacionamentos e família', 'Relationships and family', 'Relaciones y familia'),
  category('PERSONAL_GROWTH', 'Desenvolvimento pessoal', 'Personal growth', 'Desarrollo personal'),
  category('SPIRITUALITY', 'Espiritualidade', 'Spirituality', 'Espiritualidad'),
  category('ARTS', 'Música e artes', 'Music and arts', 'Música y artes'),
  category('HOBBIES', 'Hobbies e artesanato', 'Hobbies and crafts', 'Hobbies y artesanía'),
  category('GAMES', 'Jogos e entretenimento', 'Games and entertainment', 'Juegos y entretenimiento'),
  category('FASHION', 'Moda e acessórios', 'Fashion and accessories', 'Moda y accesorios'),
  category('HOME', 'Casa e decoração', 'Home and decoration', 'Hogar y decoración'),
  category('ELECTRONICS', 'Eletrônicos', 'Electronics', 'Electrónica'),
  category('PETS', 'Animais de estimação', 'Pets', 'Mascotas'),
  category('CHILDREN', 'Bebês e crianças', 'Babies and children', 'Bebés y niños'),
  category('EVENTS', 'Eventos e ingressos', 'Events and tickets', 'Eventos y entradas'),
  category('OTHER', 'Outros', 'Other', 'Otros'),
] as const;

export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number]['code'];
