import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import styles from './checklist.module.css';
import { StatusShape } from './status-mark';

export interface ChecklistStep {
  readonly label: string;
  readonly detail?: string;
  readonly isDone: boolean;
  /** Where the step is done. Left out: nothing can be done now. */
  readonly to?: string;
}

/** The steps to begin with, in their order: done ones with a disc, the others with a ring. */
export function Checklist({
  steps,
  done,
}: {
  readonly steps: readonly ChecklistStep[];
  readonly done: string;
}) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ label, detail, isDone, to }) => (
        <li key={label} className={styles.step} data-done={isDone}>
          <StatusShape tone={isDone ? 'ok' : 'warn'} />
          <span className={styles.words}>
            {to === undefined || isDone ? (
              <span className={styles.label}>{label}</span>
            ) : (
              <Anchor component={Link} to={to} underline="hover" className={styles.label}>
                {label}
              </Anchor>
            )}
            {detail === undefined && !isDone ? null : (
              <span className={styles.detail}>{isDone ? done : detail}</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
