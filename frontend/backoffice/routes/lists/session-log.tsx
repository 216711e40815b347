import type { MetaFunction } from '@remix-run/node';
import { masterAction, masterLoader } from '../../access/area-handlers.server';
import { SessionLogPage } from '../../features/session-logs/session-log-page';
import { endSessions, loadSessionLog } from '../../features/session-logs/session-log.server';
import { listTitle } from '../../lists/list-page';

export const loader = masterLoader({}, loadSessionLog);
export const action = masterAction({}, endSessions);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);
export default SessionLogPage;
