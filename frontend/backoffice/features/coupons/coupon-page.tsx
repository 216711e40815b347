import { Alert, Anchor, Button, Group, Paper, Text, TextInput, Title } from '@mantine/core';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { AskFirst } from '../../components/ask-first';
import { CopyTextButton } from '../../components/copy-text-button';
import { DetailPage } from '../../components/detail-page';
import { StatusMark } from '../../components/status-mark';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { CouponFields } from './coupon-fields';
import { COUPON_FORM } from './coupon-form';
import styles from './coupon-page.module.css';
import type { addCoupon, changeCoupon, loadCoupon, loadNewCoupon } from './coupons.server';
import type { couponMessages } from './messages.server';

type NewCoupon = Awaited<ReturnType<typeof loadNewCoupon>>;
type Shown = Awaited<ReturnType<typeof loadCoupon>>;
type Reply = Awaited<ReturnType<typeof changeCoupon> | ReturnType<typeof addCoupon>>['data'];

export const couponTitle = (shown: NewCoupon | Shown | undefined): { title: string }[] => [
  { title: shown ? `${shown.coupon?.code ?? String(shown.texts.newTitle)} · Guichê` : 'Guichê' },
];

/** The form of a new coupon. */
export function NewCouponPage() {
  const { locale, texts } = useLoaderData<NewCoupon>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <NewCouponParts />
    </TextsProvider>
  );
}

function NewCouponParts() {
  const t = useTexts<typeof couponMessages>();
  return (
    <DetailPage back={{ to: '/platform/coupons', label: t('back') }} title={t('newTitle')}>
      <TermsForm />
    </DetailPage>
  );
}

/** A coupon of the signed-in seller: what it did, its link, and its terms. */
export function CouponPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <CouponParts />
    </TextsProvider>
  );
}

function CouponParts() {
  const t = useTexts<typeof couponMessages>();
  const { coupon } = useLoaderData<Shown>();
  const refused = useActionData<Reply>()?.refused ?? null;
  const isActive = coupon.status === 'ACTIVE';
  return (
    <DetailPage
      back={{ to: '/platform/coupons', label: t('back') }}
      title={coupon.code}
      status={
        <StatusMark tone={isActive ? 'ok' : 'quiet'}>
          {t(isActive ? 'status_ACTIVE' : 'status_PAUSED')}
        </StatusMark>
      }
      actions={<Steps isActive={isActive} />}
    >
      {refused === null ? null : (
        <Alert color="red" role="alert" mb="md">
          {refused}
        </Alert>
      )}
      <Used />
      <CouponLink />
      <TermsForm key={coupon.version} />
    </DetailPage>
  );
}

function Steps({ isActive }: { readonly isActive: boolean }) {
  const t = useTexts<typeof couponMessages>();
  const { coupon } = useLoaderData<Shown>();
  const step = isActive ? 'pause' : 'resume';
  return (
    <Form method="post">
      <Group gap="sm">
        <Button type="submit" name="intent" value={step} variant="default">
          {t(step)}
        </Button>
        <AskFirst intent="remove" text={t('remove')} of={coupon.code} />
      </Group>
    </Form>
  );
}

function Used() {
  const t = useTexts<typeof couponMessages>();
  const locale = useLocale();
  const { coupon } = useLoaderData<Shown>();
  const { uses, paidUses, discount, paid, maxUses, currency } = coupon;
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const facts: readonly (readonly [string, string])[] = [
    [t('uses'), maxUses === null ? String(uses) : t('usesOf', { uses, most: maxUses })],
    [t('paidUses'), String(paidUses)],
    [t('discounted'), money.format(discount / 100)],
    [t('sold'), money.format(paid / 100)],
  ];
  return (
    <Paper component="section" maw={820} aria-label={t('used')}>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Anchor component={Link} to={`/platform/my-sales?coupon=${coupon.code}`} size="sm">
        {t('salesOf')}
      </Anchor>
    </Paper>
  );
}

/** The link of the first offer that the coupon reduces. */
function CouponLink() {
  const t = useTexts<typeof couponMessages>();
  const { coupon, choices, checkout } = useLoaderData<Shown>();
  const { productIds, offerIds, code } = coupon;
  const isFree = productIds.length === 0 && offerIds.length === 0;
  const first = choices.find(
    ({ productId, offerId }) => isFree || productIds.includes(productId) || offerIds.includes(offerId),
  );
  if (!first) return null;
  const link = `${checkout}/${first.offerId}?coupon=${code}`;
  return (
    <Paper component="section" maw={820}>
      <Title order={2} mb="xs">
        {t('linkTitle')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('linkText')}
      </Text>
      <Group gap="sm">
        <TextInput
          readOnly
          value={link}
          aria-label={t('linkTitle')}
          style={{ flex: '1 1 260px' }}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyTextButton text={link} />
      </Group>
    </Paper>
  );
}

function TermsForm() {
  const t = useTexts<typeof couponMessages>();
  const { initial, coupon, choices, restrictedTo } = useLoaderData<NewCoupon | Shown>();
  const reply = useActionData<Reply>();
  const state = useServerForm({ rules: COUPON_FORM, initial, reply: reply?.form ?? undefined });
  const names = Object.keys(COUPON_FORM) as (keyof typeof COUPON_FORM)[];
  const labels = Object.fromEntries(names.map((name) => [name, t(`field_${name}`)])) as Record<
    keyof typeof COUPON_FORM,
    string
  >;
  return (
    <Paper component="section" maw={820} aria-label={t('terms')}>
      <ServerForm
        state={state}
        labels={labels}
        {...(coupon
          ? { hidden: { intent: 'save', version: String(coupon.version) } }
          : { submitLabel: t('create') })}
      >
        <CouponFields state={state} choices={choices} restrictedTo={reply?.restrictedTo ?? restrictedTo} />
      </ServerForm>
    </Paper>
  );
}
