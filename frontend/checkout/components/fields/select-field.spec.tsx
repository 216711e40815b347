import { expect, test } from '@jest/globals';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { CheckoutSelectField } from './select-field';

const choicesOf = (choices: readonly { value: string; label: string }[]) =>
  parse(
    renderToStaticMarkup(
      <CheckoutSelectField
        name="state"
        label="Estado"
        defaultValue=""
        problem={undefined}
        choices={choices}
      />,
    ),
  )
    .querySelectorAll('option')
    .map((option) => [option.textContent, option.hasAttribute('disabled')]);

test('a select box without options shows "Nothing found.", which cannot be chosen (C8.23, P9.83)', () => {
  expect(choicesOf([])).toEqual([['Nothing found.', true]]);
  expect(choicesOf([{ value: 'SP', label: 'São Paulo' }])).toEqual([['São Paulo', false]]);
});
