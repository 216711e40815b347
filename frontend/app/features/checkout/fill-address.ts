import type { TextField } from './checkout-form';
import type { FoundAddress } from './use-postcode';

/** Writes a found address into its fields. What the page brought along, or the buyer typed before script came, stays. */
export function fillAddress(form: HTMLFormElement, address: FoundAddress, onlyBlanks: boolean): void {
  const found: Partial<Record<TextField, string>> = {
    street: address.logradouro,
    district: address.bairro,
    city: address.localidade,
    state: address.uf,
  };
  for (const [name, value] of Object.entries(found)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    if (field.value === '' || !onlyBlanks) field.value = value;
  }
}
