import { defineMessages } from '@guiche/i18n';

/** What sellers are in products and sales, beside the words of the lists. */
export const partnerMessages = defineMessages({
  partners_products: { 'pt-BR': 'Produtos', 'en-US': 'Products', 'es-ES': 'Productos' },
  partners_sales: { 'pt-BR': 'Meu papel', 'en-US': 'My role', 'es-ES': 'Mi papel' },
  partners_mine: { 'pt-BR': 'Meus', 'en-US': 'Mine', 'es-ES': 'Míos' },
  partners_coProduced: {
    'pt-BR': 'Coproduzidos por mim',
    'en-US': 'Co-produced by me',
    'es-ES': 'Coproducidos por mí',
  },
  partners_affiliated: { 'pt-BR': 'Afiliados', 'en-US': 'Affiliated', 'es-ES': 'Afiliados' },
  partners_asProducer: { 'pt-BR': 'Como produtor', 'en-US': 'As the producer', 'es-ES': 'Como productor' },
  partners_asPartner: {
    'pt-BR': 'Como coprodutor ou afiliado',
    'en-US': 'As a co-producer or affiliate',
    'es-ES': 'Como coproductor o afiliado',
  },
  partners_link: { 'pt-BR': 'Meu link', 'en-US': 'My link', 'es-ES': 'Mi enlace' },
  partners_copyLink: { 'pt-BR': 'Copiar meu link', 'en-US': 'Copy my link', 'es-ES': 'Copiar mi enlace' },
  partners_linkText: {
    'pt-BR': 'Quem compra por este link conta como venda sua.',
    'en-US': 'A purchase by this link counts as yours.',
    'es-ES': 'Una compra por este enlace cuenta como suya.',
  },
});
