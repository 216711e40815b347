import { blockedNetworks } from './blocked-networks.js';
import { platforms } from './platforms.js';
import { administrators } from './administrators.js';
import { webhookLogs } from './webhook-logs.js';
import { sessionLogs } from './session-logs.js';

/** The lists of the master area. */
export const MASTER_LISTS = [platforms, administrators, webhookLogs, sessionLogs, blockedNetworks];
