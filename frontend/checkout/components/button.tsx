import type { ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonProps {
  readonly busy: boolean;
  readonly children: ReactNode;
}

/** Submits its form. While busy it stays in the tab order and shows the busy state, so that keyboard focus is not lost. */
export function Button({ busy, children }: ButtonProps) {
  return (
    <button className={styles.button} type="submit" aria-disabled={busy || undefined}>
      {children}
    </button>
  );
}

interface LinkButtonProps {
  readonly href: string;
  readonly children: ReactNode;
}

export function LinkButton({ href, children }: LinkButtonProps) {
  return (
    <a className={styles.button} href={href}>
      {children}
    </a>
  );
}
