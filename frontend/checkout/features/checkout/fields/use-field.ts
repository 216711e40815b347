import { useCheckoutTexts } from '../../../messages/use-texts';
import { useCheckout } from '../checkout-context';
import { MASKS, type TextFieldName } from '../checkout-form';

/** Everything a field component needs to know about one field of the checkout form. */
export function useField(name: TextFieldName) {
  const t = useCheckoutTexts();
  const { form, problems, onFieldLeft } = useCheckout();
  const mask = MASKS[name];
  return {
    name,
    label: t(name),
    defaultValue: form[name],
    problem: problems[name],
    onBlur: (_name: string, value: string) => onFieldLeft(name, value),
    ...(mask ? { mask } : {}),
  };
}
