import { Alert, Button, Group, Text, Title } from '@mantine/core';
import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts';
import { AskFirst } from '../../components/ask-first';
import { BackLink } from '../../components/back-link';
import { LinkTabs } from '../../components/link-tabs';
import { StatusMark } from '../../components/status-mark';
import { endHint } from './end-hint';
import type { productMessages } from './messages.server';
import { ProductEndNotice } from './product-end-notice';

const TONES = {
  ...({ DRAFT: 'quiet', IN_REVIEW: 'warn', ACTIVE: 'ok', PAUSED: 'quiet' } as const),
  ...({ REFUSED: 'bad', BLOCKED: 'bad' } as const),
} as const;
type Status = keyof typeof TONES;

/** The steps that a seller can take, by status; the first is the next thing to do. */
const STEPS = {
  ...({ DRAFT: ['publish'], REFUSED: ['publish'], ACTIVE: ['pause'], PAUSED: ['resume'] } as const),
  ...({ IN_REVIEW: [], BLOCKED: [] } as const),
} as const;

type Framed = ProductFrameProps['product'];

/** Who promotes the product is told before it is paused. */
const isPausedByNotice = ({ status, affiliates }: Pick<Framed, 'status' | 'affiliates'>): boolean =>
  status === 'ACTIVE' && affiliates > 0;

const stepsOf = (product: Framed, status: Status) => (isPausedByNotice(product) ? [] : STEPS[status]);

interface ProductFrameProps {
  readonly product: {
    readonly id: string;
    readonly name: string;
    readonly code: string;
    readonly status: string;
    readonly type: string;
    readonly reviewReason: string | null;
    readonly affiliates: number;
    readonly endsAt: string | null;
    readonly endsBy: string | null;
  };
  readonly tab: 'general' | 'offers' | 'bumps' | 'checkouts' | 'pixels' | 'delivery' | 'content';
  readonly refused: string | null;
  readonly children: ReactNode;
}

/** The head of the pages of a product: its name, its state with the next step, and its tabs. */
export function ProductFrame({ product, tab, refused, children }: ProductFrameProps) {
  const t = useTexts<typeof productMessages>();
  const status = product.status as Status;
  return (
    <>
      <BackLink to="/platform/my-products">{t('backToProducts')}</BackLink>
      <Group justify="space-between" align="flex-start" mt="md" mb="xs" gap="md">
        <div>
          <Title order={1} style={{ overflowWrap: 'anywhere' }}>
            {product.name}
          </Title>
          <Group gap="sm" mt="xs">
            <StatusMark tone={TONES[status]}>{t(`status_${status}`)}</StatusMark>
            <Text size="sm" c="dimmed">
              {product.code}
            </Text>
          </Group>
        </div>
        <Form method="post" action={`/platform/my-products/product/${product.id}`}>
          {stepsOf(product, status).map((step) => (
            <Button
              key={step}
              type="submit"
              name="intent"
              value={step}
              variant={step === 'pause' ? 'default' : 'filled'}
            >
              {t(status === 'REFUSED' ? 'republish' : step)}
            </Button>
          ))}
          {isPausedByNotice(product) && product.endsAt === null ? (
            <AskFirst
              intent="endByPause"
              text={t('endByPause')}
              of={product.name}
              says={endHint(product, t)}
            />
          ) : null}
        </Form>
      </Group>
      <Text size="sm" c="dimmed" mb={product.reviewReason ? 4 : 'md'}>
        {t(`next_${status}`)}
      </Text>
      {product.reviewReason && (status === 'REFUSED' || status === 'BLOCKED') ? (
        <Text size="sm" fw={500} mb="md">
          {product.reviewReason}
        </Text>
      ) : null}
      {refused === null ? null : (
        <Alert color="red" mb="md" role="alert" maw={820}>
          {refused}
        </Alert>
      )}
      <ProductEndNotice product={product} />
      <ProductTabs product={product} tab={tab} />
      {children}
    </>
  );
}

function ProductTabs({ product, tab }: Pick<ProductFrameProps, 'product' | 'tab'>) {
  const t = useTexts<typeof productMessages>();
  const of = (page: string) => `/platform/my-products/${page}/${product.id}`;
  const pages = {
    ...{ general: of('product'), offers: of('offers'), bumps: of('order-bumps') },
    ...{ checkouts: of('checkouts'), pixels: of('pixels') },
    ...(product.type === 'DIGITAL' && { content: of('content') }),
    ...(product.type === 'FISICO' && { delivery: of('delivery') }),
  };
  const tabs = Object.entries(pages).map(([name, to]) => ({
    ...{ to, label: t(`tab_${name as ProductFrameProps['tab']}`), current: name === tab },
  }));
  return <LinkTabs label={t('productParts')} tabs={tabs} />;
}
