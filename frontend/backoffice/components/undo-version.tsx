import { Button, Group, TextInput } from '@mantine/core';
import { Form } from '@remix-run/react';
import { KeptFields, useKeptFields } from '../forms/kept-fields';
import styles from './undo-version.module.css';

const FIELDS = ['version', 'undoReason'];

interface UndoVersionProps {
  readonly id: string;
  readonly label: string;
  readonly reasonLabel: string;
}

/** Undoes a version of dated terms, with a reason. */
export function UndoVersion({ id, label, reasonLabel }: UndoVersionProps) {
  const kept = useKeptFields(FIELDS, { version: id });
  return (
    <details className={styles.undo} open={kept !== null || undefined}>
      <summary>{label}</summary>
      <Form method="post">
        <KeptFields names={FIELDS} isKept={kept !== null} />
        <input type="hidden" name="version" value={id} />
        <Group align="flex-end" mt="xs">
          <TextInput
            id={`undo-${id}`}
            name="undoReason"
            label={reasonLabel}
            defaultValue={kept?.undoReason}
            required
            minLength={3}
            maxLength={500}
          />
          <Button type="submit" name="intent" value="undo" variant="default">
            {label}
          </Button>
        </Group>
      </Form>
    </details>
  );
}
