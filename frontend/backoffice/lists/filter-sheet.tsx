import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useBackofficeTexts } from '../messages/use-texts';
import styles from './filter-sheet.module.css';

const SHEET = 'filter-sheet';
/** The id of the form inside. */
export const FILTER_FORM_ID = 'filters';

// React 18 has no types for these attributes of HTML.
const opens = { popovertarget: SHEET };
const closes = { popovertarget: SHEET, popovertargetaction: 'hide' };

interface FilterSheetProps {
  /** How many filters apply. */
  readonly active: number;
  /** Says how many rows there will be, where that is known. */
  readonly submitLabel: string;
  readonly children: ReactNode;
}

/**
 * The form with the filters: a row on a desk, and a sheet on a phone, from a button that says how many apply. The sheet is a
 * popover of HTML, so it opens without script.
 */
export function FilterSheet({ active, submitLabel, children }: FilterSheetProps) {
  const t = useBackofficeTexts();
  return (
    <>
      <Button variant="default" className={styles.open} {...opens}>
        {t('kitFilters')}
        {active > 0 ? ` (${active})` : ''}
      </Button>
      <div id={SHEET} className={styles.sheet} {...{ popover: 'auto' }}>
        <div className={styles.head}>
          <strong>{t('kitFilters')}</strong>
          <Button variant="subtle" size="xs" {...closes}>
            {t('kitClose')}
          </Button>
        </div>
        {children}
        <div className={styles.foot}>
          <Button type="submit" form={FILTER_FORM_ID} fullWidth>
            {submitLabel}
          </Button>
        </div>
      </div>
    </>
  );
}
