import { Link } from '@remix-run/react';
import { useLocale } from '../../shared/i18n/use-texts';
import styles from './state-tabs.module.css';

export interface StateTab {
  readonly to: string;
  readonly label: string;
  readonly current: boolean;
  /** How many rows; left out where counting would cost more than it tells. */
  readonly count?: number;
}

/** The states of the rows of a list, as links: each keeps the other filters. */
export function StateTabs({ tabs, label }: { readonly tabs: readonly StateTab[]; readonly label: string }) {
  const locale = useLocale();
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ to, label: word, current, count }) => (
        <Link key={to} to={to} className={styles.tab} aria-current={current ? 'page' : undefined}>
          {word}
          {count === undefined ? null : (
            <span className={styles.count}>{new Intl.NumberFormat(locale).format(count)}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
