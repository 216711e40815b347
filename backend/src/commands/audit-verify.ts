/**
 * `npm run audit:verify`: recomputes the audit log of each platform and prints the result as JSON. Exits with 1 when a record is
 * missing or was changed. Keep the printed digests elsewhere: they prove later that no record was removed. Works beside a running
 * platform.
 */
import { verifyAuditLog } from '../modules/audit/index.js';
import { Reads } from '../database/index.js';
import { parsedArguments, reportRefusals } from './command.js';
import { withApplication } from './with-application.js';

await reportRefusals(async () => {
  parsedArguments([]);
  await withApplication(async (app) => {
    const chains = await verifyAuditLog(app.get(Reads));
    console.log(JSON.stringify(chains, null, 2));
    if (chains.some(({ kind }) => kind === 'broken')) process.exitCode = 1;
  });
});
