import type { ReactNode } from 'react';
import styles from './step-card.module.css';

interface StepCardProps {
  readonly id: string;
  readonly title: string;
  readonly number?: number;
  readonly children: ReactNode;
}

/** One block of a checkout: a heading, numbered where the layout counts its steps, and what belongs below it. */
export function StepCard({ id, number, title, children }: StepCardProps) {
  return (
    <section className={styles.step} aria-labelledby={`${id}-title`}>
      <h2 className={styles.title} id={`${id}-title`}>
        {number === undefined ? null : <span className={styles.number}>{number}</span>}
        {title}
      </h2>
      {children}
    </section>
  );
}
