import { Button, NativeSelect } from '@mantine/core';
import { Form, useLocation } from '@remix-run/react';
import { useTexts } from '../../../shared/i18n/use-texts';
import styles from './dashboard.module.css';
import type { dashboardMessages } from './messages.server';

interface SalesChoiceProps {
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  /** Empty: all products. */
  readonly product: string;
  /** What the seller is in the sales. */
  readonly role: Role;
  readonly period: Readonly<Record<string, string>>;
}

const ROLES = ['PRODUCER', 'CO_PRODUCER', 'AFFILIATE'] as const;
type Role = (typeof ROLES)[number];

/** As what, and one product or all of them; the period stays. */
export function SalesChoice({ choices, product, role, period }: SalesChoiceProps) {
  const t = useTexts<typeof dashboardMessages>();
  const { pathname } = useLocation();
  return (
    <Form method="get" action={pathname} className={styles.products}>
      {Object.entries(period).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <NativeSelect
        key={role}
        size="xs"
        name="role"
        aria-label={t('role')}
        defaultValue={role}
        data={ROLES.map((value) => ({ value, label: t(`role_${value}`) }))}
      />
      {choices.length > 1 || product !== '' ? (
        <NativeSelect
          key={`${role} ${product}`}
          size="xs"
          name="product"
          aria-label={t('product')}
          defaultValue={product}
          data={[
            { value: '', label: t('allProducts') },
            ...choices.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      ) : null}
      <Button type="submit" size="xs" variant="default">
        {t('show')}
      </Button>
    </Form>
  );
}
