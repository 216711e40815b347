import { useLoaderData } from '@remix-run/react';
import type { ListDefinition } from '@guiche/lists';
import type { ReactNode } from 'react';
import { TextsProvider, useLocale } from '../../shared/i18n/use-texts';
import { showInstant } from '../../shared/lib/show-date';
import { DetailPage } from '../components/detail-page';
import { Money } from '../components/money';
import { Panel } from '../components/panel';
import { Timeline, type TimelineEvent } from '../components/timeline';
import { useBackofficeTexts } from '../messages/use-texts';
import type { loadRow } from './list-loader.server';
import { saysState, useListTexts } from './list-part';
import styles from './list-page.module.css';
import { ListValue } from './list-value';

export type RowData = Awaited<ReturnType<typeof loadRow>>;

const STATES = new Set(['status', 'state', 'result']);

interface RowPageProps {
  readonly list: ListDefinition;
  /** Buttons and links beside the title. */
  readonly actions?: ReactNode;
  /** What has to be done next; one sentence. */
  readonly nextStep?: ReactNode;
  /** What can be done with it: forms. */
  readonly children?: ReactNode;
}

/** The page of one row of a list: its name and state, every column, what can be done, and beside it what happened when. */
export function RowPage({ list, ...parts }: RowPageProps) {
  const shown = useLoaderData<RowData>();
  return (
    <TextsProvider locale={shown.locale} texts={shown.texts}>
      <RowDetail list={list} shown={shown} {...parts} />
    </TextsProvider>
  );
}

function RowDetail({ list, shown, actions, nextStep, children }: RowPageProps & { readonly shown: RowData }) {
  const { t, word } = useListTexts();
  const { row, address } = shown;
  const state = stateColumnOf(list.columns);
  const title = titleColumnOf(list.columns, state);
  const stateColumn = state === undefined ? undefined : list.columns[state];
  const inHead = new Set([title, ...(state === undefined ? [] : [state])]);
  const times = Object.keys(list.columns).filter((name) => list.columns[name]?.kind === 'dateTime');
  const happened = times.flatMap((name) => {
    const at = row[name] ?? null;
    if (at === null) return [];
    const isComing = String(at) > shown.now;
    return [{ title: word(`column_${name}`), at: String(at), ...(isComing && { kind: 'future' as const }) }];
  });
  const value = state === undefined ? null : (row[state] ?? null);
  return (
    <DetailPage
      back={{ to: address, label: t('back') }}
      title={
        <RowTitle
          kind={list.columns[title]?.kind}
          value={row[title] ?? null}
          words={(one) => word(`${title}_${one}`)}
        />
      }
      status={
        state !== undefined && stateColumn && value !== null ? (
          <ListValue name={state} column={stateColumn} value={value} />
        ) : null
      }
      actions={actions}
      nextStep={nextStep}
      side={happened.length > 0 ? <Happened events={happened} /> : null}
    >
      <Facts list={list} row={row} leftOut={new Set([...inHead, ...times])} />
      {children}
    </DetailPage>
  );
}

/** The column that says how far it is; other columns with words are facts. */
function stateColumnOf(columns: ListDefinition['columns']): string | undefined {
  const worded = Object.keys(columns).filter((name) => saysState(columns[name]));
  return worded.find((name) => STATES.has(name)) ?? worded.at(-1);
}

/** A row is known by its first name or kind, else by its amount. */
function titleColumnOf(columns: ListDefinition['columns'], state: string | undefined): string {
  const names = Object.keys(columns).filter((name) => name !== state);
  const ofKind = (kind: string) => names.find((name) => columns[name]?.kind === kind);
  const [first = ''] = names;
  if (['text', 'status'].includes(columns[first]?.kind ?? '')) return first;
  return ofKind('cents') ?? ofKind('text') ?? first;
}

interface RowTitleProps {
  readonly kind: string | undefined;
  readonly value: string | number | null;
  readonly words: (value: string) => string;
}

function RowTitle({ kind, value, words }: RowTitleProps) {
  const locale = useLocale();
  if (value === null) return <>–</>;
  if (kind === 'cents') return <Money cents={Number(value)} size="large" />;
  if (kind === 'status') return <>{words(String(value))}</>;
  return <>{kind === 'dateTime' ? showInstant(String(value), locale) : value}</>;
}

/** The latest first. */
function Happened({ events }: { readonly events: readonly (TimelineEvent & { readonly at: string })[] }) {
  const t = useBackofficeTexts();
  return (
    <Panel title={t('kitTimeline')}>
      <Timeline events={[...events].sort((one, other) => other.at.localeCompare(one.at))} />
    </Panel>
  );
}

interface FactsProps {
  readonly list: ListDefinition;
  readonly row: RowData['row'];
  readonly leftOut: ReadonlySet<string>;
}

/** What the head and the timeline do not show. */
function Facts({ list, row, leftOut }: FactsProps) {
  const { t, word } = useListTexts();
  const names = Object.entries(list.columns).filter(([name]) => !leftOut.has(name));
  if (names.length === 0) return null;
  return (
    <Panel title={t('facts')}>
      <dl className={styles.facts}>
        {names.map(([name, column]) => (
          <div key={name}>
            <dt>{word(`column_${name}`)}</dt>
            <dd>
              <ListValue name={name} column={column} value={row[name] ?? null} />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
