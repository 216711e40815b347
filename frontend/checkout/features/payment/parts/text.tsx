import type { ComponentPropsWithoutRef } from 'react';
import styles from './text.module.css';

interface TextProps extends ComponentPropsWithoutRef<'p'> {
  readonly as?: 'p' | 'h1' | 'h2' | 'figcaption';
  /** `title` is bold, `soft` and `dimmed` are paler; `dimmed` is smaller too. */
  readonly look?: 'plain' | 'title' | 'soft' | 'dimmed';
}

/** A sentence or a heading of the payment page. */
export function Text({ as: Element = 'p', look = 'plain', className, ...rest }: TextProps) {
  return <Element className={join(styles.text, styles[look], className)} {...rest} />;
}

const join = (...names: readonly (string | undefined)[]): string => names.filter(Boolean).join(' ');
