import { Button, CopyButton } from '@mantine/core';
import { useBackofficeTexts } from '../messages/use-texts';
import styles from './copy-text-button.module.css';

interface CopyTextButtonProps {
  readonly text: string;
  readonly label?: string;
  /** The title of one of several things of a page, for screen readers. */
  readonly of?: string;
}

/** Copies a text: a link, a code, a command. */
export function CopyTextButton({ text, label, of }: CopyTextButtonProps) {
  const t = useBackofficeTexts();
  const name = label ?? t('kitCopy');
  return (
    <CopyButton value={text}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          className={styles.copy}
          onClick={copy}
          {...(of !== undefined && { size: 'xs', 'aria-label': `${copied ? t('kitCopied') : name}: ${of}` })}
        >
          {copied ? t('kitCopied') : name}
        </Button>
      )}
    </CopyButton>
  );
}
