import { isPaymentMethod } from '@guiche/checkout-rules';
import { TEXT_FIELDS, type CheckoutForm } from './checkout-form';
import { draftKey } from '../../lib/forget-draft';

/** What of the browser's session storage is needed: it belongs to one tab and ends with it. */
type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The form as the server drew it: what a draft was typed over. */
export interface DraftOrigin {
  readonly offerId: string;
  readonly form: CheckoutForm;
  /** The form came from an earlier purchase, not from the link. */
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
 * Keeps what was typed, so that a reload, another language or a tab that the phone discarded loses none of it. A card is no
 * part of the form and cannot get here (docs/decisions/0056).
 * @param asked  whether the page has the field: what it does not ask for in this language stays as it was
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
    // The selector stands there only while a card is chosen.
    cardInstallment: asked('cardInstallment')
      ? form.cardInstallment
      : (before?.cardInstallment ?? form.cardInstallment),
  };
  const stored: StoredDraft = { origin: signature(origin), savedAt: now, form: kept };
  storage.setItem(draftKey(origin.offerId), JSON.stringify(stored));
}

/** The draft of this tab; none where the server has meanwhile drawn another form, which is then the newer one. */
export function readDraft(storage: TabStorage, origin: DraftOrigin, now: number): CheckoutForm | undefined {
  const stored = parsed(storage.getItem(draftKey(origin.offerId)));
  if (!stored || stored.origin !== signature(origin) || now - stored.savedAt > KEPT_FOR_MS) return undefined;
  return stored.form;
}

function signature({ form, formIsKept }: DraftOrigin): string {
  return JSON.stringify([formIsKept, form.paymentMethod, ...TEXT_FIELDS.map((field) => form[field])]);
}

/** Storage holds whatever somebody wrote into it: only a whole draft counts. */
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
