import { Alert, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import styles from './dated-history.module.css';

/** One version of something that holds from an instant on. The texts are in the language of the reader. */
export interface DatedVersion {
  readonly id: string;
  /** When it was written, and by whom. */
  readonly written: string;
  /** Since or from when it holds, or that it was canceled. */
  readonly state: string;
  readonly differences: readonly {
    readonly label: string;
    readonly before: string;
    readonly after: string;
  }[];
  readonly reason: string;
  /** What can be done with it. */
  readonly action?: ReactNode;
}

interface DatedHistoryProps {
  readonly title: string;
  /** Instead of an empty list. */
  readonly empty: string;
  /** Between the value before and the one after. */
  readonly to: string;
  /** What the last action did. Null: nothing, or it was refused. */
  readonly done: string | null;
  /** Why the last action was refused. */
  readonly problem: string | null;
  /** The newest first. */
  readonly versions: readonly DatedVersion[];
}

/** The versions of terms, fees or costs: title, answer of the last action, rows. */
export function DatedHistory({ title, empty, to, done, problem, versions }: DatedHistoryProps) {
  return (
    <section>
      <Title order={2} mt="xl" mb="sm">
        {title}
      </Title>
      <Text role="status" c="var(--ok)" size="sm">
        {done ?? ''}
      </Text>
      {problem === null ? null : (
        <Alert color="red" role="alert" mb="md">
          {problem}
        </Alert>
      )}
      {versions.length === 0 ? <Text c="dimmed">{empty}</Text> : null}
      <Stack component="ul" gap="md" className={styles.changes}>
        {versions.map((version) => (
          <VersionRow key={version.id} version={version} to={to} />
        ))}
      </Stack>
    </section>
  );
}

function VersionRow({ version, to }: { readonly version: DatedVersion; readonly to: string }) {
  const { id, written, state, differences, reason, action } = version;
  return (
    <Paper component="li" id={id} maw={820}>
      <Group justify="space-between" mb="xs">
        <Text size="sm" fw={500}>
          {written}
        </Text>
        <Text size="sm" c="dimmed">
          {state}
        </Text>
      </Group>
      <ul className={styles.differences}>
        {differences.map(({ label, before, after }) => (
          <Text key={label} component="li" size="sm">
            {label}: <span className={styles.before}>{before}</span> {to} <b>{after}</b>
          </Text>
        ))}
      </ul>
      <Text size="sm" c="dimmed" mt="xs">
        {reason}
      </Text>
      {action}
    </Paper>
  );
}

/** Cancels a version that has not begun. */
export function CancelVersion({ name, id, label }: { name: string; id: string; label: string }) {
  return (
    <Form method="post">
      <input type="hidden" name={name} value={id} />
      <Button type="submit" name="intent" value="cancel" variant="default" size="xs" mt="sm">
        {label}
      </Button>
    </Form>
  );
}
