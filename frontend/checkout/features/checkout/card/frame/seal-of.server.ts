import { makesTokensInPage } from '@guiche/checkout-rules';
import type { Answer, Api } from '../../../../../shared/server/api.server';
import type { CheckoutOffer } from '../../offer';
import type { FrameSettings } from './present-typed';

/** Selects how the cards of an offer are encrypted: with the platform's key, or by the provider's library. */
export async function sealOf(
  { id, provider, product }: CheckoutOffer,
  api: Pick<Api, 'get'>,
): Promise<Answer<FrameSettings['seal']>> {
  if (!makesTokensInPage(provider.paymentProvider)) {
    const result = await api.get('/api/checkout/{checkoutId}/card-key', { params: { checkoutId: id } });
    return result.ok ? { ...result, data: { by: 'platform', key: result.data } } : result;
  }
  // The seller's own account at Iugu, else the account that the public key names.
  const receiver = product.createdByUser.receivers.find(
    ({ receiverProvider }) => receiverProvider === 'IUGU',
  );
  const accountId = receiver?.receiverId ?? provider.gatewayPublicKey ?? '';
  return { ok: true, status: 200, data: { by: 'iugu', accountId } };
}
