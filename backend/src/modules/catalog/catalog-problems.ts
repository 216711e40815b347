import type { Texts } from '@guiche/i18n';
import { problems } from '../../runtime/errors/index.js';

export const catalogProblem = problems({
  productStepRefused: {
    status: 409,
    'pt-BR': 'Isto não é possível no estado atual do produto.',
    'en-US': 'This is not possible in the present state of the product.',
    'es-ES': 'Esto no es posible en el estado actual del producto.',
  },
  productWasSold: {
    status: 409,
    'pt-BR': 'Este produto já foi vendido e não pode ser excluído. Você pode pausá-lo.',
    'en-US': 'This product has been sold and cannot be deleted. You can pause it.',
    'es-ES': 'Este producto ya se vendió y no se puede eliminar. Puede pausarlo.',
  },
  productHasAffiliates: {
    status: 409,
    'pt-BR': 'Há afiliados que promovem este produto. Avise-os: o produto termina três dias depois.',
    'en-US': 'Affiliates promote this product. Announce its end to them: it ends three days later.',
    'es-ES': 'Hay afiliados que promueven este producto. Avíseles: el producto termina tres días después.',
  },
  productEnds: {
    status: 409,
    'pt-BR': 'O fim deste produto já foi avisado aos afiliados.',
    'en-US': 'The end of this product has been announced to its affiliates already.',
    'es-ES': 'El fin de este producto ya se avisó a los afiliados.',
  },
  productEndTakenBack: {
    status: 409,
    'pt-BR':
      'Você desistiu do fim deste produto há menos de 24 horas. Avise os afiliados de novo depois disso.',
    'en-US':
      'You took the end of this product back less than 24 hours ago. Tell its affiliates again after that.',
    'es-ES':
      'Usted desistió del fin de este producto hace menos de 24 horas. Avise a los afiliados de nuevo después.',
  },
  productDoesNotEnd: {
    status: 409,
    'pt-BR': 'Este produto não tem um fim avisado, ou o fim já passou.',
    'en-US': 'No end of this product is announced, or it has ended already.',
    'es-ES': 'Este producto no tiene un fin avisado, o el fin ya pasó.',
  },
  offerWasSold: {
    status: 409,
    'pt-BR': 'Esta oferta já foi vendida e não pode ser excluída. Você pode pausá-la.',
    'en-US': 'This offer has been sold and cannot be deleted. You can pause it.',
    'es-ES': 'Esta oferta ya se vendió y no se puede eliminar. Puede pausarla.',
  },
  tooManyBumps: {
    status: 422,
    'pt-BR': 'Um checkout mostra no máximo cinco ofertas adicionais.',
    'en-US': 'A checkout shows five extra offers at most.',
    'es-ES': 'Un checkout muestra como máximo cinco ofertas adicionales.',
  },
  checkoutInUse: {
    status: 409,
    'pt-BR': 'Este checkout é usado por uma oferta. Escolha outro para ela antes de excluir este.',
    'en-US': 'An offer uses this checkout. Choose another one for it before you delete this one.',
    'es-ES': 'Una oferta usa este checkout. Elija otro para ella antes de eliminar este.',
  },
  checkoutNotPublished: {
    status: 409,
    'pt-BR': 'Este checkout ainda não foi publicado. Publique-o antes de usá-lo em uma oferta.',
    'en-US': 'This checkout was not published yet. Publish it before an offer uses it.',
    'es-ES': 'Este checkout aún no se publicó. Publíquelo antes de usarlo en una oferta.',
  },
  testRuns: {
    status: 409,
    'pt-BR': 'Um teste A/B está em andamento nesta oferta. Encerre-o antes.',
    'en-US': 'An A/B test of this offer is running. End it first.',
    'es-ES': 'Hay una prueba A/B en curso en esta oferta. Termínela antes.',
  },
  testEnded: {
    status: 409,
    'pt-BR': 'Este teste já foi encerrado.',
    'en-US': 'This test has ended already.',
    'es-ES': 'Esta prueba ya terminó.',
  },
  sameCheckout: {
    status: 409,
    'pt-BR': 'A oferta já mostra este checkout. Compare-o com outro.',
    'en-US': 'The offer shows this checkout already. Compare it with another one.',
    'es-ES': 'La oferta ya muestra este checkout. Compárelo con otro.',
  },
  nothingToPublish: {
    status: 409,
    'pt-BR': 'Não há mudanças para publicar.',
    'en-US': 'There are no changes to publish.',
    'es-ES': 'No hay cambios para publicar.',
  },
  tooManyCheckouts: {
    status: 422,
    'pt-BR': 'Um produto tem no máximo dez checkouts.',
    'en-US': 'A product has ten checkouts at most.',
    'es-ES': 'Un producto tiene como máximo diez checkouts.',
  },
  tooManyFeedbacks: {
    status: 422,
    'pt-BR': 'Um checkout mostra no máximo doze depoimentos.',
    'en-US': 'A checkout shows twelve testimonials at most.',
    'es-ES': 'Un checkout muestra como máximo doce testimonios.',
  },
  previewLinkInvalid: {
    status: 404,
    'pt-BR': 'Esta prévia não vale mais. Volte ao editor e abra outra.',
    'en-US': 'This preview is no longer valid. Go back to the editor and open another one.',
    'es-ES': 'Esta vista previa ya no es válida. Vuelva al editor y abra otra.',
  },
  lastOffer: {
    status: 409,
    'pt-BR': 'O produto precisa de pelo menos uma oferta.',
    'en-US': 'The product needs at least one offer.',
    'es-ES': 'El producto necesita al menos una oferta.',
  },
});

/** What to say beside a field. */
export const OFFER_TEXTS = {
  noMethod: {
    'pt-BR': 'Escolha pelo menos uma forma de pagamento.',
    'en-US': 'Choose at least one payment method.',
    'es-ES': 'Elija al menos una forma de pago.',
  },
  intervalMissing: {
    'pt-BR': 'Escolha de quantos em quantos dias a assinatura é cobrada.',
    'en-US': 'Choose how often the subscription is charged.',
    'es-ES': 'Elija cada cuántos días se cobra la suscripción.',
  },
  fakePriceTooLow: {
    'pt-BR': 'O preço riscado precisa ser maior que o preço.',
    'en-US': 'The struck price must be higher than the price.',
    'es-ES': 'El precio tachado debe ser mayor que el precio.',
  },
  notOffered: {
    'pt-BR': 'A plataforma não oferece esta opção.',
    'en-US': 'The platform does not offer this choice.',
    'es-ES': 'La plataforma no ofrece esta opción.',
  },
  periodReversed: {
    'pt-BR': 'O fim precisa ser depois do início.',
    'en-US': 'The end must be after the beginning.',
    'es-ES': 'El fin debe ser posterior al inicio.',
  },
} as const;

/** What to say beside a field of a checkout. */
export const LOOK_TEXTS = {
  unsafeAddress: {
    'pt-BR': 'Use um endereço https completo, sem usuário, aspas ou espaços.',
    'en-US': 'Use a complete https address, without a user name, quotes or spaces.',
    'es-ES': 'Use una dirección https completa, sin usuario, comillas ni espacios.',
  },
} as const;

export const noMethodTexts: Texts = {
  'pt-BR': 'Escolha ao menos uma forma de pagamento.',
  'en-US': 'Choose at least one payment method.',
  'es-ES': 'Elija al menos una forma de pago.',
};

export const physicalOnlyTexts: Texts = {
  'pt-BR': 'Só para produto físico.',
  'en-US': 'For physical products only.',
  'es-ES': 'Solo para un producto físico.',
};
