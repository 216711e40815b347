import { forwardRef, type ReactNode } from 'react';
import { AlertIcon } from './icons';
import styles from './notice.module.css';

interface NoticeProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Not announced: focus moves to another element, which is read out instead. */
  readonly quiet?: boolean;
}

/** Something the reader must know now. It is announced when it appears and can be given the focus. */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(function Notice(
  { title, children, quiet = false },
  ref,
) {
  return (
    <div
      className={styles.notice}
      role={quiet ? 'group' : 'alert'}
      aria-label={quiet ? title : undefined}
      tabIndex={-1}
      ref={ref}
    >
      <p className={styles.title}>
        <AlertIcon />
        {title}
      </p>
      {children ? <ul className={styles.list}>{children}</ul> : null}
    </div>
  );
});
