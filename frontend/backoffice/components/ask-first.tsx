import { Button, Text } from '@mantine/core';
import { useBackofficeTexts } from '../messages/use-texts';
import styles from './ask-first.module.css';

interface AskFirstProps {
  /** What the form is sent for. */
  readonly intent: string;
  readonly text: string;
  /** The title of what is removed. */
  readonly of: string;
  /** What the step means, where it is something else than that it cannot be undone. */
  readonly says?: string;
}

/** A button for what cannot be undone, or what others are told of: it first says so, and a second press does it. Within a form; no script is needed. */
export function AskFirst({ intent, text, of, says }: AskFirstProps) {
  const t = useBackofficeTexts();
  return (
    <details className={styles.ask}>
      <summary className={styles.summary} aria-label={`${text}…: ${of}`}>
        {text}…
      </summary>
      <div className={styles.body}>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {says ?? t('kitNoUndo', { of })}
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
