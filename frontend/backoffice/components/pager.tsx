import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';
import styles from './pager.module.css';

interface PagerProps {
  readonly label: string;
  /** A page by a cursor knows no numbers: back to the first, on to the next. */
  readonly first?: { readonly to: string; readonly label: string };
  readonly next?: { readonly to: string; readonly label: string };
}

/** The links between the pages of a list. */
export function Pager({ label, first, next }: PagerProps) {
  if (!first && !next) return null;
  return (
    <nav aria-label={label} className={styles.pager}>
      {first ? (
        <Button component={Link} to={first.to} variant="default">
          {first.label}
        </Button>
      ) : null}
      {next ? (
        <Button component={Link} to={next.to} variant="default" rel="next">
          {next.label}
        </Button>
      ) : null}
    </nav>
  );
}
