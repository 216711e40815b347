/**
 * Tables that hold no rows of platforms, each with the reason. Every other table is a tenant table: it has `platform_id`, in every key.
 * `local`: on a distributed database the table stays on the coordinator. `reference`: it is copied to every node, so tenant tables may
 * refer to it.
 */
export const INSTALLATION_TABLES: Readonly<
  Record<string, { readonly kind: 'local' | 'reference'; readonly reason: string }>
> = {
  platforms: { kind: 'reference', reason: 'the tenants themselves' },
  served_hosts: {
    kind: 'reference',
    reason: 'a host belongs to one platform of the installation, and each request asks for its host',
  },
  gateway_definitions: { kind: 'reference', reason: 'providers defined by data serve all platforms' },
  installation_fees: { kind: 'local', reason: 'of masters; each platform has a copy of what is in effect' },
  ledger_proofs: { kind: 'local', reason: 'whether the books of all platforms keep the rules; for masters' },
  masters: { kind: 'local', reason: 'staff of the installation' },
  blocked_networks: { kind: 'local', reason: 'nobody signs in from them, on any platform' },
  migrations: { kind: 'local', reason: 'which migrations were applied' },
  demo_clock: { kind: 'local', reason: 'one clock for the whole demonstration' },
  retention_progress: { kind: 'local', reason: 'how far the retention job came, over all platforms' },
  velocity_counters: { kind: 'local', reason: 'unlogged counters; the platform is part of the digest' },
  provider_queries: { kind: 'local', reason: 'unlogged; kept for an hour, by the id of an attempt' },
};
