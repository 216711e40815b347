import type { components } from '@guiche/api-client';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showDate } from '../../../shared/lib/show-date';
import { FigureTable } from '../../components/figure-table';
import { Fold } from '../../components/fold';
import { Money } from '../../components/money';
import type { releaseMessages } from './messages.server';

type Forecast = components['schemas']['ReleaseForecastDto'];

/** What becomes available on each of the next 90 days, and in all of them. */
export function ForecastPanel({ forecast: { days } }: { readonly forecast: Forecast }) {
  const t = useTexts<typeof releaseMessages>();
  const locale = useLocale();
  if (days.length === 0) return null;
  const sum = (of: 'pending' | 'reserve') => days.reduce((all, day) => all + day[of], 0);
  const row = (key: string, name: string, pending: number, reserve: number) => ({
    key,
    cells: [
      name,
      ...[pending, reserve, pending + reserve].map((cents) => <Money key={cents} cents={cents} />),
    ].map((value) => ({ value })),
  });
  return (
    <Fold title={t('releases_forecast')}>
      <FigureTable
        label={t('releases_forecast')}
        words={1}
        columns={[t('releases_day'), t('releases_pending'), t('releases_reserve'), t('releases_sum')]}
        rows={[
          row('all', t('releases_all'), sum('pending'), sum('reserve')),
          ...days.map(({ day, pending, reserve }) => row(day, showDate(day, locale), pending, reserve)),
        ]}
      />
    </Fold>
  );
}
