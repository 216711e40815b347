import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { CheckIcon, CopyIcon } from '../../components/icons';
import { usePaymentTexts } from '../../i18n/use-texts';
import { copyFrom } from '../../lib/copy-text';
import { useLive } from '../../lib/use-live';
import styles from './pix-code.module.css';

const COPIED_FOR_MS = 4_000;

/** The code to copy and paste. Without script it can still be selected with one touch. */
export function PixCode({ code }: { code: string }) {
  const t = usePaymentTexts();
  const live = useLive();
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_FOR_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => setCopied(field.current !== null && (await copyFrom(field.current)));
  return (
    <div className={styles.code}>
      <label className={styles.label} htmlFor="pix-code">
        {t('codeLabel')}
      </label>
      <textarea
        className={styles.text}
        id="pix-code"
        readOnly
        rows={4}
        spellCheck={false}
        value={code}
        ref={field}
        onFocus={(event) => event.currentTarget.select()}
      />
      {live ? (
        <Button leftSection={copied ? <CheckIcon /> : <CopyIcon />} onClick={() => void copy()}>
          {copied ? t('copied') : t('copy')}
        </Button>
      ) : null}
      <p className={styles.hint} role="status">
        {copied ? t('copiedHint') : ''}
      </p>
    </div>
  );
}
