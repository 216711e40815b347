import { SUBJECTS } from '../gateways/gateways.contract.subjects.js';
import { gatewaysPage } from '../gateways/table/index.js';

/** Prints docs/gateways.md. `npm run gateways:table` formats and writes it. Needs no database. */
process.stdout.write(await gatewaysPage(SUBJECTS));
