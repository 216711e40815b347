import { Button, Group, Text, Title } from '@mantine/core';
import { useLoaderData, useNavigation } from '@remix-run/react';
import {
  MOST_STREAMED,
  listSearch,
  readListState,
  type ListDefinition,
  type ListState,
  type Totals,
} from '@guiche/lists';
import { TextsProvider } from '../../shared/i18n/use-texts';
import { AREA_PAGES } from '../access/areas';
import { EmptyState, NoMatchState } from '../components/list-states';
import { Pager } from '../components/pager';
import { ActiveFilters } from './active-filters';
import { FoundChoices } from './found-choices';
import { BulkForm } from './bulk-bar';
import type { ListData } from './list-data';
import { ListFilters } from './list-filters';
import styles from './list-page.module.css';
import { DefaultView, hasFilters, useListLink, useListTexts, type ListPartProps } from './list-part';
import { ListTable } from './list-table';
import { NewRows } from './new-rows';
import { SavedViewsBar, type KeptView } from './saved-views-bar';
import { StateFilter } from './state-filter';

/** The title of a list page. */
export const listTitle = (shown: { readonly texts: object } | undefined): { title: string }[] => [
  { title: shown ? `${String(Reflect.get(shown.texts, 'title'))} · Guichê` : 'Guichê' },
];

interface ListPageProps {
  readonly list: ListDefinition;
  /** What can be done beside looking, e.g. a button that leads to a form. */
  readonly actions?: React.ReactNode;
  /** What stands above the rows: figures, or tabs to other lists. */
  readonly head?: React.ReactNode;
}

/** A list page: filters, totals, the table, the next page, and the file. */
export function ListPage({ list, actions, head }: ListPageProps) {
  const shown = useLoaderData<ListData>();
  return (
    <TextsProvider locale={shown.locale} texts={shown.texts}>
      <DefaultView.Provider value={shown.views.some((view: KeptView) => view.isDefault)}>
        <ListContent list={list} shown={shown} actions={actions} head={head} />
      </DefaultView.Provider>
    </TextsProvider>
  );
}

function ListContent({ list, shown, actions, head }: ListPageProps & { readonly shown: ListData }) {
  const { t, word } = useListTexts();
  const { state: loading, location } = useNavigation();
  const isLoading = loading === 'loading' && location.pathname === shown.address;
  const { state, totals, address, finding } = shown;
  return (
    <div aria-busy={isLoading}>
      <Group justify="space-between" mb="md" gap="sm">
        <Title order={1}>{word('title')}</Title>
        <Group gap="sm">
          {shown.canExport ? (
            <Button component="a" variant="default" href={exportAddress(list, state, totals)}>
              {t('export')}
            </Button>
          ) : null}
          {actions}
        </Group>
      </Group>
      {head}
      <SavedViewsBar list={list} state={state} address={address} views={shown.views} />
      <StateFilter
        {...{ list, state, address }}
        count={totals.isExact && finding === null ? totals.count : null}
      />
      <ListFilters list={list} state={state} address={address} finding={finding} />
      <ActiveFilters list={list} state={state} address={address} row={shown.items[0]} />
      {finding === null ? (
        <ListRows list={list} shown={shown} isLoading={isLoading} />
      ) : (
        <FoundChoices list={list} state={state} address={address} finding={finding} />
      )}
    </div>
  );
}

interface ListRowsProps {
  readonly list: ListDefinition;
  readonly shown: ListData;
  readonly isLoading: boolean;
}

/** The rows that fit, how many there are, what is done with several, and the other pages. */
function ListRows({ list, shown, isLoading }: ListRowsProps) {
  const { state, items, totals, address } = shown;
  return (
    <>
      <Group justify="space-between" gap="sm" mb="xs">
        <Total count={totals.count} isExact={totals.isExact} />
        <NewRows list={list} state={state} address={address} first={items[0]?.id ?? null} />
      </Group>
      {items.length === 0 ? (
        <NoRows list={list} state={state} address={address} />
      ) : (
        <div className={isLoading ? styles.loading : undefined}>
          <BulkForm key={listSearch(list, state)} {...{ list, state, address, totals }} rows={items}>
            <ListTable list={list} state={state} address={address} rows={items} sums={totals.sums} />
          </BulkForm>
        </div>
      )}
      <Pages list={list} state={state} address={address} nextCursor={shown.nextCursor} />
    </>
  );
}

/** A list that may be long is exported by a job, which the page of files asks for. */
function exportAddress(list: ListDefinition, state: ListState, { count, isExact }: Totals): string {
  const { root } = AREA_PAGES[list.area];
  const search = listSearch(list, { ...state, cursor: null });
  if (isExact && count <= MOST_STREAMED) return `${root}/files/${list.name}${search}`;
  return `${root}/exports?${new URLSearchParams({ list: list.name, query: search.slice(1) }).toString()}`;
}

function Total({ count, isExact }: { readonly count: number; readonly isExact: boolean }) {
  const { t } = useListTexts();
  return (
    <Text size="sm" c="dimmed" role="status">
      {t(isExact ? 'total' : 'moreThan', { count })}
    </Text>
  );
}

function NoRows({ list, state, address }: ListPartProps) {
  const { t, word } = useListTexts();
  const clear = useListLink(list, address)(readListState(list, new URLSearchParams()).state);
  return (
    <div data-list={list.name}>
      {hasFilters(state) ? (
        <NoMatchState title={t('noMatch')} clear={{ to: clear, label: t('clear') }} />
      ) : (
        <EmptyState icon="inbox" title={word('empty')} />
      )}
    </div>
  );
}

function Pages({ list, state, address, nextCursor }: ListPartProps & { readonly nextCursor: string | null }) {
  const { t } = useListTexts();
  const link = useListLink(list, address);
  const to = (cursor: string | null) => link({ ...state, cursor });
  return (
    <Pager
      label={t('pages')}
      {...(state.cursor !== null && { first: { to: to(null), label: t('first') } })}
      {...(nextCursor !== null && { next: { to: to(nextCursor), label: t('next') } })}
    />
  );
}
