import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  readonly title: string;
  /** How much there is, and for whom. */
  readonly note?: string;
  /** Open when the page is drawn, e.g. with the problems of a form in it. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** What few need, folded away: raw events, technical details. */
export function Fold({ title, note, isOpen = false, children }: FoldProps) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary className={styles.summary}>
        {title}
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
