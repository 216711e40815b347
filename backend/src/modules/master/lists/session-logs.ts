import { sessionLogsList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** Every attempt to sign in, on all platforms and in the master area. */
export const sessionLogs = bindList(sessionLogsList, {
  source: `from sign_in_log_read l
left join users_read u on u.platform_id = l.platform_id and u.id = l.person_id
left join masters_read m on l.area = 'master' and m.id = l.person_id
left join platforms_read p on p.id = l.platform_id
left join sessions_read s on s.platform_id = l.platform_id and s.id = l.session_id`,
  id: 'l.id',
  tenant: null,
  columns: {
    at: 'l.created_at',
    person: 'coalesce(u.name, m.name)',
    by: 'l.by_name',
    email: 'coalesce(u.email, m.email)',
    area: 'l.area',
    platform: 'p.name',
    ip: 'l.ip',
    device: 'l.user_agent',
    result: 'l.result',
    method: 'l.method',
    ended: 's.ended_at',
    session: 'l.session_id',
  },
  filters: {
    area: 'l.area',
    result: 'l.result',
    method: 'l.method',
    platform: 'l.platform_id',
    person: 'l.person_id',
  },
});
