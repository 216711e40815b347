import { Button, Paper } from '@mantine/core';
import { Form, useLoaderData } from '@remix-run/react';
import { formatCpf, phoneText } from '@guiche/brazil';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { DetailPage } from '../../components/detail-page';
import { LinkPanel } from '../../components/link-panel';
import { StatusMark } from '../../components/status-mark';
import type { loadLink } from './checkout-links.server';
import styles from './link-page.module.css';
import type { checkoutLinkMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadLink>>;

export const linkTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${shown.link.name} · Guichê` : 'Guichê' },
];

/** A link to a checkout: its address, what it brought, and what it fills in. */
export function LinkPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Parts />
    </TextsProvider>
  );
}

function Parts() {
  const t = useTexts<typeof checkoutLinkMessages>();
  const { link } = useLoaderData<Shown>();
  const isActive = link.status === 'ACTIVE';
  const step = isActive ? 'pause' : 'resume';
  return (
    <DetailPage
      back={{ to: '/platform/direct-checkout', label: t('back') }}
      title={link.name}
      status={
        <StatusMark tone={isActive ? 'ok' : 'quiet'}>
          {t(isActive ? 'status_ACTIVE' : 'status_PAUSED')}
        </StatusMark>
      }
      actions={
        <Form method="post">
          <Button type="submit" name="intent" value={step} variant="default">
            {t(step)}
          </Button>
        </Form>
      }
    >
      <LinkPanel url={link.url} qrCode={link.qrCode} />
      <Facts />
    </DetailPage>
  );
}

function Facts() {
  const t = useTexts<typeof checkoutLinkMessages>();
  const locale = useLocale();
  const { link, offerTitle, currency } = useLoaderData<Shown>();
  const { uses, maxUses, revenue, expiresAt, method, buyerPhone, buyerCpf } = link;
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(revenue / 100);
  const facts: readonly (readonly [string, string | null])[] = [
    [t('uses'), maxUses === null ? String(uses) : t('usesOf', { uses, most: maxUses })],
    [t('paid'), String(link.paid)],
    [t('revenue'), money],
    [t('field_expiresAt'), expiresAt && showInstant(expiresAt, locale)],
    [t('field_offerId'), offerTitle],
    [t('field_quantity'), String(link.quantity)],
    [t('field_coupon'), link.coupon],
    [t('field_method'), method && t(`method_${method}`)],
    [t('field_affiliateId'), link.affiliateName],
    [t('field_buyerName'), link.buyerName],
    [t('field_buyerEmail'), link.buyerEmail],
    [t('field_buyerPhone'), buyerPhone && phoneText(buyerPhone)],
    [t('field_buyerCpf'), buyerCpf && formatCpf(buyerCpf)],
    [t('campaign'), link.utmQuery],
  ];
  return (
    <Paper component="section" maw={820} aria-label={t('facts')}>
      <dl className={styles.facts}>
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </Paper>
  );
}
