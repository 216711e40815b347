import styles from './meter.module.css';

interface MeterProps {
  /** Says what is measured and how much: "80 % das cobranças". */
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
  readonly tone?: 'accent' | 'ok' | 'warn' | 'bad';
}

/** A share as a bar. The browser's own element, so it needs no style on the element and no script. */
export function Meter({ label, share, tone = 'accent' }: MeterProps) {
  return (
    <meter className={styles.meter} data-tone={tone} min={0} max={1} value={share} aria-label={label}>
      {label}
    </meter>
  );
}
