import { Button, CopyButton } from '@mantine/core';
import { useBackofficeTexts } from '../messages/use-texts';

/** Copies a text: a link, a code, a command. */
export function CopyTextButton({ text, label }: { readonly text: string; readonly label?: string }) {
  const t = useBackofficeTexts();
  return (
    <CopyButton value={text}>
      {({ copied, copy }) => (
        <Button variant="default" onClick={copy}>
          {copied ? t('kitCopied') : (label ?? t('kitCopy'))}
        </Button>
      )}
    </CopyButton>
  );
}
