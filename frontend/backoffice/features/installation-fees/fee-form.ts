import type { FormRules } from '../../forms/field-text';
import { settingForm, settingNames } from '../settings/setting-forms';

/** The fields of a plan: those of a platform, without its switch to this one. */
export const FEE_NAMES = settingNames('fees').filter((name) => name !== 'feesOwn');

export const FEE_FORM: FormRules = Object.fromEntries(
  Object.entries(settingForm('fees')).filter(([name]) => name !== 'feesOwn'),
);
