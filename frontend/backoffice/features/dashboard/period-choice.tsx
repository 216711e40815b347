import { Button, TextInput } from '@mantine/core';
import { Form, Link, useLocation } from '@remix-run/react';
import { PERIODS } from '@guiche/lists';
import { useTexts } from '../../../shared/i18n/use-texts';
import styles from './dashboard.module.css';
import type { dashboardMessages } from './messages.server';

interface PeriodChoiceProps {
  readonly period: Readonly<Record<string, string>>;
  readonly span: { readonly from: string; readonly to: string };
  /** What else the address says, which stays. */
  readonly kept?: Readonly<Record<string, string>>;
}

const DAYS = { '7d': 7, '14d': 14, '30d': 30 } as const;

/** The periods as links, and a form for any other. */
export function PeriodChoice({ period, span, kept = {} }: PeriodChoiceProps) {
  const t = useTexts<typeof dashboardMessages>();
  const { pathname } = useLocation();
  const isOther = period.period === undefined;
  return (
    <nav aria-label={t('period')} className={styles.periods}>
      <ul className={styles.choices}>
        {PERIODS.map((name) => (
          <li key={name}>
            <Link
              to={`${pathname}?${new URLSearchParams({ period: name, ...kept }).toString()}`}
              className={styles.choice}
              aria-current={period.period === name ? 'true' : undefined}
            >
              {name === 'today' ? t('today') : t('days', { count: DAYS[name] })}
            </Link>
          </li>
        ))}
      </ul>
      <details className={styles.other} open={isOther}>
        <summary>{t('other')}</summary>
        <Form method="get" action={pathname}>
          {Object.entries(kept).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <TextInput
            key={span.from}
            type="date"
            name="from"
            label={t('from')}
            defaultValue={span.from}
            required
          />
          <TextInput
            key={`${span.to} to`}
            type="date"
            name="to"
            label={t('to')}
            defaultValue={span.to}
            required
          />
          <Button type="submit" variant="default">
            {t('show')}
          </Button>
        </Form>
      </details>
    </nav>
  );
}
