import { Anchor, Button, Group, Paper, Text, Title } from '@mantine/core';
import { Link, useLoaderData, useNavigation } from '@remix-run/react';
import { listSearch, type ListDefinition } from '@guiche/lists';
import { TextsProvider } from '../../shared/i18n/use-texts';
import { AREA_PAGES } from '../access/areas';
import { ActiveFilters } from './active-filters';
import { ListFilters } from './list-filters';
import type { listLoader } from './list-loader.server';
import styles from './list-page.module.css';
import { hasFilters, useListTexts, type ListPartProps } from './list-part';
import { ListTable } from './list-table';

export type ListData = Awaited<ReturnType<ReturnType<typeof listLoader>>>;

/** The title of a list page. */
export const listTitle = (shown: { readonly texts: object } | undefined): { title: string }[] => [
  { title: shown ? `${String(Reflect.get(shown.texts, 'title'))} · Guichê` : 'Guichê' },
];

interface ListPageProps {
  readonly list: ListDefinition;
  /** What can be done beside looking, e.g. a button that leads to a form. */
  readonly actions?: React.ReactNode;
}

/** A list page: filters, totals, the table, the next page, and the file. */
export function ListPage({ list, actions }: ListPageProps) {
  const shown = useLoaderData<ListData>();
  return (
    <TextsProvider locale={shown.locale} texts={shown.texts}>
      <ListContent list={list} shown={shown} actions={actions} />
    </TextsProvider>
  );
}

function ListContent({ list, shown, actions }: ListPageProps & { readonly shown: ListData }) {
  const { t, word } = useListTexts();
  const { state: loading, location } = useNavigation();
  const isLoading = loading === 'loading' && location.pathname === shown.address;
  const { state, items, totals, address } = shown;
  return (
    <div aria-busy={isLoading}>
      <Group justify="space-between" mb="md" gap="sm">
        <Title order={1}>{word('title')}</Title>
        <Group gap="sm">
          <Button
            component="a"
            variant="default"
            href={`${AREA_PAGES[list.area].root}/files/${list.name}${listSearch(list, { ...state, cursor: null })}`}
          >
            {t('export')}
          </Button>
          {actions}
        </Group>
      </Group>
      <ListFilters list={list} state={state} address={address} />
      <ActiveFilters list={list} state={state} address={address} />
      <Total count={totals.count} isExact={totals.isExact} />
      {items.length === 0 ? (
        <NoRows list={list} state={state} address={address} />
      ) : (
        <div className={isLoading ? styles.loading : undefined}>
          <ListTable list={list} state={state} address={address} rows={items} />
        </div>
      )}
      <Pages list={list} state={state} address={address} nextCursor={shown.nextCursor} />
    </div>
  );
}

function Total({ count, isExact }: { readonly count: number; readonly isExact: boolean }) {
  const { t } = useListTexts();
  return (
    <Text size="sm" c="dimmed" mb="xs" role="status">
      {t(isExact ? 'total' : 'moreThan', { count })}
    </Text>
  );
}

function NoRows({ list, state, address }: ListPartProps) {
  const { t, word } = useListTexts();
  const isFiltered = hasFilters(state);
  return (
    <Paper p="xl" ta="center" data-list={list.name}>
      <Text mb={isFiltered ? 'sm' : 0}>{isFiltered ? t('noMatch') : word('empty')}</Text>
      {isFiltered ? (
        <Button component={Link} to={address} variant="default">
          {t('clear')}
        </Button>
      ) : null}
    </Paper>
  );
}

function Pages({ list, state, address, nextCursor }: ListPartProps & { readonly nextCursor: string | null }) {
  const { t } = useListTexts();
  if (nextCursor === null && state.cursor === null) return null;
  const to = (cursor: string | null) => address + listSearch(list, { ...state, cursor });
  return (
    <Group component="nav" aria-label={t('pages')} mt="md" gap="lg">
      {state.cursor === null ? null : (
        <Anchor component={Link} to={to(null)}>
          {t('first')}
        </Anchor>
      )}
      {nextCursor === null ? null : (
        <Anchor component={Link} to={to(nextCursor)} rel="next">
          {t('next')}
        </Anchor>
      )}
    </Group>
  );
}
