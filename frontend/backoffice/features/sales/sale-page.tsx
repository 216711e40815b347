import { Anchor, Button } from '@mantine/core';
import { Form, Link, useLoaderData } from '@remix-run/react';
import { formatDocument, phoneText } from '@guiche/brazil';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { CopyTextButton } from '../../components/copy-text-button';
import { DetailPage } from '../../components/detail-page';
import { Money } from '../../components/money';
import { Panel } from '../../components/panel';
import { MoneyReceipt, ReceiptLine, ReceiptProof, ReceiptTear } from '../../components/receipt';
import { StatusMark } from '../../components/status-mark';
import { Timeline } from '../../components/timeline';
import listStyles from '../../lists/list-page.module.css';
import type { saleActionMessages } from './action-messages.server';
import { EmailPanel } from './email-panel';
import type { saleMessages } from './messages.server';
import { RiskPanel } from './risk-panel';
import { AccessResult, DeliveryPanel, NotesPanel, OthersPanel, RequestPanel } from './sale-panels';
import { SALE_TONES, type SaleStatus } from './sale-status';
import { StaffPanel, WhyPanel } from './sale-why';
import type { loadOwnSale } from './sale.server';

type Messages = typeof saleMessages & typeof saleActionMessages;
type Shown = Awaited<ReturnType<typeof loadOwnSale>>;

export const saleTitle = (
  shown: { readonly sale: Pick<Shown['sale'], 'code'> } | undefined,
): { title: string }[] => [{ title: shown ? `${shown.sale.code} · Guichê` : 'Guichê' }];

/** One sale: its state and the next step, where the money goes, and what happened. */
export function SalePage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Sale />
    </TextsProvider>
  );
}

function Sale() {
  const t = useTexts<Messages>();
  const locale = useLocale();
  const { sale, list, isStaff } = useLoaderData<Shown>();
  const status = sale.status as SaleStatus;
  return (
    <DetailPage
      back={{ to: list, label: t('back') }}
      title={<Money cents={sale.gross} size="large" />}
      status={<StatusMark tone={SALE_TONES[status]}>{t(`status_${status}`)}</StatusMark>}
      subtitle={[t('title', { code: sale.code }), sale.productName, showInstant(sale.createdAt, locale)].join(
        ' · ',
      )}
      actions={<SaleActions />}
      nextStep={t(`next_${status}`)}
      side={
        <>
          <SaleHistory />
          <DeliveryPanel />
          <NotesPanel />
        </>
      }
    >
      <AccessResult />
      <RequestPanel />
      <SaleReceipt />
      <BuyerPanel />
      <EmailPanel />
      <OthersPanel />
      <WhyPanel />
      <RiskPanel />
      {isStaff ? <StaffPanel /> : null}
    </DetailPage>
  );
}

function SaleActions() {
  const t = useTexts<Messages>();
  const { sale, site, isStaff } = useLoaderData<Shown>();
  if (sale.paymentId === null) return null;
  const link = `${site}/checkout/payment/${sale.paymentId}`;
  const refund = isStaff ? `/admin-root/refunds/new?payment=${sale.paymentId}` : 'refund';
  return (
    <>
      {sale.status === 'PENDING' ? (
        <>
          <Button component="a" href={link} target="_blank" rel="noreferrer" variant="default">
            {t('paymentLink')}
          </Button>
          <CopyTextButton text={link} label={t('copyLink')} />
        </>
      ) : null}
      {sale.status === 'APPROVED' ? (
        <>
          {isStaff ? null : (
            <Form method="post">
              <Button type="submit" name="intent" value="access" variant="default">
                {t('sendAccess')}
              </Button>
            </Form>
          )}
          {isStaff ? (
            <Button
              component={Link}
              to={`/admin-root/disputes/new?payment=${sale.paymentId}`}
              variant="default"
            >
              {t('toDispute')}
            </Button>
          ) : null}
          <Button component={Link} to={refund} variant="default">
            {t('refund')}
          </Button>
        </>
      ) : null}
    </>
  );
}

function SaleHistory() {
  const t = useTexts<Messages>();
  const { sale } = useLoaderData<Shown>();
  const GOOD = ['APPROVED'];
  const BAD = ['REJECTED', 'CHARGEBACK'];
  return (
    <Panel title={t('history')}>
      <Timeline
        events={sale.events.toReversed().map(({ step, at, detail }) => ({
          title: t(`step_${step}`),
          at,
          ...(detail !== undefined && { detail }),
          ...(GOOD.includes(step) && { kind: 'good' as const }),
          ...(BAD.includes(step) && { kind: 'bad' as const }),
        }))}
      />
    </Panel>
  );
}

function SaleReceipt() {
  const t = useTexts<Messages>();
  const { sale, list } = useLoaderData<Shown>();
  const method = sale.method as 'PIX' | 'CREDIT_CARD' | 'BILLET' | null;
  return (
    <MoneyReceipt title={t('division')} note={t('divisionNote')}>
      {sale.items.map(({ title, quantity, amount }) => (
        <ReceiptLine key={title} label={quantity > 1 ? `${quantity} × ${title}` : title} cents={amount} />
      ))}
      {sale.couponCode === null ? null : (
        <ReceiptLine label={t('coupon', { code: sale.couponCode })} cents={-sale.discount} />
      )}
      {sale.shipping > 0 ? <ReceiptLine label={t('shipping')} cents={sale.shipping} /> : null}
      {sale.interest === 0 ? null : <ReceiptLine label={t('interest')} cents={sale.interest} />}
      <ReceiptLine
        strong
        label={t('paid')}
        cents={sale.gross}
        {...(method && { basis: t(`method_${method}`, { count: sale.installments }) })}
      />
      <ReceiptTear />
      {sale.division.map(({ party, name, contractVersion: version, amount }) => (
        <ReceiptLine
          key={`${party} ${name ?? ''} ${amount}`}
          label={t(`party_${party}`)}
          cents={amount}
          {...(name !== null && { basis: version === null ? name : t('byContract', { name, version }) })}
        />
      ))}
      <ReceiptProof total={sale.gross} parts={sale.division.map(({ amount }) => amount)} />
      <Anchor component={Link} to={`${list}/${sale.id}/money`} size="sm" mt="sm" display="block">
        {t('moneyLink')}
      </Anchor>
    </MoneyReceipt>
  );
}

function BuyerPanel() {
  const t = useTexts<Messages>();
  const { sale } = useLoaderData<Shown>();
  const { name, email, phone, document } = sale.buyer;
  const affiliate = sale.division.find(({ party }) => party === 'AFFILIATE');
  const facts: readonly (readonly [string, string | null])[] = [
    [t('name'), name],
    [t('email'), email],
    [t('phone'), phone && phoneText(phone)],
    [t('document'), document && formatDocument(document)],
    ...(sale.address ? [[t('address'), addressLine(sale.address)] as const] : []),
    ...(sale.utmSource ? [[t('origin'), sale.utmSource] as const] : []),
    ...(sale.utmCampaign ? [[t('campaign'), sale.utmCampaign] as const] : []),
    ...(affiliate ? [[t('affiliate'), affiliate.name] as const] : []),
  ];
  return (
    <Panel title={t('buyer')}>
      <dl className={listStyles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd style={{ overflowWrap: 'anywhere' }}>{value ?? t('notGiven')}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

const addressLine = (address: Readonly<Record<string, string | null>>): string =>
  ['street', 'number', 'complement', 'district', 'city', 'state', 'cep']
    .flatMap((part) => address[part] ?? [])
    .join(', ');
