import type { MetaFunction } from '@remix-run/node';
import { enterPlatform, loadEntry } from '../../features/administrators/enter.server';
import { EntryPage, entryTitle } from '../../features/administrators/entry-page';

export const loader = loadEntry;
export const action = enterPlatform;
export const meta: MetaFunction<typeof loader> = ({ data }) => entryTitle(data);
export default EntryPage;
