import { useCheckoutTexts } from '../../../messages/use-texts';
import { useCheckout } from '../checkout-context';
import { AddressFields } from '../fields/address-fields';
import { DeliveryOptions } from '../fields/delivery-options';
import styles from './address-part.module.css';

/** Where a physical product goes, and how it travels. A fixed shipping price leaves nothing to choose. */
export function AddressPart() {
  const t = useCheckoutTexts();
  const { offer } = useCheckout();
  return (
    <>
      <AddressFields />
      {offer.fretePrice !== null || offer.deliveryOptions.length === 0 ? null : (
        <>
          <h3 className={styles.part}>{t('delivery')}</h3>
          <DeliveryOptions />
        </>
      )}
    </>
  );
}
