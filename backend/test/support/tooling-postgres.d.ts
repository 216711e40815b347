/** The parts of the tooling's embedded PostgreSQL that tests use; it is plain JavaScript. */
declare module '@guiche/tooling/postgres' {
  export interface Cluster {
    readonly folder: string;
    readonly passwords: { readonly superuser: string };
  }
  export interface Server {
    readonly pid: number;
    readonly ended: Promise<string>;
    stop(graceMs?: number): Promise<void>;
  }
  export const THROW_AWAY: Readonly<Record<string, string>>;
  export function openCluster(dataDir: string, options?: { sync?: boolean }): Cluster;
  export function databaseUrl(
    cluster: Cluster,
    port: number,
    options?: { database?: string; role?: 'superuser' | 'owner' | 'application' | 'reader' },
  ): string;
  export function startServer(
    cluster: Cluster,
    options: { port: number; settings?: Readonly<Record<string, string>> },
  ): Promise<Server>;
}
