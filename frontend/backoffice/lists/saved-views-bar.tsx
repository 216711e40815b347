import { Group } from '@mantine/core';
import { Link } from '@remix-run/react';
import { listSearch } from '@guiche/lists';
import { AREA_PAGES } from '../access/areas';
import styles from './list-page.module.css';
import { EVERYTHING, useListTexts, type ListPartProps } from './list-part';

/** A view of the list that the reader keeps. */
export interface KeptView {
  readonly id: string;
  readonly name: string;
  readonly query: string;
  readonly isDefault: boolean;
}

/** The views that the reader keeps of this list, and links to keep what is shown and to remove some. */
export function SavedViewsBar({
  list,
  state,
  address,
  views,
}: ListPartProps & { readonly views: readonly KeptView[] }) {
  const { t } = useListTexts();
  const shown = listSearch(list, { ...state, cursor: null }).slice(1);
  const current = views.find(({ query }) => query === shown);
  const page = `${AREA_PAGES[list.area].root}/saved-views`;
  if (views.length === 0 && shown === '') return null;
  const links = [
    ...(views.length > 0 && !views.some(({ query }) => query === '')
      ? [{ id: 'all', name: t('viewAll'), to: address + EVERYTHING, isCurrent: shown === '' }]
      : []),
    ...views.map((view) => ({
      ...{ id: view.id, name: view.name, isCurrent: view.id === current?.id },
      to: address + (view.query === '' ? EVERYTHING : `?${view.query}`),
    })),
  ];
  const save = new URLSearchParams({ list: list.name, query: shown });
  return (
    <Group component="nav" aria-label={t('views')} gap="xs" mb="sm" className={styles.views}>
      {links.map(({ id, name, to, isCurrent }) => (
        <Link key={id} to={to} className={styles.chip} aria-current={isCurrent ? 'page' : undefined}>
          {name}
        </Link>
      ))}
      {current || shown === '' ? null : (
        <Link to={`${page}?${save.toString()}`} className={styles.viewAction}>
          {t('saveView')}
        </Link>
      )}
      {views.length > 0 ? (
        <Link to={page} className={styles.viewAction}>
          {t('manageViews')}
        </Link>
      ) : null}
    </Group>
  );
}
