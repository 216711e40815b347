import { newSavedViewRules } from '@guiche/api-client/rules';

/** The name of a view, and whether the list opens with it. */
export const VIEW_FORM = { name: newSavedViewRules.name, isDefault: newSavedViewRules.isDefault };
