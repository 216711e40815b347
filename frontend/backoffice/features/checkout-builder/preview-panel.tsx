import { Text, Title } from '@mantine/core';
import { useLoaderData } from '@remix-run/react';
import { useTexts } from '../../../shared/i18n/use-texts';
import styles from './builder.module.css';
import type { loadBuilder } from './builder.server';
import { LiveFrame } from './live-frame';
import type { builderMessages } from './messages.server';
import { useTypedPreview } from './typed-preview';
import { WeightMeter } from './weight-meter';

type Shown = Awaited<ReturnType<typeof loadBuilder>>;

/**
 * The page as it is drawn for buyers, at the widths of a phone and of a desktop. The frames run no script and send no form; they keep
 * their origin, because our files are given to pages of ours only.
 */
export function PreviewPanel() {
  const t = useTexts<typeof builderMessages>();
  const { preview, checkout } = useLoaderData<Shown>();
  const { version } = checkout;
  const address = useTypedPreview().address ?? preview;
  return (
    <aside className={styles.preview} aria-labelledby="preview">
      <Title order={2} id="preview">
        {t('preview')}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {t('previewText')}
      </Text>
      {/* Each saved version is loaded anew. */}
      <div className={styles.frames} key={version}>
        <figure className={styles.phone}>
          <LiveFrame address={address} title={t('previewPhoneTitle')} />
          <figcaption>{t('previewPhone')}</figcaption>
        </figure>
        <div className={styles.side}>
          <figure className={styles.desktop}>
            <div className={styles.desktopScreen}>
              <LiveFrame address={address} title={t('previewDesktopTitle')} loading="lazy" />
            </div>
            <figcaption>{t('previewDesktop')}</figcaption>
          </figure>
          <WeightMeter key={preview} address={preview} />
        </div>
      </div>
    </aside>
  );
}
