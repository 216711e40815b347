import { defineMessages } from '@guiche/i18n';

/** The page of a review item. */
export const reviewItemMessages = defineMessages({
  nextStep: {
    'pt-BR': 'entenda o que aconteceu, resolva e anote o que foi feito.',
    'en-US': 'find out what happened, settle it and note what was done.',
    'es-ES': 'entienda qué pasó, resuélvalo y anote lo que se hizo.',
  },
  closeTitle: { 'pt-BR': 'Resolver', 'en-US': 'Resolve', 'es-ES': 'Resolver' },
  closeText: {
    'pt-BR': 'Registre o que você encontrou e fez. Isto não move dinheiro nem muda o pagamento.',
    'en-US': 'Record what you found and did. This moves no money and does not change the payment.',
    'es-ES': 'Registre lo que encontró e hizo. Esto no mueve dinero ni cambia el pago.',
  },
  note: { 'pt-BR': 'Conclusão', 'en-US': 'Resolution', 'es-ES': 'Conclusión' },
  close: { 'pt-BR': 'Marcar como resolvido', 'en-US': 'Mark as resolved', 'es-ES': 'Marcar como resuelto' },
});
