import { isSafeRedirect } from '@guiche/checkout-rules';
import { Button } from '@mantine/core';
import { usePaymentTexts } from '../../../shared/i18n/use-texts';
import type { Payment } from './payment';
import styles from './outcome-panel.module.css';

/** The ways to what was bought, as the sellers gave them; only https is a way. */
export function BoughtAccess({ access }: Pick<Payment, 'access'>) {
  const t = usePaymentTexts();
  return access
    .filter(({ address }) => isSafeRedirect(address))
    .map(({ title, address }, place) => (
      <Button
        // Neither name nor address is one item's alone: all that a seller sells may be found at one address.
        key={place}
        component="a"
        className={styles.access}
        href={address}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('openBought', { title })}
      </Button>
    ));
}
