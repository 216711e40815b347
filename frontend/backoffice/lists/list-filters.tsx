import { Button, Checkbox, Group, NativeSelect, TextInput } from '@mantine/core';
import { Form } from '@remix-run/react';
import {
  PAGE_SIZES,
  PERIODS,
  listSearch,
  readCentsRange,
  sortText,
  typedRangeNames,
  type Filter,
} from '@guiche/lists';
import { ChoicesField } from './choices-field';
import { FILTER_FORM_ID, FilterSheet } from './filter-sheet';
import { FoundField } from './found-field';
import { foundIn, type Finding } from './found-in';
import { activeFilters, useListTexts, type ListPartProps } from './list-part';
import styles from './list-page.module.css';
import { filterOfTabs } from './state-filter';
import { useFilterCount } from './use-filter-count';

interface ListFiltersProps extends ListPartProps {
  readonly finding: Finding | null;
}

/** The form with the filters. It is sent as a query, so it works without JavaScript, and the address can be copied. */
export function ListFilters({ list, state, address, finding }: ListFiltersProps) {
  const { t, word } = useListTexts();
  // It is drawn as tabs; several of its values at once are chosen here.
  const tabbed = filterOfTabs(list)?.name;
  const { count, ask } = useFilterCount(list, address);
  return (
    <FilterSheet
      key={`${listSearch(list, state)} ${finding?.text ?? ''}`}
      active={activeFilters(state)}
      submitLabel={count === null ? t('apply') : t('showCount', { count })}
    >
      <Form
        method="get"
        action={address}
        id={FILTER_FORM_ID}
        className={styles.filters}
        aria-label={t('filters')}
        onChange={(event) => ask(event.currentTarget)}
      >
        {Object.entries(list.filters)
          .filter(([name]) => name !== tabbed)
          .map(([name, filter]) => {
            const chosen = state.filters[name] ?? [];
            const found = finding?.name === name ? finding : null;
            return foundIn(list, name) ? (
              <FoundField key={name} name={name} chosen={chosen} finding={found} />
            ) : (
              <FilterField key={name} name={name} filter={filter} chosen={chosen} />
            );
          })}
        {list.dates.length === 0 ? null : (
          <NativeSelect
            name="period"
            label={t('period')}
            defaultValue={state.period ?? ''}
            data={[
              { value: '', label: list.sumsOf ? word(`period_${list.sumsOf}`) : t('period_all') },
              ...PERIODS.filter((value) => value !== list.sumsOf).map((value) => ({
                value,
                label: word(`period_${value}`),
              })),
            ]}
          />
        )}
        <details className={styles.more}>
          <summary>
            {t('columns')}, {t('sort').toLowerCase()}
          </summary>
          <div className={styles.moreFields}>
            {tabbed !== undefined && list.filters[tabbed] ? (
              <FilterField name={tabbed} filter={list.filters[tabbed]} chosen={state.filters[tabbed] ?? []} />
            ) : null}
            <Dates list={list} state={state} address={address} />
            <Display list={list} state={state} address={address} />
          </div>
        </details>
        <Button type="submit" variant="default" className={styles.apply}>
          {t('apply')}
        </Button>
      </Form>
    </FilterSheet>
  );
}

interface FilterFieldProps {
  readonly name: string;
  readonly filter: Filter;
  readonly chosen: readonly string[];
}

function FilterField({ name, filter, chosen }: FilterFieldProps) {
  const { t, word } = useListTexts();
  const label = word(`filter_${name}`);
  switch (filter.kind) {
    case 'search':
      return (
        <TextInput type="search" name={name} label={label} defaultValue={chosen[0] ?? ''} maxLength={120} />
      );
    case 'text':
      return <TextInput name={name} label={label} defaultValue={chosen[0] ?? ''} maxLength={120} />;
    case 'centsRange':
      return <RangeField name={name} label={label} chosen={chosen[0] ?? ''} />;
    case 'id':
      // Such a filter is set by a link; the form keeps it.
      return chosen[0] ? <input type="hidden" name={name} value={chosen[0]} /> : null;
    case 'oneOf':
      return (
        <NativeSelect
          name={name}
          label={label}
          defaultValue={chosen[0] ?? ''}
          data={[
            { value: '', label: t('any') },
            ...filter.values.map((value) => ({ value, label: word(`${name}_${value}`) })),
          ]}
        />
      );
    case 'anyOf':
      return (
        <ChoicesField
          {...{ name, label, chosen }}
          choices={filter.values.map((value) => ({ value, label: word(`${name}_${value}`) }))}
        />
      );
  }
}

function RangeField({
  name,
  label,
  chosen,
}: {
  readonly name: string;
  readonly label: string;
  readonly chosen: string;
}) {
  const { t } = useListTexts();
  const { least, most } = readCentsRange(chosen) ?? { least: null, most: null };
  const names = typedRangeNames(name);
  const shown = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2).replace('.', ','));
  return (
    <fieldset className={styles.range}>
      <legend>{label} (R$)</legend>
      <Group gap="xs" wrap="nowrap">
        <TextInput
          {...{
            name: names.least,
            defaultValue: shown(least),
            inputMode: 'decimal',
            maxLength: 20,
            w: '7rem',
          }}
          aria-label={t('least', { name: label })}
          placeholder={t('from')}
        />
        <TextInput
          {...{ name: names.most, defaultValue: shown(most), inputMode: 'decimal', maxLength: 20, w: '7rem' }}
          aria-label={t('most', { name: label })}
          placeholder={t('to')}
        />
      </Group>
    </fieldset>
  );
}

function Dates({ list, state }: ListPartProps) {
  const { t, word } = useListTexts();
  const own = state.period === null ? state : { from: null, to: null };
  return (
    <>
      {list.dates.length > 1 ? (
        <NativeSelect
          name="date"
          label={t('date')}
          defaultValue={state.date}
          data={list.dates.map((value) => ({ value, label: word(`column_${value}`) }))}
        />
      ) : null}
      {list.dates.length > 0 ? (
        <>
          <TextInput type="date" name="from" label={t('from')} defaultValue={own.from ?? ''} />
          <TextInput type="date" name="to" label={t('to')} defaultValue={own.to ?? ''} />
        </>
      ) : null}
    </>
  );
}

function Display({ list, state }: ListPartProps) {
  const { t, word } = useListTexts();
  const sortable = Object.keys(list.columns).filter((name) => list.columns[name]?.sortable);
  return (
    <>
      <NativeSelect
        name="sort"
        label={t('sort')}
        defaultValue={sortText(state.sort)}
        data={sortable.flatMap((name) => [
          { value: name, label: t('ascending', { name: word(`column_${name}`) }) },
          { value: `-${name}`, label: t('descending', { name: word(`column_${name}`) }) },
        ])}
      />
      <NativeSelect
        name="limit"
        label={t('limit')}
        defaultValue={state.limit}
        data={PAGE_SIZES.map(String)}
      />
      <fieldset className={styles.choices}>
        <legend>{t('columns')}</legend>
        <Group gap="sm">
          {Object.keys(list.columns).map((name) => (
            <Checkbox
              key={name}
              name="columns"
              value={name}
              label={word(`column_${name}`)}
              defaultChecked={state.columns.includes(name)}
              size="sm"
            />
          ))}
        </Group>
      </fieldset>
    </>
  );
}
