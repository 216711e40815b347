// @ts-check
/**
 * The embedded PostgreSQL: a real server whose programs come from npm. Open a cluster, start its server, take the
 * address of a database in it.
 *
 *     const cluster = openCluster(folder);
 *     const server = await startServer(cluster, { port });
 *     databaseUrl(cluster, port); // postgres://guiche:…@127.0.0.1:port/guiche
 *     await server.stop();
 */
export { findBinaries } from './postgres/binaries.mjs';
export { databaseUrl, openCluster } from './postgres/cluster.mjs';
export { endFormerServer, startServer, THROW_AWAY } from './postgres/server.mjs';
