import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import styles from './action.module.css';

interface Look {
  /** `light` is the second choice beside a filled one. */
  readonly look?: 'filled' | 'light';
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
}

const classOf = ({ look = 'filled', className = '' }: Look): string =>
  `${styles.action} ${look === 'light' ? styles.light : ''} ${className}`.trim();

/** The buyer's next action, as a button. */
export function ActionButton({
  look,
  icon,
  className,
  children,
  ...rest
}: Look & ComponentPropsWithoutRef<'button'>) {
  return (
    <button type="button" {...rest} className={classOf({ look, className })}>
      {icon}
      <span>{children}</span>
    </button>
  );
}

/** The same as a link. */
export function ActionLink({
  look,
  icon,
  className,
  children,
  ...rest
}: Look & ComponentPropsWithoutRef<'a'>) {
  return (
    <a {...rest} className={classOf({ look, className })}>
      {icon}
      <span>{children}</span>
    </a>
  );
}
