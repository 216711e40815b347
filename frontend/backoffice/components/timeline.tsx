import { useLocale } from '../../shared/i18n/use-texts';
import { showInstant } from '../../shared/lib/show-date';
import { useBackofficeTexts } from '../messages/use-texts';
import styles from './timeline.module.css';

export interface TimelineEvent {
  readonly title: string;
  /** ISO instant. Undefined: it has no time yet. */
  readonly at?: string;
  /** By whom, why, or the answer of a provider. */
  readonly detail?: string;
  /** Undefined: it happened. */
  readonly kind?: 'future' | 'good' | 'bad';
}

/** What happened and what is to come: the latest first, so that what comes stands above what was. */
export function Timeline({ events }: { readonly events: readonly TimelineEvent[] }) {
  const locale = useLocale();
  const t = useBackofficeTexts();
  return (
    <ol className={styles.timeline}>
      {events.map(({ title, at, detail, kind = 'past' }) => (
        <li key={`${title} ${at ?? ''}`} className={styles.event} data-kind={kind}>
          <span className={styles.title}>
            {title}
            {kind === 'future' ? <span className={styles.coming}>{t('kitComing')}</span> : null}
          </span>
          {at === undefined ? null : (
            <time dateTime={at} className={styles.detail}>
              {showInstant(at, locale)}
            </time>
          )}
          {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
        </li>
      ))}
    </ol>
  );
}
