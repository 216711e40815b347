import { isPaymentMethod } from '@guiche/checkout-rules';
import { TEXT_FIELDS, type CheckoutForm } from './checkout-form';
import { draftKey } from '../../lib/forget-draft';

/** The part of the browser's session storage that is used. It belongs to one tab and ends with it. */
type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The form as the server rendered it, on which a draft is based. */
export interface DraftOrigin {
  readonly offerId: string;
  readonly form: CheckoutForm;
  /** The form was restored from an earlier purchase, not from the link. */
  readonly formIsKept: boolean;
}

interface StoredDraft {
  readonly origin: string;
  readonly savedAt: number;
  readonly form: CheckoutForm;
}

/** A tab may stay open for weeks, on a computer that others use. */
const KEPT_FOR_MS = 24 * 60 * 60 * 1000;

/**
 * Stores the typed values, so that a reload, another language or a discarded tab loses none of them. A card is not part of
 * the form and is never stored (docs/decisions/0056).
 * @param asked  whether the page has the field: other fields keep their stored value
 */
export function keepDraft(
  storage: TabStorage,
  origin: DraftOrigin,
  form: CheckoutForm,
  { asked, now }: { readonly asked: (field: string) => boolean; readonly now: number },
): void {
  const before = readDraft(storage, origin, now);
  const texts = TEXT_FIELDS.map((field) => [field, asked(field) ? form[field] : (before?.[field] ?? '')]);
  const kept = {
    ...form,
    ...(Object.fromEntries(texts) as Pick<CheckoutForm, (typeof TEXT_FIELDS)[number]>),
    // The selector exists only while a card is chosen.
    cardInstallment: asked('cardInstallment')
      ? form.cardInstallment
      : (before?.cardInstallment ?? form.cardInstallment),
  };
  const stored: StoredDraft = { origin: signature(origin), savedAt: now, form: kept };
  storage.setItem(draftKey(origin.offerId), JSON.stringify(stored));
}

/** The draft of this tab; undefined when the server has since rendered another form, which is newer. */
export function readDraft(storage: TabStorage, origin: DraftOrigin, now: number): CheckoutForm | undefined {
  const stored = parsed(storage.getItem(draftKey(origin.offerId)));
  if (!stored || stored.origin !== signature(origin) || now - stored.savedAt > KEPT_FOR_MS) return undefined;
  // Whether a coupon is valid is the server's answer, which a draft does not have.
  return { ...stored.form, coupon: origin.form.coupon };
}

function signature({ form, formIsKept }: DraftOrigin): string {
  return JSON.stringify([formIsKept, form.paymentMethod, ...TEXT_FIELDS.map((field) => form[field])]);
}

/** Storage may contain anything: only a complete draft is used. */
function parsed(text: string | null): StoredDraft | undefined {
  try {
    const stored = JSON.parse(text ?? '') as StoredDraft;
    const { form, origin, savedAt } = stored;
    const whole =
      typeof origin === 'string' &&
      typeof savedAt === 'number' &&
      [...TEXT_FIELDS, 'deliveryOptionId' as const, 'cardInstallment' as const].every(
        (field) => typeof form[field] === 'string',
      ) &&
      isPaymentMethod(form.paymentMethod) &&
      Array.isArray(form.orderBumpsIds);
    return whole ? stored : undefined;
  } catch {
    return undefined;
  }
}
