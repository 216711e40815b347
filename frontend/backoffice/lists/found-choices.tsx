import { Anchor, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import type { Finding } from './found-in';
import { findingText } from './finding-text';
import { useListLink, useListTexts, type ListPartProps } from './list-part';

interface FoundChoicesProps extends ListPartProps {
  readonly finding: Finding;
}

/**
 * In the place of the rows, while what was typed for a filter fits several or none: rows would look like those that fit. On a phone the
 * filters are in a sheet, so what fits is chosen here, too.
 */
export function FoundChoices({ list, state, address, finding }: FoundChoicesProps) {
  const { t, word } = useListTexts();
  const link = useListLink(list, address);
  const { name, text, choices } = finding;
  const said = findingText(finding, t);
  return (
    <div role="status" data-list={list.name}>
      <Text>
        {word(`filter_${name}`)}: “{text}”. {said}
      </Text>
      {choices.length === 0 ? null : (
        <ul>
          {choices.map(({ id, label }) => (
            <li key={id}>
              <Anchor
                component={Link}
                to={link({ ...state, cursor: null, filters: { ...state.filters, [name]: [id] } })}
              >
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
