import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import styles from './back-link.module.css';
import { Icon } from './icon';

/** Leads to where a page belongs, above its title. */
export function BackLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Anchor component={Link} to={to} size="sm" underline="hover" className={styles.back}>
      <Icon name="back" />
      {children}
    </Anchor>
  );
}
