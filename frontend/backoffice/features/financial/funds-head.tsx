import { Box } from '@mantine/core';
import type { components } from '@guiche/api-client';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showDate } from '../../../shared/lib/show-date';
import { FigureStrip } from '../../components/figure-strip';
import { Money } from '../../components/money';
import { moneyText } from '../../components/money-text';
import { Panel } from '../../components/panel';
import dashboard from '../dashboard/dashboard.module.css';
import type { financialMessages } from './messages.server';
import { ReleaseCalendar } from './release-calendar';

type Funds = components['schemas']['OwnFundsDto'];

/** Above the statement: the five balances, the releases of the month, and why something is locked. */
export function FundsHead({ funds }: { readonly funds: Funds }) {
  return (
    <>
      <Balances funds={funds} />
      <Box className={dashboard.grid} mb="md">
        <div className={dashboard.column}>
          <ReleaseCalendar funds={funds} />
        </div>
        <div className={dashboard.column}>
          <WhyLocked funds={funds} />
        </div>
      </Box>
    </>
  );
}

const BUCKETS = ['available', 'pending', 'reserve', 'blocked', 'debt'] as const;

function Balances({ funds: { balances, next, kept } }: { readonly funds: Funds }) {
  const t = useTexts<typeof financialMessages>();
  const locale = useLocale();
  const released = (amount: number, day: string | null) => {
    if (amount === 0) return t('noneHint');
    return day === null ? t('withoutDayHint') : t('nextHint', { day: showDate(day, locale) });
  };
  const hints = {
    available: kept
      ? t('keptHint', { amount: moneyText(balances.available - kept.amount, locale) })
      : t('availableHint'),
    pending: released(balances.pending, next.pending),
    reserve: released(balances.reserve, next.reserve),
    blocked: t(balances.blocked === 0 ? 'noneHint' : 'blockedHint'),
    debt: t(balances.debt === 0 ? 'noDebtHint' : 'debtHint'),
  };
  return (
    <FigureStrip
      figures={BUCKETS.map((bucket) => ({
        label: t(bucket),
        value: <Money cents={balances[bucket]} size="figure" />,
        to: `/platform/financial?bucket=${bucket}`,
        comparison: hints[bucket],
      }))}
    />
  );
}

/** Every amount that is locked, with the day on which it becomes available, and the reason. */
function WhyLocked({ funds: { balances, next, held, kept } }: { readonly funds: Funds }) {
  const t = useTexts<typeof financialMessages>();
  const locale = useLocale();
  const day = (date: string | null) => (date === null ? '–' : showDate(date, locale));
  const lines = [
    { bucket: 'pending', amount: balances.pending, why: t('whyPending', { day: day(next.pending) }) },
    { bucket: 'reserve', amount: balances.reserve, why: t('whyReserve', { day: day(next.reserve) }) },
    { bucket: 'blocked', amount: balances.blocked, why: t('whyBlocked') },
  ] as const;
  const locked = lines.filter(({ amount }) => amount > 0);
  if (locked.length === 0 && !kept) return null;
  return (
    <Panel title={t('why')}>
      <dl className={dashboard.balances}>
        {kept ? (
          <div>
            <dt>
              {t('kept')}
              <br />
              <small>
                {t('whyKept', {
                  ...{ part: `${kept.bps / 100}%`, days: kept.days, saleDays: kept.saleDays },
                  ...{ less: day(kept.lessOn), nothing: day(kept.nothingOn) },
                })}
              </small>
            </dt>
            <dd>
              <Money cents={kept.amount} />
            </dd>
          </div>
        ) : null}
        {locked.map(({ bucket, amount, why }) => (
          <div key={bucket}>
            <dt>
              {t(bucket)}
              <br />
              <small>{why}</small>
            </dt>
            <dd>
              <Money cents={amount} />
            </dd>
          </div>
        ))}
        {held.map(({ bucket, why, amount, sales, until }) => (
          <div key={`${bucket} ${why}`}>
            <dt>
              <small>{t(`why${why}`, { count: sales, day: day(until) })}</small>
            </dt>
            <dd>
              <Money cents={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
