import { Button, NativeSelect } from '@mantine/core';
import { Form, useLocation } from '@remix-run/react';
import { useTexts } from '../../../shared/i18n/use-texts';
import styles from './dashboard.module.css';
import type { dashboardMessages } from './messages.server';

interface ProductChoiceProps {
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  /** Empty: all products. */
  readonly chosen: string;
  readonly period: Readonly<Record<string, string>>;
}

/** One product or all of them; the period stays. */
export function ProductChoice({ choices, chosen, period }: ProductChoiceProps) {
  const t = useTexts<typeof dashboardMessages>();
  const { pathname } = useLocation();
  return (
    <Form method="get" action={pathname} className={styles.products}>
      {Object.entries(period).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <NativeSelect
        key={chosen}
        size="xs"
        name="product"
        aria-label={t('product')}
        defaultValue={chosen}
        data={[
          { value: '', label: t('allProducts') },
          ...choices.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Button type="submit" size="xs" variant="default">
        {t('show')}
      </Button>
    </Form>
  );
}
