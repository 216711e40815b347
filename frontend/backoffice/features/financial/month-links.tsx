import { Anchor, Group } from '@mantine/core';
import { Link } from '@remix-run/react';
import { useTexts } from '../../../shared/i18n/use-texts';
import type { financialMessages } from './messages.server';

/** To the month before and the next. */
export function MonthLinks({ month }: { readonly month: string }) {
  const t = useTexts<typeof financialMessages>();
  const link = (months: number, label: string) => (
    <Anchor component={Link} to={`/platform/financial/releases?month=${monthAfter(month, months)}`} size="sm">
      {label}
    </Anchor>
  );
  return (
    <Group gap="sm">
      {link(-1, t('previous'))}
      {link(1, t('following'))}
    </Group>
  );
}

function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 'YYYY-MM'.length);
}
