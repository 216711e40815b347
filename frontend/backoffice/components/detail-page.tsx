import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useBackofficeTexts } from '../messages/use-texts';
import { BackLink } from './back-link';
import styles from './detail-page.module.css';
import { Icon } from './icon';

interface DetailPageProps {
  /** The list that this is a row of. */
  readonly back?: { readonly to: string; readonly label: string };
  /** The amount, the name or the time: what the row is known by. */
  readonly title: ReactNode;
  /** 1, the title of the page, unless it is shown within another. */
  readonly level?: 1 | 3;
  /** A {@link StatusMark}. */
  readonly status?: ReactNode;
  /** Who and when, in one line. */
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  /** What happens or has to be done next; one sentence. */
  readonly nextStep?: ReactNode;
  /** The narrow column: the timeline first. Without it the page has one column. */
  readonly side?: ReactNode;
  readonly children: ReactNode;
}

/** The page of one thing: what it is and its state, the next step, then the details beside the timeline. */
export function DetailPage({
  back,
  title,
  level = 1,
  status,
  subtitle,
  actions,
  nextStep,
  side,
  children,
}: DetailPageProps) {
  const t = useBackofficeTexts();
  return (
    <>
      {back ? <BackLink to={back.to}>{back.label}</BackLink> : null}
      <header className={styles.header}>
        <div className={styles.heading}>
          <Title order={level} className={styles.title}>
            {title}
          </Title>
          {status}
        </div>
        {subtitle ? (
          <Text size="sm" c="dimmed" className={styles.subtitle}>
            {subtitle}
          </Text>
        ) : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </header>
      {nextStep ? (
        <p className={styles.next}>
          <Icon name="next" />
          <span>
            <strong>{t('kitNextStep')}:</strong> {nextStep}
          </span>
        </p>
      ) : null}
      <div className={side ? styles.columns : styles.single}>
        <div className={styles.main}>{children}</div>
        {side ? <aside className={styles.side}>{side}</aside> : null}
      </div>
    </>
  );
}
