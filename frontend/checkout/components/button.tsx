import type { ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonProps {
  readonly busy: boolean;
  readonly children: ReactNode;
}

/** Sends its form. While busy it keeps its place in the tab order and says so, instead of vanishing from under the keyboard. */
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
