import { Link } from '@remix-run/react';
import { useLocale } from '../../shared/i18n/use-texts';
import styles from './link-tabs.module.css';

export interface LinkTab {
  readonly to: string;
  readonly label: string;
  readonly current: boolean;
  /** How many rows; left out where counting would cost more than it tells. */
  readonly count?: number;
}

/** Links beside each other of which one is open: the states of a list, the parts of a product or of the settings. */
export function LinkTabs({ tabs, label }: { readonly tabs: readonly LinkTab[]; readonly label: string }) {
  const locale = useLocale();
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ to, label: word, current, count }) => (
        <Link
          key={to}
          to={to}
          className={styles.tab}
          aria-current={current ? 'page' : undefined}
          preventScrollReset
        >
          {word}
          {count === undefined ? null : (
            <span className={styles.count}>{new Intl.NumberFormat(locale).format(count)}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
