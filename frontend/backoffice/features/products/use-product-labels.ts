import { useTexts } from '../../../shared/i18n/use-texts';
import type { productMessages } from './messages.server';

/** The label of each field of a form, by its name. */
export function useProductLabels<Name extends string>(
  rules: Readonly<Record<Name, unknown>>,
): Record<Name, string> {
  const t = useTexts<typeof productMessages>();
  const names = Object.keys(rules) as Name[];
  const labels = names.map((name) => [name, t(`field_${name}` as 'field_name')] as const);
  return Object.fromEntries(labels) as Record<Name, string>;
}
