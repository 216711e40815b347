import { Contacts, type Legal } from '../../components/legal-footer';
import { usePaymentTexts } from '../../messages/use-texts';
import styles from './payment-page.module.css';
import { Text } from './parts/text';

/** The contact: the seller's, else the platform's. */
export function SupportBlock({ legal, brand }: { readonly legal: Legal; readonly brand: string }) {
  const t = usePaymentTexts();
  const { seller, platform } = legal;
  const asked = seller.email || seller.phone ? seller : platform;
  if (!asked.email && !asked.phone) return null;
  return (
    <section className={styles.support}>
      <Text as="h2" look="title" className={styles.supportTitle}>
        {t('supportTitle')}
      </Text>
      <p>{t('supportText', { name: asked.name ?? brand })}</p>
      <Contacts party={asked} />
    </section>
  );
}
