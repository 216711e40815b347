import { useCheckoutTexts } from '../../../../messages/use-texts';
import { useCheckout } from '../../checkout-context';
import { BuyerFields } from '../../fields/buyer-fields';
import { CouponField } from '../../fields/coupon-field';
import { OrderBumps } from '../../fields/order-bumps';
import { PaymentMethods } from '../../fields/payment-methods';
import { OrderSummary } from '../../order-summary';
import { PayNow } from '../../pay-now';
import { ProblemSummary } from '../../problem-summary';
import { ProductSummary } from '../../product-summary';
import { PurchaseForm } from '../../purchase-form';
import { Feedbacks } from '../../seller/feedbacks';
import { AddressPart } from '../address-part';
import { PageFrame } from '../page-frame';
import { StepCard } from '../step-card';
import styles from './vega-layout.module.css';

/**
 * Layout 3 of the specification, the minimalist one: cards on the left, the cart on the right. Feedbacks are below the cart
 * on wide screens and below the form on narrow ones; it is the same element, moved by the grid.
 */
export function VegaLayout() {
  const t = useCheckoutTexts();
  const { offer } = useCheckout();
  return (
    <PageFrame>
      <div className={styles.columns}>
        <div className={styles.cart}>
          {offer.cartHeadingHidden ? null : <h2 className={styles.heading}>{t('cart')}</h2>}
          <ProductSummary compact />
          <OrderSummary folds />
        </div>
        <div className={styles.form}>
          <PurchaseForm>
            <ProblemSummary />
            <StepCard id="step-buyer" title={t('stepBuyer')}>
              <BuyerFields />
            </StepCard>
            {offer.product.typeProduct === 'FISICO' ? (
              <StepCard id="step-address" title={t('address')}>
                <AddressPart />
              </StepCard>
            ) : null}
            <StepCard id="step-payment" title={t('stepPayment')}>
              <PaymentMethods />
              <OrderBumps />
              <CouponField />
              <PayNow />
            </StepCard>
          </PurchaseForm>
        </div>
        <div className={styles.feedbacks}>
          <Feedbacks />
        </div>
      </div>
    </PageFrame>
  );
}
