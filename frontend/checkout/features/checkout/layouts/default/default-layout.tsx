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
import styles from './default-layout.module.css';

/**
 * Layout 1 of the specification: personal data (step 1) and payment (step 2) side by side; feedbacks fill the space below
 * the first.
 */
export function DefaultLayout() {
  const t = useCheckoutTexts();
  const { offer } = useCheckout();
  const physical = offer.product.typeProduct === 'FISICO';
  return (
    <PageFrame>
      <ProductSummary />
      <PurchaseForm>
        <ProblemSummary />
        <div className={styles.columns}>
          <div className={styles.column}>
            <StepCard id="step-buyer" number={1} title={t('stepBuyer')}>
              <BuyerFields />
              {physical ? (
                <>
                  <h3 className={styles.part}>{t('address')}</h3>
                  <AddressPart />
                </>
              ) : null}
            </StepCard>
          </div>
          <div className={styles.payment}>
            <StepCard id="step-payment" number={2} title={t('stepPayment')}>
              <PaymentMethods />
              <OrderBumps />
              <CouponField />
              <OrderSummary heading="h3" folds />
              <PayNow />
            </StepCard>
          </div>
          <Feedbacks />
        </div>
      </PurchaseForm>
    </PageFrame>
  );
}
