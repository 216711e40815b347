import { blockedNetworks } from './blocked-networks.js';
import { invoices } from './invoices.js';
import { platforms } from './platforms.js';
import { administrators } from './administrators.js';
import { webhookLogs } from './webhook-logs.js';
import { sessionLogs } from './session-logs.js';

/** The lists of the master area. */
export const MASTER_LISTS = [
  ...[platforms, invoices, administrators, webhookLogs, sessionLogs, blockedNetworks],
];
