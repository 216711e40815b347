import { generateCpf } from '@guiche/brazil';
import { PLACEHOLDER_PHONE, buyerProblems, submitChecks, type Texts } from '@guiche/checkout-rules';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import type { OfferSnapshot } from '../../catalog/index.js';
import type { Invented } from '../../orders/index.js';
import { checkoutProblem, formMessage } from '../checkout-problems.js';
import type { PurchaseInput } from '../domain/purchase-input.js';

export interface CheckedBuyer {
  readonly name: string;
  readonly email: string;
  /** Digits only, and invented where the offer does not require it. */
  readonly phone: string;
  readonly document: string;
  readonly invented: readonly Invented[];
}

const INVENTED: Readonly<Record<'cpf' | 'phone', Invented>> = { cpf: 'document', phone: 'phone' };

/**
 * The buyer of a purchase.
 * @throws Problem the first of the specification's submit-time checks that fails, else what is wrong with each field
 */
export function checkedBuyer(
  offer: OfferSnapshot,
  asked: PurchaseInput,
  { cardsAreCharged }: { readonly cardsAreCharged: boolean },
): CheckedBuyer {
  const { name = '', email } = asked;
  const submitted = submitChecks(
    { ...asked, name },
    {
      requiredDocument: offer.requiredDocument,
      requiredDocumentAndPhone: offer.requiredDocumentAndPhone,
      product: { typeProduct: offer.product.type },
      provider: { paymentProvider: '' },
    },
    {
      // The page fills in the placeholders of other languages; a server that did so would let anyone skip the CPF with a header.
      locale: 'pt-BR',
      generatedCpf: () => generateCpf(Math.random),
      dummyPhone: () => PLACEHOLDER_PHONE,
      // The account is chosen with the card; the page used one that was chosen without it.
      isKnownProvider: () => cardsAreCharged,
    },
  );
  if (!submitted.ok)
    throw checkoutProblem(submitted.error, {
      errors: { [submitted.field]: [checkoutProblem(submitted.error).titles] },
    });
  const wrong = Object.entries(buyerProblems(asked, { typeProduct: offer.product.type }));
  if (wrong.length > 0) {
    const errors: Record<string, Texts[]> = Object.fromEntries(
      wrong.map(([field, message]) => [field, [formMessage(message)]]),
    );
    throw runtimeProblem('validation', { errors });
  }
  const invented = submitted.notFromBuyer.map((field) => INVENTED[field]);
  return { name, email, phone: submitted.phone, document: submitted.cpf, invented };
}
