import type { TextFieldName } from './checkout-form';
import type { FoundAddress } from './use-postcode';

/**
 * Writes a found address into its fields. Prefilled values, and values typed before script ran, are kept.
 * @returns removes the found values that are still unchanged: they are valid for this postcode only
 */
export function fillAddress(form: HTMLFormElement, address: FoundAddress, onlyBlanks: boolean): () => void {
  const result: Partial<Record<TextFieldName, string>> = {
    street: address.logradouro,
    district: address.bairro,
    city: address.localidade,
    state: address.uf,
  };
  const found = Object.entries(result).flatMap(([name, value]) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? [{ field, value }] : [];
  });
  for (const { field, value } of found) if (field.value === '' || !onlyBlanks) field.value = value;
  return () => {
    for (const { field, value } of found) if (field.value === value) field.value = '';
  };
}
