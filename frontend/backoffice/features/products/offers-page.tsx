import { Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { AskFirst } from '../../components/ask-first';
import { CopyTextButton } from '../../components/copy-text-button';
import { StatusMark } from '../../components/status-mark';
import { StepButton } from '../../components/step-button';
import type { productMessages } from './messages.server';
import type { changeOffers, loadOffers } from './offers.server';
import { ProductFrame } from './product-frame';

type Shown = Awaited<ReturnType<typeof loadOffers>>;
type Offer = Shown['offers'][number];
type Reply = Awaited<ReturnType<typeof changeOffers>>['data'];

export const offersTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${shown.product.name} · Guichê` : 'Guichê' },
];

/** The offers of a product, each with its link. */
export function OffersPage() {
  const { locale, texts, product, offers } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <ProductFrame product={product} tab="offers" refused={reply?.refused ?? null}>
        <NewOfferLink />
        <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
          {offers.map((offer) => (
            <OfferItem key={offer.id} offer={offer} />
          ))}
        </Stack>
      </ProductFrame>
    </TextsProvider>
  );
}

function NewOfferLink() {
  const t = useTexts<typeof productMessages>();
  const { product } = useLoaderData<Shown>();
  return (
    <Button component={Link} to={`/platform/my-products/offers/${product.id}/new`} mb="md">
      {t('newOffer')}
    </Button>
  );
}

function OfferItem({ offer }: { readonly offer: Offer }) {
  const t = useTexts<typeof productMessages>();
  const locale = useLocale();
  const { product, checkout } = useLoaderData<Shown>();
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: offer.currency });
  const conversion = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const interval = offer.frequencyInDays === null ? '' : ` ${t('every', { days: offer.frequencyInDays })}`;
  const isActive = offer.status === 'ACTIVE';
  const link = `${checkout}/${offer.id}`;
  return (
    <Paper component="li" maw={820}>
      <Group justify="space-between" align="flex-start" gap="sm">
        <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Anchor component={Link} to={`/platform/my-products/offers/${product.id}/${offer.id}`} fw={500}>
            {offer.title}
          </Anchor>
          <Text size="sm">
            {money.format(offer.price / 100)}
            {interval}
          </Text>
          <Text size="sm" c="dimmed">
            {link}
          </Text>
          <Text size="sm">
            {t('soldIn30', { count: offer.sold, views: offer.views })}
            {offer.views === 0
              ? null
              : ` · ${t('converted', { rate: conversion.format(offer.sold / offer.views) })}`}
          </Text>
        </div>
        <Group gap="sm">
          <CopyTextButton text={link} label={t('copyLink')} of={offer.title} />
          {offer.isDefault ? <StatusMark tone="quiet">{t('isDefault')}</StatusMark> : null}
          <StatusMark tone={isActive ? 'ok' : 'quiet'}>
            {t(isActive ? 'status_ACTIVE' : 'status_PAUSED')}
          </StatusMark>
        </Group>
      </Group>
      <Form method="post">
        <input type="hidden" name="offer" value={offer.id} />
        <Group gap="sm" mt="sm">
          {offer.isDefault ? null : <StepButton intent="default" text={t('makeDefault')} of={offer.title} />}
          <StepButton
            intent={isActive ? 'pause' : 'resume'}
            text={t(isActive ? 'pause' : 'resume')}
            of={offer.title}
          />
          <Button
            component={Link}
            to={`/platform/my-products/offers/${product.id}/new?copy=${offer.id}`}
            variant="default"
            size="xs"
            aria-label={`${t('duplicate')}: ${offer.title}`}
          >
            {t('duplicate')}
          </Button>
          <AskFirst intent="remove" text={t('discard')} of={offer.title} />
        </Group>
      </Form>
    </Paper>
  );
}
