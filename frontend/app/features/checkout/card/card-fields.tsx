import { formatMoney } from '@guiche/money';
import { SelectField } from '../../../components/fields/select-field';
import { useCheckoutTexts, useLocale } from '../../../i18n/use-texts';
import { useCheckout } from '../checkout-context';
import styles from '../fields/fields.module.css';
import cardStyles from './card-fields.module.css';
import { CardFrame } from './card-frame';
import { CardInputs } from './card-inputs';

/**
 * A credit card. Its fields stand in a frame that no script of the page can read, and, for want of script, in the page
 * itself: a page in which script runs never holds them.
 */
export function CardFields() {
  const { live, problems } = useCheckout();
  return (
    <div className={styles.grid}>
      {live ? (
        <CardFrame />
      ) : (
        <div className={cardStyles.unscripted}>
          <noscript>
            <CardInputs problems={problems} />
          </noscript>
        </div>
      )}
      <InstallmentField />
    </div>
  );
}

/** Hidden for subscriptions, which are charged in one part (specification, checkout §9). */
function InstallmentField() {
  const t = useCheckoutTexts();
  const locale = useLocale();
  const { offer, form, problems, installments, sum } = useCheckout();
  if (offer.type === 'SUBSCRIPTION') return null;
  const choices = installments.map(({ installmentNumber, installmentValue, finalValue }) => {
    const choice = String(installmentNumber);
    if (installmentValue === undefined || finalValue === undefined)
      return { value: choice, label: `${choice}x` };
    const value = formatMoney(installmentValue, offer.coin, locale);
    const free = installmentNumber > 1 && finalValue <= sum.total;
    return {
      value: choice,
      label: t(free ? 'installmentFree' : 'installment', { count: installmentNumber, value }),
    };
  });
  return (
    <SelectField
      // Drawn anew once there is something to choose from: until then what the form wants chosen is not among it.
      key={choices.length === 0 ? 'untold' : 'told'}
      name="cardInstallment"
      label={t('cardInstallment')}
      problem={problems.cardInstallment}
      defaultValue={form.cardInstallment}
      choices={choices.length > 0 ? choices : [{ value: '1', label: t('installmentOnce') }]}
    />
  );
}
