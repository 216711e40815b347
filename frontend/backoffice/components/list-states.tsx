import { Anchor, Button, Code, Skeleton, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useBackofficeTexts } from '../messages/use-texts';
import { Icon, type IconName } from './icon';
import styles from './list-states.module.css';

interface BlankProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text?: string;
  /** One button; more of them are a choice that nobody asked for. */
  readonly action?: ReactNode;
  readonly tone?: 'quiet' | 'bad';
}

function Blank({ icon, title, text, action, tone = 'quiet' }: BlankProps) {
  return (
    <div className={styles.blank}>
      <span className={styles.sign} data-tone={tone}>
        <Icon name={icon} />
      </span>
      <Text fw={600}>{title}</Text>
      {text === undefined ? null : (
        <Text size="sm" c="dimmed" maw={380}>
          {text}
        </Text>
      )}
      {action}
    </div>
  );
}

/** Nothing yet: what this is for, and the button that begins it. */
export function EmptyState(props: Pick<BlankProps, 'icon' | 'title' | 'text' | 'action'>) {
  return <Blank {...props} />;
}

/** Nothing fits the filters: they can be cleared. */
export function NoMatchState({
  title,
  clear,
}: {
  readonly title: string;
  readonly clear: { readonly to: string; readonly label: string };
}) {
  return (
    <Blank
      icon="search"
      title={title}
      action={
        <Button component={Link} to={clear.to} variant="default">
          {clear.label}
        </Button>
      }
    />
  );
}

/** It could not be loaded: nothing is lost, here is the code for support, try again. */
export function FailedState({ requestId }: { readonly requestId: string }) {
  const t = useBackofficeTexts();
  return (
    <Blank
      icon="webhook"
      tone="bad"
      title={t('unavailableTitle')}
      text={t('unavailableText')}
      action={
        <>
          <Anchor href="">{t('tryAgain')}</Anchor>
          <Text size="xs" c="dimmed">
            {t('requestId')}: <Code>{requestId}</Code>
          </Text>
        </>
      }
    />
  );
}

/** The height of the rows to come, before the first draw. */
export function LoadingState({ rows }: { readonly rows: number }) {
  const t = useBackofficeTexts();
  return (
    <div role="status" aria-label={t('kitLoading')} className={styles.loading}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.loadingRow}>
          <Skeleton height={10} width={`${64 - (row % 3) * 12}%`} animate={false} />
        </div>
      ))}
    </div>
  );
}
