import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import styles from './figure-strip.module.css';

export interface Figure {
  readonly label: string;
  readonly value: ReactNode;
  /** The list of exactly the rows behind the figure. */
  readonly to: string;
  /** Against the period before, in words: "+12,2 % antes 409". */
  readonly comparison?: string;
  /** Whether the change is one to be glad about. */
  readonly change?: 'better' | 'worse';
}

/** A strip holds no more: who reads ten figures reads none. */
type Figures =
  | readonly Figure[]
  | readonly [Figure, Figure]
  | readonly [Figure, Figure, Figure]
  | readonly [Figure, Figure, Figure, Figure]
  | readonly [Figure, Figure, Figure, Figure, Figure];

/** The figures of a dashboard in one strip, each a link to the rows behind it. */
export function FigureStrip({ figures }: { readonly figures: Figures }) {
  return (
    <ul className={styles.strip}>
      {figures.map(({ label, value, to, comparison, change }) => (
        <li key={label} className={styles.figure}>
          <Link to={to} className={styles.link}>
            <span className={styles.label}>{label}</span>
            <span className={styles.value}>{value}</span>
            {comparison === undefined ? null : (
              <span className={styles.comparison} data-change={change}>
                {comparison}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
