import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { TeamPage, teamTitle } from '../../features/team/team-page';
import { inviteMember, loadTeam } from '../../features/team/team.server';

export const loader = sellerLoader({}, loadTeam);
export const action = sellerAction({}, inviteMember);
export const meta: MetaFunction<typeof loader> = ({ data }) => teamTitle(data);
export default TeamPage;
