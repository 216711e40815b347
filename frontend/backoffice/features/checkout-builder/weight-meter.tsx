import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { Meter } from '../../components/meter';
import styles from './builder.module.css';
import type { builderMessages } from './messages.server';
import { weighPage, type PageWeight } from './weigh-page';

/** What a page may weigh with its styles and pictures, so that it opens in a second on a phone. */
const BUDGET_BYTES = 120 * 1024;

/** How heavy the drawn page is: its text and styles as they are sent, and its pictures. */
export function WeightMeter({ address }: { readonly address: string }) {
  const t = useTexts<typeof builderMessages>();
  const locale = useLocale();
  const [weight, setWeight] = useState<PageWeight | null>();
  useEffect(() => {
    let isGone = false;
    weighPage(address).then(
      (found) => isGone || setWeight(found),
      () => isGone || setWeight(null),
    );
    return () => {
      isGone = true;
    };
  }, [address]);
  const kilobytes = (bytes: number) => Math.ceil(bytes / 1024).toLocaleString(locale);
  const total = weight ? weight.pageBytes + weight.imageBytes : 0;
  const isHeavy = total > BUDGET_BYTES;
  return (
    <section className={styles.weight} aria-labelledby="weight">
      <Text fw={500} size="sm" id="weight">
        {t('weight')}
      </Text>
      <noscript>{t('weightScript')}</noscript>
      <div role="status">
        {weight ? (
          <>
            <Text size="sm">
              {t('weightOf', { total: kilobytes(total), budget: kilobytes(BUDGET_BYTES) })}
            </Text>
            <Meter
              label={t('weight')}
              share={Math.min(1, total / BUDGET_BYTES)}
              tone={isHeavy ? 'warn' : 'ok'}
            />
            <Text size="xs" c="dimmed">
              {t('weightParts', { page: kilobytes(weight.pageBytes), images: kilobytes(weight.imageBytes) })}
            </Text>
            {weight.elsewhere > 0 ? (
              <Text size="xs" c="dimmed">
                {t('weightElsewhere', { count: weight.elsewhere })}
              </Text>
            ) : null}
            {isHeavy ? (
              <Text size="sm" c="var(--warn)">
                ⚠ {t('weightHeavy')}
              </Text>
            ) : null}
          </>
        ) : weight === undefined ? (
          <Text size="xs" c="dimmed" className={styles.measuring}>
            {t('weightMeasuring')}
          </Text>
        ) : null}
      </div>
    </section>
  );
}
