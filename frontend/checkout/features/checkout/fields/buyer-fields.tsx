import { NAME_MAX_LENGTH, suggestEmail } from '@guiche/checkout-rules';
import { EMAIL_MAX_LENGTH } from '@guiche/field-rules';
import { useState } from 'react';
import { CheckoutTextField } from '../../../components/fields/text-field';
import { useLocale } from '../../../../shared/i18n/use-texts';
import { useCheckoutTexts } from '../../../messages/use-texts';
import { useCheckout } from '../checkout-context';
import styles from './fields.module.css';
import { useField } from './use-field';

/** The buyer's data. Phone and CPF are requested in pt-BR only (specification, checkout §2). */
export function BuyerFields() {
  return (
    <div className={styles.grid}>
      <NameField />
      <EmailField />
      {useLocale() === 'pt-BR' ? <BrazilianBuyerFields /> : null}
    </div>
  );
}

/** A field announces its length limit before it is reached (specification, checkout §5). */
const NEARLY_FULL = NAME_MAX_LENGTH - 5;

function NameField() {
  const t = useCheckoutTexts();
  const { length } = useCheckout().choices.name;
  const hint = length < NEARLY_FULL ? {} : { hint: t('nameLength', { length, most: NAME_MAX_LENGTH }) };
  return (
    <CheckoutTextField
      {...useField('name')}
      {...hint}
      placeholder={t('namePlaceholder')}
      autoComplete="name"
      autoCapitalize="words"
      maxLength={NAME_MAX_LENGTH}
    />
  );
}

function EmailField() {
  const t = useCheckoutTexts();
  const field = useField('email');
  const { choices, fill } = useCheckout();
  // Checked when focus leaves the field: before, it may be half typed.
  const [left, setLeft] = useState('');
  const meant = left === choices.email ? suggestEmail(choices.email) : undefined;
  return (
    <div>
      <CheckoutTextField
        {...field}
        onBlur={(name, value) => {
          field.onBlur(name, value);
          setLeft(value.trim());
        }}
        type="email"
        inputMode="email"
        placeholder={t('emailPlaceholder')}
        hint={t('stepBuyerHint')}
        autoComplete="email"
        autoCapitalize="none"
        maxLength={EMAIL_MAX_LENGTH}
      />
      <div role="status">
        {meant ? (
          <button type="button" className={styles.suggestion} onClick={() => fill('email', meant)}>
            {t('emailMeant', { email: meant })}
          </button>
        ) : null}
      </div>
    </div>
  );
}

function BrazilianBuyerFields() {
  const t = useCheckoutTexts();
  const { requiredDocument, requiredDocumentAndPhone } = useCheckout().offer;
  const optional = { optional: t('optional') };
  return (
    <div className={styles.pair}>
      <CheckoutTextField
        {...useField('phone')}
        {...(requiredDocumentAndPhone ? {} : optional)}
        type="tel"
        inputMode="tel"
        placeholder={t('phonePlaceholder')}
        autoComplete="tel-national"
      />
      <CheckoutTextField
        {...useField('cpf')}
        {...(requiredDocument || requiredDocumentAndPhone ? {} : optional)}
        inputMode="numeric"
        placeholder={t('cpfPlaceholder')}
        autoComplete="off"
      />
    </div>
  );
}
