import styles from './payment-marks.module.css';
import { BarcodeIcon, PixIcon } from './icons';

interface PaymentMarksProps {
  readonly label: string;
  readonly pix: boolean;
  readonly card: boolean;
  readonly billet: boolean;
}

/** The means of payment by plain marks. The brands' own logos are theirs; their names are enough to be recognised. */
export function PaymentMarks({ label, pix, card, billet }: PaymentMarksProps) {
  return (
    <ul className={styles.marks} aria-label={label}>
      {pix ? (
        <li className={styles.pix}>
          <PixIcon />
          Pix
        </li>
      ) : null}
      {card ? <CardBrands /> : null}
      {billet ? (
        <li>
          <BarcodeIcon />
          Boleto
        </li>
      ) : null}
    </ul>
  );
}

function CardBrands() {
  return (
    <>
      <li className={styles.visa}>VISA</li>
      <li>
        <svg viewBox="0 0 24 16" width="1.5em" height="1em" aria-hidden="true">
          <circle cx="9" cy="8" r="6" fill="#c8102e" />
          <circle cx="15" cy="8" r="6" fill="#e8890c" fillOpacity=".85" />
        </svg>
        Mastercard
      </li>
      <li>Elo</li>
    </>
  );
}
