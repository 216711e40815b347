// @ts-check
/**
 * The process between the supervisor and PostgreSQL. PostgreSQL survives the process that started it, so this one
 * starts it, watches the supervisor, and stops it when the supervisor is gone.
 *
 * Arguments: data folder, port, JSON of server settings. Sends `{ pid }` over the channel when the server is ready.
 */
import { sleep } from '../processes.mjs';
import { openCluster } from './cluster.mjs';
import { startServer } from './server.mjs';

/** The platform's processes stop at the same moment; they may finish their work. */
const LAST_QUERIES_MS = 500;
const ORPHAN_GRACE_MS = 1000;

const [dataDir = '', port, settings = '{}'] = process.argv.slice(2);
const cluster = openCluster(dataDir);
const server = await startServer(cluster, { port: Number(port), settings: JSON.parse(settings) });

let stopping = false;
/** @param {number} graceMs */
async function stop(graceMs) {
  if (stopping) return;
  stopping = true;
  await server.stop(graceMs);
  process.exit(0);
}
const stopOrphaned = () => void sleep(LAST_QUERIES_MS).then(() => stop(ORPHAN_GRACE_MS));

process.on('SIGTERM', () => void stop(4000));
process.on('SIGINT', () => void stop(4000));
process.on('disconnect', stopOrphaned);
if (process.connected) process.send?.({ pid: server.pid });
else stopOrphaned();

void server.ended.then((reason) => {
  if (stopping) return;
  console.error(reason);
  process.exit(1);
});
