import { Link } from '@remix-run/react';
import { isNewestFirst, listSearch } from '@guiche/lists';
import { AREA_PAGES } from '../access/areas';
import styles from './list-page.module.css';
import { useListLink, useListTexts, type ListPartProps } from './list-part';
import { useNewRows } from './use-new-rows';

/** The most that are counted. */
const MOST = 100;

interface NewRowsProps extends ListPartProps {
  /** The first row that is shown. */
  readonly first: string | null;
}

/**
 * Says how many rows are new, in a line that stands there anyway: nothing moves until the reader asks for them. Only above the first
 * page of a list that is sorted by time.
 */
export function NewRows({ list, state, address, first }: NewRowsProps) {
  const { t } = useListTexts();
  const to = useListLink(list, address);
  const query = listSearch(list, { ...state, cursor: null }).slice(1);
  const search = new URLSearchParams({ list: list.name, query, ...(first !== null && { since: first }) });
  const isAsked = state.cursor === null && isNewestFirst(list, state);
  const count = useNewRows(isAsked ? `${AREA_PAGES[list.area].root}/list-news?${search.toString()}` : null);
  return (
    <span role="status">
      {count === 0 ? null : (
        <Link to={to({ ...state, cursor: null })} className={styles.news}>
          {count >= MOST ? t('newMany', { count: MOST - 1 }) : t('new', { count })}
        </Link>
      )}
    </span>
  );
}
