import { useTexts } from '../../../shared/i18n/use-texts';
import type { legalMessages } from './legal.server';
import type { siteMessages } from './site.server';

export const useSiteTexts = useTexts<typeof siteMessages>;
/** On each page that names the parties of a sale. */
export const useLegalTexts = useTexts<typeof legalMessages>;
