import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts';
import { FigureTable, type FigureTableProps } from '../../components/figure-table';
import { Panel } from '../../components/panel';
import type { dashboardMessages } from './messages.server';

interface FigurePanelProps extends Omit<FigureTableProps, 'label'> {
  readonly title: string;
  readonly note?: string;
  readonly aside?: ReactNode;
}

/** A part of a dashboard with a small table. */
export function FigurePanel({ title, note, aside, ...table }: FigurePanelProps) {
  const t = useTexts<typeof dashboardMessages>();
  return (
    <Panel title={title} aside={aside} flush>
      {table.rows.length === 0 ? (
        <Text size="sm" c="dimmed" p="md">
          {t('none')}
        </Text>
      ) : (
        <FigureTable label={title} {...table} />
      )}
      {note === undefined ? null : (
        <Text size="xs" c="dimmed" px="md" py="xs">
          {note}
        </Text>
      )}
    </Panel>
  );
}
