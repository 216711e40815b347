import type { MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';

const looks = { strong: styles.button, quiet: `${styles.button} ${styles.quiet}` };

interface ButtonProps {
  readonly look?: keyof typeof looks;
  readonly busy?: boolean;
  readonly type?: 'submit' | 'button';
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** While busy it keeps its place in the tab order and says so, instead of vanishing from under the keyboard. */
export function Button({ look = 'strong', busy = false, type = 'submit', onClick, children }: ButtonProps) {
  return (
    <button className={looks[look]} type={type} aria-disabled={busy || undefined} onClick={onClick}>
      {children}
    </button>
  );
}

interface LinkButtonProps {
  readonly look?: keyof typeof looks;
  readonly href: string;
  /** Where script runs, done instead of following the link. */
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

export function LinkButton({ look = 'strong', href, onClick, children }: LinkButtonProps) {
  const instead = (event: MouseEvent) => {
    if (!onClick) return;
    event.preventDefault();
    onClick();
  };
  return (
    <a className={looks[look]} href={href} onClick={instead}>
      {children}
    </a>
  );
}
