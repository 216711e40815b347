import { Button, Modal, Text, TextInput } from '@mantine/core';
import { useNavigate } from '@remix-run/react';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useBackofficeTexts } from '../messages/use-texts';
import styles from './command-palette.module.css';
import type { NavigationItem } from './navigation';
import { paletteEntries, type PaletteEntry } from './palette-entries';
import { useFoundRecords } from './use-found-records';

interface CommandPaletteProps {
  /** The pages that the reader may open. */
  readonly pages: readonly NavigationItem[];
  /** Where single records are looked for. Left out: the area has none. */
  readonly recordsAt?: string | undefined;
}

/** Opens a page or searches a list by keyboard (Ctrl K or Cmd K). It needs script; the navigation leads to the same pages. */
export function CommandPalette({ pages, recordsAt }: CommandPaletteProps) {
  const t = useBackofficeTexts();
  const [isOpen, setOpen] = useState(false);
  const [isReady, setReady] = useState(false);
  // Each opening begins empty, also one while the former is still fading out.
  const [opening, setOpening] = useState(0);
  useEffect(() => {
    setReady(true);
    const open = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setOpening((count) => count + 1);
      setOpen(true);
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, []);
  const openNew = () => {
    setOpening(opening + 1);
    setOpen(true);
  };
  if (!isReady) return null;
  return (
    <>
      <Button variant="default" size="xs" onClick={openNew} className={styles.button}>
        {t('paletteOpen')}
        <kbd className={styles.keys} aria-hidden="true">
          Ctrl K
        </kbd>
      </Button>
      <Modal.Root opened={isOpen} onClose={() => setOpen(false)} size="lg">
        <Modal.Overlay />
        <Modal.Content aria-label={t('paletteTitle')}>
          <Modal.Body>
            <Palette key={opening} pages={pages} recordsAt={recordsAt} onChosen={() => setOpen(false)} />
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </>
  );
}

function Palette({ pages, recordsAt, onChosen }: CommandPaletteProps & { readonly onChosen: () => void }) {
  const t = useBackofficeTexts();
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  // An entry and not its place: records that arrive later move the entries below them.
  const [chosen, setChosen] = useState('');
  const entries = paletteEntries(pages, typed, useFoundRecords(recordsAt, typed));
  const place = Math.max(
    0,
    entries.findIndex((entry) => keyOf(entry) === chosen),
  );
  useEffect(() => {
    // The field keeps the focus, so the browser does not scroll to what the arrow keys choose.
    document.getElementById(`${id}-${place}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, place]);
  const choose = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onChosen();
    void navigate(entry.to);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const next = entries[(place + (step ?? 0) + entries.length) % Math.max(1, entries.length)];
    if (step !== undefined) setChosen(next ? keyOf(next) : '');
    else if (event.key === 'Enter') choose(entries[place]);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <TextInput
        data-autofocus
        role="combobox"
        aria-label={t('paletteTitle')}
        aria-expanded={entries.length > 0}
        aria-controls={`${id}-entries`}
        aria-activedescendant={entries.length > 0 ? `${id}-${place}` : undefined}
        autoComplete="off"
        placeholder={t('paletteHint')}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setChosen('');
        }}
        onKeyDown={press}
      />
      <Entries id={id} entries={entries} place={place} onChosen={choose} />
      <Text role="status" size="sm" c="dimmed">
        {entries.length === 0 ? t('paletteNothing') : ''}
      </Text>
    </>
  );
}

interface EntriesProps {
  readonly id: string;
  readonly entries: readonly PaletteEntry[];
  readonly place: number;
  readonly onChosen: (entry: PaletteEntry) => void;
}

function Entries({ id, entries, place, onChosen }: EntriesProps) {
  const t = useBackofficeTexts();
  const kindLabel = (kind: string) => (isKind(kind) ? t(`palette_${kind}`) : '');
  return (
    <ul id={`${id}-entries`} role="listbox" aria-label={t('paletteTitle')} className={styles.entries}>
      {entries.map((entry, index) => (
        <li
          key={keyOf(entry)}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === place}
          className={styles.entry}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChosen(entry)}
        >
          <span>
            {entry.kind === undefined ? null : <span className={styles.kind}>{kindLabel(entry.kind)}</span>}
            {entry.label}
          </span>
          {entry.search === null ? null : <span className={styles.search}>{entry.search}</span>}
        </li>
      ))}
    </ul>
  );
}

const keyOf = ({ kind = '', to }: PaletteEntry): string => `${kind} ${to}`;

const KINDS = ['sale', 'buyer', 'seller', 'product'] as const;
const isKind = (text: string): text is (typeof KINDS)[number] => KINDS.some((kind) => kind === text);
