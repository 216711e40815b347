/**
 * `npm run sales:rebuild`: writes the rows that lists and dashboards of sales read anew, from orders and payments, and prints how many.
 * Needed after orders were added without events. Works beside a running platform.
 */
import { Reads } from '../database/index.js';
import { systemContext } from '../runtime/context/index.js';
import { RebuildSales } from '../modules/sales/index.js';
import { parsedArguments, reportRefusals } from './command.js';
import { withApplication } from './with-application.js';

await reportRefusals(async () => {
  parsedArguments([]);
  await withApplication(async (app) => {
    const platforms = await app
      .get(Reads)
      .primary<{ id: string }>('select id from platforms_read order by id');
    let sales = 0;
    for (const { id } of platforms)
      sales += await app.get(RebuildSales).rebuild(systemContext('sales-rebuild').forPlatform(id));
    console.log(JSON.stringify({ sales }));
  });
});
