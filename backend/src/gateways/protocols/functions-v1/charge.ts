import type { ChargeIntent, Json, NativeBody } from '@guiche/gateway-kit';
import { phoneDigits } from '@guiche/brazil';
import { pixDays } from '../../formatting/code-life.js';
import { cpfOf } from '../../formatting/cpf.js';
import { itemsOf } from '../../formatting/items.js';
import { dayOrInstant } from '../../formatting/pix-expiry.js';
import { optionalCents, refundedCents } from '../../formatting/reported-amounts.js';
import { type Reading } from '../../formatting/typical-statuses.js';

/** Differences between brands. */
export interface ChargeFormat {
  /** Prefix of the buyer's area code. */
  readonly phonePrefix?: '55';
  /** The unit of a code's lifetime. Default: days. */
  readonly expiryIn?: 'minutes';
}

export function charge(intent: ChargeIntent, { phonePrefix, expiryIn }: ChargeFormat): Json {
  const { amount, attemptId, customer, description } = intent;
  const document = cpfOf(customer.document);
  return {
    amount,
    paymentMethod: 'PIX',
    pix:
      expiryIn === 'minutes'
        ? { expiresInMinutes: intent.pixExpiresMinutes ?? 1_440 }
        : { expiresInDays: pixDays(intent, 1) },
    customer: {
      name: customer.name.slice(0, 100),
      email: customer.email,
      phone: `${phonePrefix ?? ''}${phoneDigits(customer.phone)}`,
      ...(document ? { document: { number: document, type: 'CPF' } } : {}),
    },
    items: itemsOf(intent).map(({ id, title, unitPrice, quantity, tangible }) => ({
      title: title.slice(0, 100),
      unitPrice,
      quantity,
      tangible,
      externalRef: id,
    })),
    description: description.slice(0, 500),
    externalRef: attemptId,
    metadata: { externalId: attemptId },
    postbackUrl: intent.webhookUrl,
    ip: intent.customerIp,
  };
}

const reported = (charge: NativeBody) => ({
  reference: charge.text('id'),
  ...optionalCents(charge, 'amount'),
  ...refundedCents(charge),
});

function awaiting(charge: NativeBody) {
  const pix = charge.optionalAt('pix');
  const copyPaste = pix?.optionalText('qrcode');
  const expiresAt = pix && dayOrInstant(pix, 'expirationDate');
  return { ...(copyPaste ? { pix: { copyPaste } } : {}), ...(expiresAt ? { expiresAt } : {}) };
}

function settled(charge: NativeBody) {
  const approvedAt = charge.optionalInstant('paidAt');
  const endToEndId = charge.optionalAt('pix')?.optionalText('end2EndId');
  return {
    ...(approvedAt ? { approvedAt } : {}),
    ...(endToEndId ? { providerData: { endToEndId } } : {}),
  };
}

/** `metadata` is returned as the object we sent or as its text. */
export function ourAttempt(transaction: NativeBody): string | undefined {
  const given = transaction.optionalText('externalRef');
  if (given) return given;
  const metadata = transaction.optionalObject('metadata');
  if (metadata) return metadata.optionalText('externalId');
  const text = transaction.optionalText('metadata');
  return text ? /"externalId"\s*:\s*"([^"]+)"/.exec(text)?.[1] : undefined;
}

export const reading: Reading = { reported, awaiting, settled };
