import { Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  readonly title: string;
  /** Beside the title: a remark, a link or a button. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  /** Without padding, for tables and lists that reach to the edge. */
  readonly flush?: boolean;
}

/** A part of a page with a title, set off by hairlines. */
export function Panel({ title, aside, children, flush = false }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <Title order={2} id={id}>
          {title}
        </Title>
        {typeof aside === 'string' ? (
          <Text size="xs" c="dimmed">
            {aside}
          </Text>
        ) : (
          aside
        )}
      </header>
      <div className={flush ? undefined : styles.body}>{children}</div>
    </section>
  );
}
