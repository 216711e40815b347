import type { MetaFunction } from '@remix-run/node';
import { customerAction, customerLoader } from '../../access/area-handlers.server';
import { OwnContentPage, ownContentTitle } from '../../features/content/own-content-page';
import { downloadFile, loadOwnContent } from '../../features/content/own-content.server';

export const loader = customerLoader({}, loadOwnContent);
export const action = customerAction({}, downloadFile);
export const meta: MetaFunction<typeof loader> = ({ data }) => ownContentTitle(data);
export default OwnContentPage;
