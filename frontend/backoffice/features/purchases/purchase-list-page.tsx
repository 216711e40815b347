import { Anchor, Button, Text, Title } from '@mantine/core';
import { Link, useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showDateOf } from '../../../shared/lib/show-date-of';
import { StatusMark } from '../../components/status-mark';
import type { purchaseMessages } from './messages.server';
import { PURCHASE_TONES, paymentStep, type PurchaseStatus } from './purchase-facts';
import styles from './purchase-list.module.css';
import { PurchaseMoney } from './purchase-money';
import type { loadPurchases } from './purchases.server';

type Shown = Awaited<ReturnType<typeof loadPurchases>>;
type Purchase = Shown['items'][number];

export const purchasesTitle = (shown: Pick<Shown, 'texts'> | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.title)} · Guichê` : 'Guichê' },
];

/** The purchases of the signed-in customer, each a ticket: what on the left, how much on the right. */
export function PurchaseListPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <PurchaseList />
    </TextsProvider>
  );
}

function PurchaseList() {
  const t = useTexts<typeof purchaseMessages>();
  const { items, next, person } = useLoaderData<Shown>();
  return (
    <>
      <Title order={1} size="h3">
        {t('title')}
      </Title>
      <Text size="sm" c="dimmed" mb="md" style={{ overflowWrap: 'anywhere' }}>
        {person.name}, {person.email}
      </Text>
      {items.length === 0 ? <Text>{t('empty', { email: person.email })}</Text> : null}
      <ul className={styles.list}>
        {items.map((purchase) => (
          <Ticket key={purchase.id} purchase={purchase} />
        ))}
      </ul>
      {next === null ? null : (
        <Anchor component={Link} to={`?before=${next}`} size="sm">
          {t('older')}
        </Anchor>
      )}
    </>
  );
}

function Ticket({ purchase }: { readonly purchase: Purchase }) {
  const t = useTexts<typeof purchaseMessages>();
  const locale = useLocale();
  const { id, code, productName, imageUrl, bumps, kind, seller, createdAt, returnedAt } = purchase;
  const status = purchase.status as PurchaseStatus;
  const method = purchase.method as 'PIX' | 'CREDIT_CARD' | 'BILLET' | null;
  const what = [
    ...(kind === 'SUBSCRIPTION' ? [t('subscription')] : []),
    ...(bumps > 0 ? [t('more', { count: bumps })] : []),
    t('soldBy', { seller }),
  ];
  return (
    <li className={styles.ticket}>
      <div className={styles.what}>
        {imageUrl ? (
          <img className={styles.image} src={imageUrl} alt="" width={54} height={54} loading="lazy" />
        ) : (
          <span className={styles.image} aria-hidden="true" />
        )}
        <div className={styles.texts}>
          <div className={styles.name}>
            <Link to={`/my-purchases/${id}`}>{productName}</Link>
            <StatusMark tone={PURCHASE_TONES[status]}>{t(`status_${status}`)}</StatusMark>
          </div>
          <Text size="sm" c="dimmed">
            {what.join(', ')}
          </Text>
          <Text size="xs" c="dimmed">
            {[
              t('order', { code }),
              ...(returnedAt ? [t('returned', { date: showDateOf(returnedAt, locale) })] : []),
            ].join(', ')}
          </Text>
        </div>
      </div>
      <div className={styles.result}>
        <div className={styles.amount}>
          <Text size="xs" c="dimmed">
            {showDateOf(createdAt, locale)}
          </Text>
          <strong>
            <PurchaseMoney amount={purchase.gross} currency={purchase.currency} />
          </strong>
          <Text size="xs" c="dimmed">
            {method ? t(`method_${method}`, { count: purchase.installments }) : null}
          </Text>
        </div>
        <TicketActions purchase={purchase} />
      </div>
    </li>
  );
}

function TicketActions({ purchase }: { readonly purchase: Purchase }) {
  const t = useTexts<typeof purchaseMessages>();
  const page = `/my-purchases/${purchase.id}`;
  const step = paymentStep(purchase);
  const isPaid = purchase.status === 'APPROVED';
  return (
    <div className={styles.actions}>
      {isPaid ? (
        <>
          <Button component={Link} to={page} aria-label={`${t('open')}: ${purchase.productName}`}>
            {t('open')}
          </Button>
          <Button
            component="a"
            href={`${page}/receipt`}
            variant="default"
            aria-label={`${t('receipt')}: ${purchase.productName}`}
          >
            {t('receipt')}
          </Button>
        </>
      ) : (
        <Button
          component={Link}
          to={page}
          variant="default"
          aria-label={`${t('details')}: ${purchase.productName}`}
        >
          {t('details')}
        </Button>
      )}
      {step ? (
        <Button component="a" href={step.to}>
          {t(step.label)}
        </Button>
      ) : null}
    </div>
  );
}
