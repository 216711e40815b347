import { useCheckoutTexts } from '../../messages/use-texts';
import type { CheckedField } from './check-form';

/** What is wrong with a field, as it is said away from the field: "required" alone would leave the buyer to look for it. */
export function useNamedProblem(): (field: CheckedField, sentence: string) => string {
  const t = useCheckoutTexts();
  return (field, sentence) => {
    const name = t(field);
    return sentence.toLowerCase().includes(name.toLowerCase()) ? sentence : `${name}: ${sentence}`;
  };
}
