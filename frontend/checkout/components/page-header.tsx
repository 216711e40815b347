import { isSafeImageUrl } from '@guiche/checkout-rules';
import type { ReactNode } from 'react';
import { LockIcon } from './icons';
import styles from './page-header.module.css';

interface PageHeaderProps {
  readonly brand: string;
  readonly logo: string | null | undefined;
  /** Null: the seller does not show it. */
  readonly secureNote: string | null;
  /** Bands above the platform's logo. */
  readonly children?: ReactNode;
}

export function PageHeader({ brand, logo, secureNote, children }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {children}
      <div className={styles.inside}>
        {logo && isSafeImageUrl(logo) ? (
          <img className={styles.logo} src={logo} alt={brand} />
        ) : (
          <span className={styles.brand}>{brand}</span>
        )}
        {secureNote === null ? null : (
          <span className={styles.secure}>
            <LockIcon />
            {secureNote}
          </span>
        )}
      </div>
    </header>
  );
}
