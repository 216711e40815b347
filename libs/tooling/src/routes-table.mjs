// @ts-check
/** `npm run routes:table` writes docs/access.md from the access rules of the API; `--check` compares. */
import { generatedPage } from './generated-page.mjs';

await generatedPage({
  file: 'docs/access.md',
  command: 'routes-matrix',
  args: ['--markdown'],
  script: 'routes:table',
});
