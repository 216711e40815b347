import { formatMoney, type Cents } from '@guiche/money';
import { CheckoutSelectField } from '../../../components/fields/select-field';
import { useLocale } from '../../../../shared/i18n/use-texts';
import { useCheckoutTexts } from '../../../messages/use-texts';
import { useCheckout } from '../checkout-context';
import styles from '../fields/fields.module.css';
import cardStyles from './card-fields.module.css';
import { CardFrame } from './card-frame';
import { CardInputs } from './card-inputs';
import { isInterestFree, plannedInstallments, type Installment } from './use-installments';

/**
 * Fields of a credit card. They are in a frame that no script of the page can read. Only without script are they in the
 * page itself.
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

/**
 * Hidden for subscriptions, which are charged in one part (specification, checkout §9). Without script the options are those
 * of the sum that the page shows.
 */
function InstallmentField() {
  const t = useCheckoutTexts();
  const label = useInstallmentLabel();
  const { offer, form, live, problems, installments, sum } = useCheckout();
  if (offer.type === 'SUBSCRIPTION') return null;
  const options = installments.length > 0 || live ? installments : plannedInstallments(offer, sum.total);
  const atOnce = { installmentNumber: 1, installmentValue: sum.total, finalValue: sum.total };
  const choices = (options.length > 0 ? options : [atOnce]).map((option) => ({
    value: String(option.installmentNumber),
    label: label(option),
  }));
  return (
    <CheckoutSelectField
      // Rendered again once there are options: before, the selected option does not exist.
      key={options.length === 0 ? 'untold' : 'told'}
      name="cardInstallment"
      label={t('cardInstallment')}
      problem={problems.cardInstallment}
      defaultValue={form.cardInstallment}
      choices={choices}
    />
  );
}

function useInstallmentLabel() {
  const t = useCheckoutTexts();
  const locale = useLocale();
  const { offer } = useCheckout();
  const money = (amount: Cents) => formatMoney(amount, offer.coin, locale);
  return ({ installmentNumber: count, installmentValue, finalValue }: Installment): string => {
    if (installmentValue === undefined || finalValue === undefined) return `${count}x`;
    const values = { count, value: money(installmentValue), total: money(finalValue) };
    if (count === 1) return t('installmentOnce', values);
    return t(isInterestFree(offer, count) ? 'installmentFree' : 'installment', values);
  };
}
