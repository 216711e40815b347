import type { PaymentMethod } from '@guiche/checkout-rules';
import { usePaymentTexts } from '../../messages/use-texts';
import { ProductLinks, ThankYouLink } from './bought-access';
import { NextSteps } from './next-steps';
import { OutcomePanel } from './outcome-panel';
import { PayAnotherWay } from './pay-another-way';
import type { PaymentData } from './payment';
import styles from './payment-page.module.css';
import { reasonOf, type PaymentViewName } from './payment-view';
import type { ReceiptData } from './receipt';
import { ReceiptPanel } from './receipt-panel';
import { Renew } from './renew';
import { Text } from './parts/text';

/** The buyer's options after a failed payment. */
export interface RetryOptions {
  /** The methods that the offer accepts now; empty if unknown. */
  readonly methods: readonly PaymentMethod[];
  /** This browser still has the buyer's typed values. */
  readonly formKept: boolean;
  readonly renewFailed: boolean;
  readonly backTo: string;
}

interface OutcomeProps extends RetryOptions {
  readonly view: Exclude<PaymentViewName, 'pending'>;
  readonly payment: PaymentData;
  readonly productName: string | null;
  readonly receipt?: ReceiptData | null;
  /** Where the seller leads buyers who paid. */
  readonly thankYouUrl?: string | null;
}

/** How a payment ended, or why it is waited for, and the way on from there. */
export function PaymentOutcome({
  view,
  payment,
  productName,
  receipt = null,
  thankYouUrl = null,
  methods,
  formKept,
  renewFailed,
  backTo,
}: OutcomeProps) {
  const t = usePaymentTexts();
  const reason = reasonOf(payment);
  const byCard = payment.method === 'CREDIT_CARD';
  switch (view) {
    case 'confirming':
      return (
        <OutcomePanel view={view}>
          <Lead>{t('confirmingLead')}</Lead>
          <Lead>{t(byCard ? 'analysingStay' : 'confirmingStay')}</Lead>
        </OutcomePanel>
      );
    case 'analysing':
      return (
        <OutcomePanel view={view}>
          <Lead>{t('analysingLead')}</Lead>
          <Lead>{t('analysingStay')}</Lead>
        </OutcomePanel>
      );
    case 'approved':
      return (
        <>
          <OutcomePanel view={view}>
            <Lead>{t(payment.paidTwice ? 'paidTwiceLead' : 'approvedLead')}</Lead>
            <NextSteps payment={payment} receipt={receipt} />
            <ProductLinks access={payment.access} />
            {thankYouUrl === null ? null : <ThankYouLink url={thankYouUrl} />}
          </OutcomePanel>
          <ReceiptPanel payment={payment} receipt={receipt} productName={productName} />
        </>
      );
    case 'rejected':
    case 'canceled':
      return (
        <OutcomePanel view={view}>
          {reason ? <Text className={styles.reason}>{t(reason)}</Text> : null}
          <Lead>{t(view === 'rejected' || byCard ? 'rejectedLead' : 'canceledLead')}</Lead>
          {payment.renewable || methods.length === 0 ? (
            <Renew renewable={payment.renewable} failed={renewFailed} backTo={backTo} />
          ) : (
            <PayAnotherWay payment={payment} methods={methods} formKept={formKept} />
          )}
        </OutcomePanel>
      );
    case 'refunded':
    case 'chargeback':
      return (
        <>
          <OutcomePanel view={view}>
            <Lead>{t(`${view}Lead`)}</Lead>
          </OutcomePanel>
          {receipt ? <ReceiptPanel payment={payment} receipt={receipt} productName={productName} /> : null}
        </>
      );
  }
}

function Lead({ children }: { readonly children: string }) {
  return (
    <Text className={styles.lead} look="soft">
      {children}
    </Text>
  );
}
