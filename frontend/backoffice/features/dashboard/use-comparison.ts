import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import type { Figure } from '../../components/figure-strip';
import { changeOf, changeText } from './figures';
import type { dashboardMessages } from './messages.server';

/** Says what a figure was in the period before, for a figure of which more is better. */
export function useComparison() {
  const t = useTexts<typeof dashboardMessages>();
  const locale = useLocale();
  return (value: number, before: number, text: string): Pick<Figure, 'comparison' | 'change'> => {
    const change = changeText(value, before, locale);
    return {
      comparison: change === null ? t('beforeOnly', { value: text }) : t('before', { change, value: text }),
      ...changeOf(value, before),
    };
  };
}
