import type { Column } from '@guiche/lists';
import { useLocale, useTexts } from '../../shared/i18n/use-texts';
import { showInstant } from '../../shared/lib/show-date';
import { Money } from '../components/money';
import { StatusMark } from '../components/status-mark';

interface ListValueProps {
  readonly name: string;
  readonly column: Column;
  readonly value: string | number | null;
}

/** A value of a list, written for the reader by the kind of its column. */
export function ListValue({ name, column, value }: ListValueProps) {
  const locale = useLocale();
  const t = useTexts<Record<string, never>>() as (key: string) => string;
  if (value === null)
    return (
      <span aria-hidden="true" data-part="none">
        –
      </span>
    );
  switch (column.kind) {
    case 'status': {
      const tone = column.tones[String(value)] ?? 'quiet';
      const word = t(`${name}_${value}`);
      return tone === 'plain' ? <>{word}</> : <StatusMark tone={tone}>{word}</StatusMark>;
    }
    case 'dateTime':
      return <time dateTime={String(value)}>{showInstant(String(value), locale)}</time>;
    case 'email':
      return <Email address={String(value)} />;
    case 'number':
      return <>{new Intl.NumberFormat(locale).format(Number(value))}</>;
    case 'cents':
      return <Money cents={Number(value)} />;
    case 'percent':
      return <>{percentText(Number(value), locale)}</>;
    default:
      return <>{value}</>;
  }
}

/** Where it does not fit on one line, its name and its domain stand on two. */
function Email({ address }: { readonly address: string }) {
  const [name, ...domain] = address.split('@');
  if (domain.length === 0) return <>{address}</>;
  return (
    <>
      {name}@<wbr />
      {domain.join('@')}
    </>
  );
}

/** Basis points, with two decimals at most. */
export const percentText = (basisPoints: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000);
