import { Anchor, Table, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import type { components } from '@guiche/api-client';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showDate } from '../../../shared/lib/show-date';
import { Money } from '../../components/money';
import { Panel } from '../../components/panel';
import { MonthLinks } from './month-links';
import type { financialMessages } from './messages.server';

type Funds = components['schemas']['OwnFundsDto'];

/** Each day of a month on which something is released; a day leads to its sales. */
export function ReleaseCalendar({ funds: { days, month } }: { readonly funds: Funds }) {
  const t = useTexts<typeof financialMessages>();
  const locale = useLocale();
  const name = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <Panel
      title={`${t('calendar')}: ${name.format(new Date(`${month}-01T12:00:00Z`))}`}
      aside={<MonthLinks month={month} />}
      flush={days.length > 0}
    >
      {days.length === 0 ? (
        <Text size="sm">{t('noReleases')}</Text>
      ) : (
        <Table horizontalSpacing="md" role="table" aria-label={t('calendar')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('day')}</Table.Th>
              <Table.Th>{t('account')}</Table.Th>
              <Table.Th ta="right">{t('amount')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {days.map(({ day, bucket, amount, sales }) => (
              <Table.Tr key={`${day} ${bucket}`}>
                <Table.Td>
                  <Anchor component={Link} to={`/platform/financial/releases?day=${day}`} size="sm">
                    {showDate(day, locale)}
                  </Anchor>
                </Table.Td>
                <Table.Td>
                  {t(bucket)}, {t('count', { count: sales })}
                </Table.Td>
                <Table.Td ta="right">
                  <Money cents={amount} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Panel>
  );
}
