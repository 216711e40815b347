import type { Tone } from '@guiche/lists';
import type { ReactNode } from 'react';
import styles from './status-mark.module.css';

const SHAPES: Readonly<Record<Tone, string>> = { ok: '●', warn: '○', bad: '✕', quiet: '–' };

/** A status as text, colour and shape: colour is never the only sign. */
export function StatusMark({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <span className={styles.status} data-tone={tone}>
      <span aria-hidden="true">{SHAPES[tone]}</span>
      {children}
    </span>
  );
}
