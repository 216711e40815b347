import { useLocale } from '../../../../../shared/i18n/use-texts';
import { useCheckoutTexts } from '../../../../messages/use-texts';
import { useCheckout } from '../../checkout-context';
import { BuyerFields } from '../../fields/buyer-fields';
import { CouponField } from '../../fields/coupon-field';
import { OrderBumps } from '../../fields/order-bumps';
import { PaymentMethods } from '../../fields/payment-methods';
import { PayNow } from '../../pay-now';
import { ProblemSummary } from '../../problem-summary';
import { OrderSummary } from '../../order-summary';
import { ProductSummary } from '../../product-summary';
import { PurchaseForm } from '../../purchase-form';
import { Feedbacks } from '../../seller/feedbacks';
import { AddressPart } from '../address-part';
import { PageFrame } from '../page-frame';
import { AcceptedMethods } from './accepted-methods';
import styles from './dropshipping-layout.module.css';
import { Step } from './step';
import { StepAnnouncement } from './step-announcement';
import { useSteps } from './use-steps';

/**
 * Layout 2 of the specification: one step after another, the order on the right. Without script every step is open, and
 * it is one long form.
 */
export function DropshippingLayout() {
  const t = useCheckoutTexts();
  const locale = useLocale();
  const { offer, choices } = useCheckout();
  const steps = useSteps();
  const titles = { buyer: t('stepBuyer'), address: t('address'), payment: t('stepPayment') };
  const physical = offer.product.typeProduct === 'FISICO';
  const onward = t(steps.next === 'address' ? 'continueToDelivery' : 'continueToPayment');
  return (
    <PageFrame
      footer={locale === 'pt-BR' ? <AcceptedMethods /> : null}
      payBarWords={steps.open === 'payment' ? undefined : onward}
    >
      <div className={styles.columns}>
        <ProductSummary compact />
        <div className={styles.panel}>
          <OrderSummary withSubtotal folds />
          <Feedbacks />
        </div>
        <div className={styles.form}>
          <StepAnnouncement number={steps.numberOfOpen} count={steps.count} title={titles[steps.open]} />
          <PurchaseForm>
            <ProblemSummary />
            <Step
              {...steps.of('buyer')}
              title={titles.buyer}
              summary={[choices.name, choices.email, choices.phone]}
              next={onward}
            >
              <BuyerFields />
            </Step>
            {physical ? (
              <Step
                {...steps.of('address')}
                title={titles.address}
                summary={[
                  `${choices.street}, ${choices.number}`,
                  `${choices.city} · ${choices.state}`,
                  choices.cep,
                ]}
                next={onward}
              >
                <AddressPart />
              </Step>
            ) : null}
            <Step {...steps.of('payment')} title={titles.payment}>
              <PaymentMethods />
              <OrderBumps />
              <CouponField />
              <PayNow />
            </Step>
          </PurchaseForm>
        </div>
      </div>
    </PageFrame>
  );
}
