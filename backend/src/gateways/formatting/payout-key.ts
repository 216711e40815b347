import {
  UnsupportedRequest,
  formatPixKey,
  type PixKeyFormat,
  type PixKeyType,
  type WithdrawIntent,
} from '@guiche/gateway-kit';
import { pixKeyType } from '@guiche/brazil';

/** The PIX key of a payout, in the provider's format, at providers that pay to keys only. */
export function payoutKey(
  { paymentMethod, pixKey = '', pixType }: WithdrawIntent,
  format: PixKeyFormat,
): { readonly key: string; readonly type: PixKeyType } {
  if (paymentMethod !== 'PIX') throw new UnsupportedRequest('Unsupported payment method');
  const type = pixType ?? pixKeyType(pixKey);
  if (type === undefined || pixKey === '')
    throw new UnsupportedRequest('the payout has no PIX key of a known type');
  return { key: formatPixKey(pixKey, type, format), type };
}
