import { NativeSelect, TextInput } from '@mantine/core';
import { findName, type Finding } from './found-in';
import { findingText } from './finding-text';
import { useListTexts } from './list-part';

interface FoundFieldProps {
  readonly name: string;
  readonly chosen: readonly string[];
  /** What was typed here and names several rows, or none. */
  readonly finding: Finding | null;
}

/** A filter by a person, a platform or a product: typed, then chosen where several have that name. It works without script. */
export function FoundField({ name, chosen: [id], finding }: FoundFieldProps) {
  const { t, word } = useListTexts();
  const label = word(`filter_${name}`);
  // Where more fit than are shown, more letters are typed into the same field.
  if (finding && finding.choices.length > 0 && !finding.hasMore)
    return (
      <NativeSelect
        name={name}
        label={label}
        description={t('findSeveral', { count: finding.choices.length })}
        data={[
          { value: '', label: t('findChoose') },
          ...finding.choices.map((choice) => ({ value: choice.id, label: choice.label })),
        ]}
      />
    );
  return (
    <>
      {/* The form keeps what was chosen before, until something else is typed. */}
      {id === undefined ? null : <input type="hidden" name={name} value={id} />}
      <TextInput
        type="search"
        name={findName(name)}
        label={label}
        placeholder={t(id === undefined ? 'findHint' : 'findOther')}
        defaultValue={finding?.text}
        error={finding ? findingText(finding, t) : undefined}
        maxLength={120}
      />
    </>
  );
}
