import { usePaymentTexts } from '../../messages/use-texts';
import type { PaymentData } from './payment';
import styles from './payment-page.module.css';
import type { ReceiptData } from './receipt';
import { Text } from './parts/text';

interface NextStepsProps {
  readonly payment: PaymentData;
  readonly receipt: ReceiptData | null;
}

/**
 * The next step after a payment: the access links below, a parcel, or a message from the seller. Empty until the receipt is
 * known.
 */
export function NextSteps({ payment: { access }, receipt }: NextStepsProps) {
  const t = usePaymentTexts();
  const words = () => {
    if (!receipt) return access.length > 0 ? t('nextAccess') : '';
    if (receipt.shipping !== null) {
      const { delivery } = receipt;
      return delivery
        ? t('nextParcelBy', { carrier: delivery.description, time: delivery.deliveryTime })
        : t('nextParcel');
    }
    return t(access.length > 0 ? 'nextAccess' : 'nextSeller');
  };
  const said = words();
  if (said === '') return null;
  return (
    <Text className={styles.lead} look="soft">
      {said}
    </Text>
  );
}
