import { useCheckoutTexts } from '../../../messages/use-texts';
import { useCheckout } from '../checkout-context';
import { AddressFields } from '../fields/address-fields';
import { DeliveryOptions } from '../fields/delivery-options';
import styles from './address-part.module.css';

/** The delivery address and method of a physical product. A fixed shipping price leaves no choice. */
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
