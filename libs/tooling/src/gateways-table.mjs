// @ts-check
/** `npm run gateways:table` writes docs/gateways.md from the built gateways; `--check` compares. */
import { generatedPage } from './generated-page.mjs';

await generatedPage({ file: 'docs/gateways.md', command: 'gateways-doc', script: 'gateways:table' });
