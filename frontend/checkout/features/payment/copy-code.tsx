import { useEffect, useId, useRef, useState } from 'react';
import { CheckIcon, CopyIcon } from '../../components/icons';
import { usePaymentTexts } from '../../messages/use-texts';
import { copyFrom } from '../../lib/copy-text';
import { useLive } from '../../../shared/lib/use-live';
import styles from './copy-code.module.css';
import { ActionButton } from './parts/action';

const COPIED_FOR_MS = 4_000;

interface CopyCodeProps {
  readonly code: string;
  readonly label: string;
  readonly copyWords: string;
  readonly copiedHint: string;
}

/** A code to copy and paste. Without script it can still be selected with one touch. */
export function CopyCode({ code, label, copyWords, copiedHint }: CopyCodeProps) {
  const t = usePaymentTexts();
  const live = useLive();
  const id = useId();
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
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {live ? (
        <ActionButton icon={copied ? <CheckIcon /> : <CopyIcon />} onClick={() => void copy()}>
          {copied ? t('copied') : copyWords}
        </ActionButton>
      ) : null}
      <div className={styles.whole} data-code={code}>
        <textarea
          className={styles.text}
          id={id}
          readOnly
          rows={1}
          spellCheck={false}
          value={code}
          ref={field}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <p className={styles.hint} role="status">
        {copied ? copiedHint : ''}
      </p>
    </div>
  );
}
