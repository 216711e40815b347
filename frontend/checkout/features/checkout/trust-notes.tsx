import { offeredMethods, type PaymentMethod } from '@guiche/checkout-rules';
import { CheckIcon, LockIcon, ShieldIcon } from '../../components/icons';
import { Contacts, documentText, LegalLinks } from '../../components/legal-footer';
import { PaymentMarks } from '../../components/payment-marks';
import { useCheckoutTexts } from '../../messages/use-texts';
import { useCheckout } from './checkout-context';
import styles from './trust-notes.module.css';

const OF_METHOD = {
  PIX: 'trustPix',
  CREDIT_CARD: 'trustCard',
  BILLET: 'trustBillet',
} as const satisfies Record<PaymentMethod, string>;

/**
 * Assurances directly below the button. Only true ones: without script the chosen method is unknown, and a card is
 * encrypted only on receipt.
 */
export function TrustNotes() {
  const t = useCheckoutTexts();
  const { offer, choices } = useCheckout();
  const { guaranteeDays } = offer.legal;
  const methods = offeredMethods(offer);
  return (
    <div className={styles.trust}>
      <ul className={styles.notes}>
        {guaranteeDays ? (
          <li>
            <CheckIcon />
            {t('guarantee', { days: guaranteeDays })}
          </li>
        ) : null}
        <li className={styles.ofMethod}>
          <ShieldIcon />
          {t(OF_METHOD[choices.paymentMethod])}
        </li>
        <li>
          <LockIcon />
          {t('trustData')}
        </li>
      </ul>
      <PaymentMarks
        label={t('acceptedMarks')}
        pix={methods.includes('PIX')}
        card={methods.includes('CREDIT_CARD')}
        billet={methods.includes('BILLET')}
      />
      <SellerLines />
    </div>
  );
}

/** The seller, their contact and the terms. */
function SellerLines() {
  const t = useCheckoutTexts();
  const { legal } = useCheckout().offer;
  const { name, document } = legal.seller;
  if (!name) return null;
  return (
    <div className={styles.seller}>
      <p>
        <strong>{t('soldBy', { name })}</strong>
        {document ? ` · ${documentText(document)}` : null}
      </p>
      <Contacts party={legal.seller} />
      <LegalLinks legal={legal} />
    </div>
  );
}
