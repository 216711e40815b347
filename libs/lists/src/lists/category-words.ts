import { defineMessages } from '@guiche/i18n';

/** The categories of products. */
export const categoryWords = defineMessages({
  category_health: { 'pt-BR': 'Saúde', 'en-US': 'Health', 'es-ES': 'Salud' },
  category_finance: { 'pt-BR': 'Finanças', 'en-US': 'Finance', 'es-ES': 'Finanzas' },
  category_business: { 'pt-BR': 'Negócios', 'en-US': 'Business', 'es-ES': 'Negocios' },
  category_marketing: { 'pt-BR': 'Marketing', 'en-US': 'Marketing', 'es-ES': 'Marketing' },
  category_technology: { 'pt-BR': 'Tecnologia', 'en-US': 'Technology', 'es-ES': 'Tecnología' },
  category_programming: { 'pt-BR': 'Programação', 'en-US': 'Programming', 'es-ES': 'Programación' },
  category_design: { 'pt-BR': 'Design', 'en-US': 'Design', 'es-ES': 'Diseño' },
  category_languages: { 'pt-BR': 'Idiomas', 'en-US': 'Languages', 'es-ES': 'Idiomas' },
  category_education: { 'pt-BR': 'Educação', 'en-US': 'Education', 'es-ES': 'Educación' },
  category_career: { 'pt-BR': 'Carreira', 'en-US': 'Career', 'es-ES': 'Carrera' },
  category_relationships: { 'pt-BR': 'Relacionamentos', 'en-US': 'Relationships', 'es-ES': 'Relaciones' },
  category_spirituality: { 'pt-BR': 'Espiritualidade', 'en-US': 'Spirituality', 'es-ES': 'Espiritualidad' },
  category_cooking: { 'pt-BR': 'Culinária', 'en-US': 'Cooking', 'es-ES': 'Cocina' },
  category_fashion: { 'pt-BR': 'Moda', 'en-US': 'Fashion', 'es-ES': 'Moda' },
  category_beauty: { 'pt-BR': 'Beleza', 'en-US': 'Beauty', 'es-ES': 'Belleza' },
  category_sports: { 'pt-BR': 'Esportes', 'en-US': 'Sports', 'es-ES': 'Deportes' },
  category_music: { 'pt-BR': 'Música', 'en-US': 'Music', 'es-ES': 'Música' },
  category_photography: { 'pt-BR': 'Fotografia', 'en-US': 'Photography', 'es-ES': 'Fotografía' },
  category_games: { 'pt-BR': 'Jogos', 'en-US': 'Games', 'es-ES': 'Juegos' },
  category_pets: { 'pt-BR': 'Animais', 'en-US': 'Pets', 'es-ES': 'Mascotas' },
  category_home: { 'pt-BR': 'Casa', 'en-US': 'Home', 'es-ES': 'Hogar' },
  category_electronics: { 'pt-BR': 'Eletrônicos', 'en-US': 'Electronics', 'es-ES': 'Electrónica' },
  category_other: { 'pt-BR': 'Outros', 'en-US': 'Other', 'es-ES': 'Otros' },
});
