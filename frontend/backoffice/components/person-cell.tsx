import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import { initialsOf } from './initials';
import styles from './person-cell.module.css';

interface PersonCellProps {
  readonly name: string;
  /** A second line, e.g. a masked document or an e-mail address. */
  readonly detail?: string;
  /** The page of the person. */
  readonly to?: string;
}

/** A person in a table or beside a text. The initials only help the eye. */
export function PersonCell({ name, detail, to }: PersonCellProps) {
  return (
    <span className={styles.person}>
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <span className={styles.names}>
        {to === undefined ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <Anchor component={Link} to={to} underline="hover" size="sm" fw={500}>
            {name}
          </Anchor>
        )}
        {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
      </span>
    </span>
  );
}
