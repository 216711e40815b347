import { CheckoutTextField } from '../../../components/fields/text-field';
import { useCheckoutTexts } from '../../../messages/use-texts';
import styles from '../fields/fields.module.css';
import cardStyles from './card-fields.module.css';
import type { CardInput } from './card-input';
import { CARD_MASKS } from './card-masks';

/** The inputs of a card, in the frame or in a page without script. Only the browser's autofill fills them in. */
export function CardInputs({ problems }: { readonly problems: Partial<Record<CardInput, string>> }) {
  const t = useCheckoutTexts();
  const input = (name: CardInput) => ({
    ...{ name, label: t(name), defaultValue: '', problem: problems[name] },
    ...(CARD_MASKS[name] ? { mask: CARD_MASKS[name] } : {}),
  });
  return (
    <div className={styles.grid}>
      <CheckoutTextField
        {...input('cardNumber')}
        inputMode="numeric"
        placeholder="0000 0000 0000 0000"
        autoComplete="cc-number"
      />
      <CheckoutTextField
        {...input('cardName')}
        placeholder={t('cardNamePlaceholder')}
        autoComplete="cc-name"
        autoCapitalize="words"
        maxLength={60}
      />
      <div className={cardStyles.pair}>
        <CheckoutTextField
          {...input('cardExpiration')}
          inputMode="numeric"
          placeholder={t('cardExpirationPlaceholder')}
          autoComplete="cc-exp"
        />
        <CheckoutTextField
          {...input('cardCvv')}
          inputMode="numeric"
          placeholder="000"
          autoComplete="cc-csc"
        />
      </div>
    </div>
  );
}
