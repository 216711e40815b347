import { Group, Paper, TextInput } from '@mantine/core';
import { useBackofficeTexts } from '../messages/use-texts';
import { CopyTextButton } from './copy-text-button';
import styles from './link-panel.module.css';

interface LinkPanelProps {
  readonly url: string;
  /** The QR code of the address: an image as a data URI. */
  readonly qrCode: string;
}

/** An address to give to buyers: as a text that is selected at once, to copy, and as a QR code. */
export function LinkPanel({ url, qrCode }: LinkPanelProps) {
  const t = useBackofficeTexts();
  return (
    <Paper component="section" maw={820} aria-label={t('kitLink')} mb="lg">
      <div className={styles.address}>
        <img src={qrCode} alt={t('kitQr')} width={148} height={148} className={styles.qr} />
        <Group gap="sm" align="flex-end" className={styles.url}>
          <TextInput
            readOnly
            label={t('kitLink')}
            value={url}
            style={{ flex: '1 1 12rem' }}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyTextButton text={url} />
        </Group>
      </div>
    </Paper>
  );
}
