import {
  CannotSpell,
  spellPixKey,
  type PixKeySpelling,
  type PixKeyType,
  type WithdrawIntent,
} from '@guiche/gateway-kit';
import { pixKeyType } from '@guiche/brazil';

/** The PIX key of a payout, in the provider's format, at providers that pay to keys only. */
export function payoutKey(
  { paymentMethod, pixKey = '', pixType }: WithdrawIntent,
  format: PixKeySpelling,
): { readonly key: string; readonly type: PixKeyType } {
  if (paymentMethod !== 'PIX') throw new CannotSpell('Unsupported payment method');
  const type = pixType ?? pixKeyType(pixKey);
  if (type === undefined || pixKey === '')
    throw new CannotSpell('the payout has no PIX key that can be told');
  return { key: spellPixKey(pixKey, type, format), type };
}
