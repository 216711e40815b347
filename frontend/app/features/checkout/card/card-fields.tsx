import { formatCardExpiration, formatCardNumber } from '@guiche/checkout-rules';
import { formatMoney } from '@guiche/money';
import { SelectField } from '../../../components/fields/select-field';
import { TextField } from '../../../components/fields/text-field';
import { useCheckoutTexts, useLocale } from '../../../i18n/use-texts';
import { useCheckout } from '../checkout-context';
import styles from '../fields/fields.module.css';
import type { CardInput } from './card-input';

/** A credit card. The browser's own memory of cards fills it in; ours never does. */
export function CardFields() {
  const t = useCheckoutTexts();
  return (
    <div className={styles.grid}>
      <TextField
        {...useCardField('cardNumber')}
        inputMode="numeric"
        placeholder="0000 0000 0000 0000"
        autoComplete="cc-number"
        maxLength={19}
        mask={formatCardNumber}
      />
      <TextField
        {...useCardField('cardName')}
        placeholder={t('cardNamePlaceholder')}
        autoComplete="cc-name"
        autoCapitalize="words"
        maxLength={60}
      />
      <div className={styles.pair}>
        <TextField
          {...useCardField('cardExpiration')}
          inputMode="numeric"
          placeholder={t('cardExpirationPlaceholder')}
          autoComplete="cc-exp"
          maxLength={5}
          mask={formatCardExpiration}
        />
        <TextField
          {...useCardField('cardCvv')}
          inputMode="numeric"
          placeholder="000"
          autoComplete="cc-csc"
          maxLength={4}
        />
      </div>
      <InstallmentField />
    </div>
  );
}

function useCardField(name: CardInput) {
  const t = useCheckoutTexts();
  const { problems } = useCheckout();
  return { name, label: t(name), defaultValue: '', problem: problems[name] };
}

/** Hidden for subscriptions, which are charged in one part (specification, checkout §9). */
function InstallmentField() {
  const t = useCheckoutTexts();
  const locale = useLocale();
  const { offer, form, problems, installments, sum } = useCheckout();
  if (offer.type === 'SUBSCRIPTION') return null;
  const choices = installments.map(({ installmentNumber, installmentValue, finalValue }) => {
    const value = formatMoney(installmentValue, offer.coin, locale);
    const free = installmentNumber > 1 && finalValue <= sum.total;
    return {
      value: String(installmentNumber),
      label: t(free ? 'installmentFree' : 'installment', { count: installmentNumber, value }),
    };
  });
  return (
    <SelectField
      name="cardInstallment"
      label={t('cardInstallment')}
      problem={problems.cardInstallment}
      defaultValue={form.cardInstallment}
      choices={choices.length > 0 ? choices : [{ value: '1', label: t('installmentOnce') }]}
    />
  );
}
