import { Button, Text } from '@mantine/core';
import { useBackofficeTexts } from '../messages/use-texts';
import styles from './ask-first.module.css';

interface AskFirstProps {
  /** What the form is sent for. */
  readonly intent: string;
  readonly text: string;
  /** The title of what is removed. */
  readonly of: string;
}

/** A button for what cannot be undone: it first says so, and a second press does it. Within a form; no script is needed. */
export function AskFirst({ intent, text, of }: AskFirstProps) {
  const t = useBackofficeTexts();
  return (
    <details className={styles.ask}>
      <summary className={styles.summary} aria-label={`${text}…: ${of}`}>
        {text}…
      </summary>
      <div className={styles.body}>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {t('kitNoUndo', { of })}
        </Text>
        <Button
          type="submit"
          name="intent"
          value={intent}
          color="red"
          size="xs"
          aria-label={`${text}: ${of}`}
        >
          {text}
        </Button>
      </div>
    </details>
  );
}
