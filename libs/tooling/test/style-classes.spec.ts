import { expect, test } from '@jest/globals';
import { missingClasses } from '../src/style-classes.mjs';

const SHEETS: Readonly<Record<string, string>> = {
  './page.module.css': '.title { margin: 0 }\n.row:hover > .name-of { color: red }',
};
const missing = (code: string) =>
  missingClasses(`import styles from './page.module.css';\n${code}`, (sheet) => SHEETS[sheet] ?? '');

test('reports a class that a component uses and its style sheet lacks', () => {
  expect(missing('<h1 className={styles.title} /> <p className={styles.text} />')).toEqual([
    './page.module.css has no .text',
  ]);
});

test('takes classes of the sheet, and names in texts', () => {
  expect(missing("<h1 className={styles.title} /> <a className={styles.row} href='styles.other' />")).toEqual(
    [],
  );
});
