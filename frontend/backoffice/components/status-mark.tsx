import styles from './status-mark.module.css';

/** A status as text, colour and shape: colour is never the only sign. */
const STATUSES = {
  approved: { shape: 'disc', tone: 'ok', word: 'Aprovada' },
  pending: { shape: 'ring', tone: 'warn', word: 'Aguardando' },
  refused: { shape: 'cross', tone: 'bad', word: 'Recusada' },
  refunded: { shape: 'arrow', tone: 'quiet', word: 'Reembolsada' },
} as const;

const SHAPES = { disc: '●', ring: '○', cross: '✕', arrow: '↩' } as const;

export function StatusMark({ status }: { readonly status: keyof typeof STATUSES }) {
  const { shape, tone, word } = STATUSES[status];
  return (
    <span className={styles.status} data-tone={tone}>
      <span aria-hidden="true">{SHAPES[shape]}</span>
      {word}
    </span>
  );
}
