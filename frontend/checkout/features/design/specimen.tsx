import type { ReactNode } from 'react';
import styles from './design-page.module.css';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Section({ title, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{title}</h2>
      <div className={styles.specimens}>{children}</div>
    </section>
  );
}

interface SpecimenProps {
  readonly name: string;
  /** Renders its content in the focused or hovered state. */
  readonly shown?: 'focus' | 'hover';
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** One thing in one state, with its name above it. */
export function Specimen({ name, shown, wide = false, children }: SpecimenProps) {
  return (
    <div className={styles.specimen} data-wide={wide || undefined}>
      <p className={styles.name}>{name}</p>
      <div data-shown={shown}>{children}</div>
    </div>
  );
}
