import type { Tone } from '@guiche/lists';
import type { ReactNode } from 'react';
import styles from './status-mark.module.css';

/** One shape for each meaning, drawn on a square of 10. */
const SHAPES: Readonly<Record<Tone, ReactNode>> = {
  ok: <circle cx="5" cy="5" r="3.5" fill="currentColor" />,
  warn: <circle cx="5" cy="5" r="3" />,
  progress: (
    <>
      <circle cx="5" cy="5" r="3.2" />
      <path d="M5 1.8a3.2 3.2 0 0 1 0 6.4z" fill="currentColor" stroke="none" />
    </>
  ),
  bad: <path d="m2.2 2.2 5.6 5.6m0-5.6L2.2 7.8" />,
  declined: <path d="m2.2 2.2 5.6 5.6m0-5.6L2.2 7.8" />,
  returned: <path d="M3.6 1.4 1.4 3.6l2.2 2.2M1.6 3.6h4.2a2.4 2.4 0 0 1 0 4.8H3.4" />,
  quiet: <path d="M1.6 5h6.8" />,
  dispute: <path d="m5 .9 4.1 4.1L5 9.1.9 5z" fill="currentColor" stroke="none" />,
  degraded: <path d="M5 1.2 9.4 8.8H.6z" fill="currentColor" stroke="none" />,
};

interface StatusShapeProps {
  readonly tone: Tone;
}

/** The shape of a status alone; its word stands beside it. */
export function StatusShape({ tone }: StatusShapeProps) {
  return (
    <svg
      className={styles.shape}
      viewBox="0 0 10 10"
      width="10"
      height="10"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {SHAPES[tone]}
    </svg>
  );
}

/** A status as text, colour and shape: colour is never the only sign. */
export function StatusMark({ tone, children }: StatusShapeProps & { readonly children: ReactNode }) {
  return (
    <span className={styles.status} data-tone={tone}>
      <StatusShape tone={tone} />
      {children}
    </span>
  );
}
