import { useEffect } from 'react';
import { chooseRadio } from './choose-radio';
import type { CheckoutForm } from './checkout-form';
import { keepDraft, readDraft, type DraftOrigin } from './form-draft';

/** The draft of this tab, or nothing in a browser that allows no storage. */
export function draftOf(origin: DraftOrigin): CheckoutForm | undefined {
  try {
    return readDraft(sessionStorage, origin, Date.now());
  } catch {
    return undefined;
  }
}

/** Stores the values of the fields, from the moment script has read them, on every change. */
export function useFormDraft(
  origin: DraftOrigin,
  choices: CheckoutForm,
  { live, form }: { readonly live: boolean; readonly form: HTMLFormElement | null },
): void {
  useEffect(() => {
    if (!live || !form) return;
    try {
      const asked = (field: string) => form.elements.namedItem(field) !== null;
      keepDraft(sessionStorage, origin, choices, { asked, now: Date.now() });
    } catch {
      // Without storage a reload starts with an empty form.
    }
    // Only the typed values; the initial values of the page are constant.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [choices, live, form]);
}

/** Writes a draft into the fields of the page. Values typed before script ran are newer and stay. */
export function fillFromDraft(form: HTMLFormElement, draft: CheckoutForm): void {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement)
      restoreText(field, [...field.options].find((option) => option.defaultSelected)?.value ?? '', draft);
    if (!(field instanceof HTMLInputElement) || ['hidden', 'radio'].includes(field.type)) continue;
    if (field.type !== 'checkbox') restoreText(field, field.defaultValue, draft);
    else if (field.checked === field.defaultChecked)
      field.checked = draft.orderBumpsIds.includes(field.value);
  }
  for (const name of ['paymentMethod', 'deliveryOptionId'] as const) {
    const chosen = form.querySelector<HTMLInputElement>(`input[type=radio][name=${name}]:checked`);
    if (chosen?.defaultChecked) chooseRadio(form, name, draft[name]);
  }
}

function restoreText(field: HTMLInputElement | HTMLSelectElement, drawn: string, draft: CheckoutForm): void {
  const kept = draft[field.name as keyof CheckoutForm];
  if (typeof kept === 'string' && field.value === drawn) field.value = kept;
}
