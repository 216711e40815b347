import { useTexts } from '../../shared/i18n/use-texts';
import type { BackofficeMessages } from './texts.server';

export const useBackofficeTexts = useTexts<BackofficeMessages>;
