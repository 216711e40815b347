import { useCheckoutTexts } from '../../messages/use-texts';
import type { CheckedField } from './check-form';

/** The problem of a field for use away from the field: "required" alone would not name it. */
export function useNamedProblem(): (field: CheckedField, sentence: string) => string {
  const t = useCheckoutTexts();
  return (field, sentence) => {
    const name = t(field);
    return sentence.toLowerCase().includes(name.toLowerCase()) ? sentence : `${name}: ${sentence}`;
  };
}
