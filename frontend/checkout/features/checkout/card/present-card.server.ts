import { onlyDigits, saoPauloDate } from '@guiche/brazil';
import { makesTokensInPage, PLACEHOLDER_CPF, type Locale } from '@guiche/checkout-rules';
import { textsOf } from '../../../messages/texts.server';
import type { Api, ApiProblem, PurchaseBody } from '../../../../shared/server/api.server';
import type { CheckoutForm } from '../checkout-form';
import type { FormReply } from '../form-reply';
import type { CheckoutOffer } from '../offer';
import { cardFromSubmission } from './card-input';
import { checkCard } from './check-card';
import { encryptCard } from './encrypt-card';
import { readFingerPrints } from './finger-prints';

interface CardRequest {
  readonly api: Api;
  readonly offer: CheckoutOffer;
  readonly locale: Locale;
  readonly submitted: FormData;
}

export type CardPresentation =
  | { readonly kind: 'presented'; readonly body: Pick<PurchaseBody, 'creditCard' | 'fingerPrints'> }
  | { readonly kind: 'wrong'; readonly problems: FormReply['problems'] }
  | { readonly kind: 'unanswered'; readonly problem: ApiProblem };

/**
 * The card of a purchase in the API's format: the token made by the page, or, from a page without script, the card
 * encrypted on receipt. A subscription's card is stored first, for later charges (specification, checkout §7).
 */
export async function presentCard(request: CardRequest, form: CheckoutForm): Promise<CardPresentation> {
  const { api, offer, submitted } = request;
  const made = String(submitted.get('cardToken') ?? '');
  const sealed = made ? { kind: 'sealed' as const, token: made } : await sealOnReceipt(request, form);
  if (sealed.kind !== 'sealed') return sealed;
  const { token } = sealed;
  const fingerPrints = readFingerPrints(submitted.get('fingerPrints'));
  const extras = fingerPrints.length > 0 ? { fingerPrints } : {};
  if (offer.type === 'ONE_TIME') {
    const installments = Number(form.cardInstallment) || 1;
    return { kind: 'presented', body: { creditCard: { token, installments }, ...extras } };
  }
  const kept = await api.post('/api/checkout/credit-card-tokens', { body: { offerId: offer.id, token } });
  if (!kept.ok) return { kind: 'unanswered', problem: kept.problem };
  const { creditCardId } = kept.data;
  return { kind: 'presented', body: { creditCard: { token, creditCardId, installments: 1 }, ...extras } };
}

async function sealOnReceipt(
  { api, offer, locale, submitted }: CardRequest,
  form: CheckoutForm,
): Promise<{ kind: 'sealed'; token: string } | Exclude<CardPresentation, { kind: 'presented' }>> {
  // Its tokens are made by the provider's library, in a browser that runs scripts.
  if (makesTokensInPage(offer.provider.paymentProvider))
    return { kind: 'wrong', problems: { paymentMethod: textsOf(locale, 'checkout').cardNeedsScript } };
  const document = locale === 'pt-BR' ? onlyDigits(form.cpf) : PLACEHOLDER_CPF;
  const card = cardFromSubmission(submitted, document);
  const problems = checkCard(card, saoPauloDate(new Date()), locale);
  if (Object.keys(problems).length > 0) return { kind: 'wrong', problems };
  const key = await api.get('/api/checkout/{checkoutId}/card-key', { params: { checkoutId: offer.id } });
  if (!key.ok) return { kind: 'unanswered', problem: key.problem };
  return { kind: 'sealed', token: await encryptCard(card, key.data) };
}
