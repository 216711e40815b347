import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@guiche/checkout-rules';
import { TextField } from '../../../components/fields/text-field';
import { useCheckoutTexts, useLocale } from '../../../i18n/use-texts';
import { useCheckout } from '../checkout-context';
import styles from './fields.module.css';
import { useField } from './use-field';

/** Who buys. Phone and CPF are asked for in pt-BR only (specification, checkout §2). */
export function BuyerFields() {
  const t = useCheckoutTexts();
  return (
    <div className={styles.grid}>
      <TextField
        {...useField('name')}
        placeholder={t('namePlaceholder')}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={NAME_MAX_LENGTH}
      />
      <TextField
        {...useField('email')}
        type="email"
        inputMode="email"
        placeholder={t('emailPlaceholder')}
        hint={t('stepBuyerHint')}
        autoComplete="email"
        autoCapitalize="none"
        maxLength={EMAIL_MAX_LENGTH}
      />
      {useLocale() === 'pt-BR' ? <BrazilianBuyerFields /> : null}
    </div>
  );
}

function BrazilianBuyerFields() {
  const t = useCheckoutTexts();
  const { requiredDocument, requiredDocumentAndPhone } = useCheckout().offer;
  const optional = { optional: t('optional') };
  return (
    <div className={styles.pair}>
      <TextField
        {...useField('phone')}
        {...(requiredDocumentAndPhone ? {} : optional)}
        type="tel"
        inputMode="tel"
        placeholder={t('phonePlaceholder')}
        autoComplete="tel-national"
        maxLength={20}
      />
      <TextField
        {...useField('cpf')}
        {...(requiredDocument || requiredDocumentAndPhone ? {} : optional)}
        inputMode="numeric"
        placeholder={t('cpfPlaceholder')}
        autoComplete="off"
        maxLength={14}
      />
    </div>
  );
}
