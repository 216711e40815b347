import { Text } from '@mantine/core';
import { useTexts } from '../../../shared/i18n/use-texts';
import type { settingsMessages } from './messages.server';
import styles from './settings.module.css';
import type { SettingDifference } from './settings.server';

/** Settings before and after a change. */
export function Differences({ differences }: { readonly differences: readonly SettingDifference[] }) {
  const t = useTexts<typeof settingsMessages>();
  return (
    <ul className={styles.differences}>
      {differences.map(({ label, before, after }) => (
        <Text key={label} component="li" size="sm">
          {label}: <span className={styles.before}>{before}</span> {t('to')} <b>{after}</b>
        </Text>
      ))}
    </ul>
  );
}
