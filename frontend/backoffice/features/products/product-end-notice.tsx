import { Alert, Button, Group, Text } from '@mantine/core';
import { Form } from '@remix-run/react';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { untilEnd } from './end-hint';
import type { productMessages } from './messages.server';

interface ProductEndNoticeProps {
  readonly product: {
    readonly id: string;
    readonly status: string;
    readonly affiliates: number;
    readonly endsAt: string | null;
    readonly endsBy: string | null;
  };
}

/** When a product ends, as its affiliates were told, and the way to take it back. */
export function ProductEndNotice({ product }: ProductEndNoticeProps) {
  const { id, affiliates, endsAt, endsBy } = product;
  const t = useTexts<typeof productMessages>();
  const locale = useLocale();
  if (endsAt === null) return null;
  const end = showInstant(endsAt, locale);
  return (
    <Alert color="yellow" mb="md" maw={820} title={t('endsOn', { end })}>
      <Group justify="space-between" gap="sm">
        <Text size="sm" style={{ flex: '1 1 260px' }}>
          {t(endsBy === 'delete' ? 'endsText_delete' : 'endsText_pause', { count: affiliates })}{' '}
          {untilEnd(product, t)}
        </Text>
        <Form method="post" action={`/platform/my-products/product/${id}`}>
          <Button type="submit" name="intent" value="takeEndBack" variant="default">
            {t('takeEndBack')}
          </Button>
        </Form>
      </Group>
    </Alert>
  );
}
