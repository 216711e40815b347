import { Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { useBackofficeTexts } from '../messages/use-texts';
import { Icon, type IconName } from './icon';
import { Panel } from './panel';
import styles from './waiting-panel.module.css';

export interface WaitingItem {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  /** The oldest, the deadline, or what to do. */
  readonly detail?: string;
  /** How many wait; a number is shown as a text because the counting stops at some point. */
  readonly count?: string;
}

/** "Waiting for you": what only the reader can do, each a link to where they do it. */
export function WaitingPanel({ items }: { readonly items: readonly WaitingItem[] }) {
  const t = useBackofficeTexts();
  return (
    <Panel title={t('kitWaiting')} flush>
      {items.length === 0 ? (
        <Text size="sm" c="dimmed" p="md">
          {t('kitNothingWaits')}
        </Text>
      ) : (
        <ul className={styles.items}>
          {items.map(({ to, icon, label, detail, count }) => (
            <li key={to}>
              <Link to={to} className={styles.item}>
                <Icon name={icon} />
                <span className={styles.words}>
                  <span className={styles.label}>{label}</span>
                  {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
                </span>
                {count === undefined ? null : <span className={styles.count}>{count}</span>}
                <span aria-hidden="true" className={styles.arrow} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
