import { Button, Code, Group, Stack, Title } from '@mantine/core';
import { useTexts } from '../../../shared/i18n/use-texts';
import { ChartFigure } from '../../components/chart-figure';
import { DetailPage } from '../../components/detail-page';
import { FigureStrip } from '../../components/figure-strip';
import { Fold } from '../../components/fold';
import { EmptyState, FailedState, LoadingState, NoMatchState } from '../../components/list-states';
import { MaskedDocument } from '../../components/masked-document';
import { Meter } from '../../components/meter';
import { Money } from '../../components/money';
import { Panel } from '../../components/panel';
import { PersonCell } from '../../components/person-cell';
import { MoneyReceipt, ReceiptLine, ReceiptProof, ReceiptTear } from '../../components/receipt';
import { LinkTabs } from '../../components/link-tabs';
import { StatusMark } from '../../components/status-mark';
import { Timeline } from '../../components/timeline';
import { WaitingPanel } from '../../components/waiting-panel';
import type { designMessages } from './messages.server';

const HERE = '/resources/design/back-office/patterns';

/** The patterns of pages: a dashboard, a detail page, the states of a list, people. */
export function PatternGallery({ svg }: { readonly svg: string }) {
  const t = useTexts<typeof designMessages>();
  return (
    <Stack gap="md">
      <Title order={1}>{t('patterns')}</Title>
      <Dashboard svg={svg} />
      <Detail />
      <ListStates />
      <People />
    </Stack>
  );
}

function Dashboard({ svg }: { readonly svg: string }) {
  const t = useTexts<typeof designMessages>();
  return (
    <Panel title={t('dashboard')}>
      <FigureStrip
        figures={[
          { label: t('figureSales'), value: '459', to: HERE, comparison: t('up'), change: 'better' },
          { label: t('figureGross'), value: <Money cents={8_089_840} size="figure" />, to: HERE },
          { label: t('figureRate'), value: '87,4%', to: HERE },
          { label: t('figureRefunds'), value: '1,93%', to: HERE, comparison: t('down'), change: 'worse' },
        ]}
      />
      <Stack gap="md">
        <ChartFigure
          sentence={t('chartText')}
          svg={svg}
          measure={t('figureGross')}
          rows={[
            { label: '03/03', value: 'R$ 60,00', before: 'R$ 80,00', to: HERE },
            { label: '04/03', value: 'R$ 100,00', before: 'R$ 50,00', to: HERE },
            { label: '05/03', value: 'R$ 50,00', before: 'R$ 70,00', to: HERE },
          ]}
        />
        <WaitingPanel
          items={[
            { to: '?1', icon: 'bank', label: t('accounts'), detail: t('oldest'), count: '4' },
            { to: '?2', icon: 'document', label: t('documents'), count: '9' },
          ]}
        />
        <LinkTabs
          label={t('state')}
          tabs={[
            { to: '?3', label: t('all'), current: true, count: 1_204 },
            { to: '?4', label: t('approved'), current: false, count: 1_167 },
            { to: '?5', label: t('refused'), current: false, count: 37 },
          ]}
        />
      </Stack>
    </Panel>
  );
}

function Detail() {
  const t = useTexts<typeof designMessages>();
  return (
    <Panel title={t('pageOfOne')}>
      <DetailPage
        back={{ to: HERE, label: t('back') }}
        title={<Money cents={24_400} size="large" />}
        level={3}
        status={<StatusMark tone="ok">{t('ok')}</StatusMark>}
        subtitle={t('saleText')}
        actions={<Button variant="default">{t('sendAgain')}</Button>}
        nextStep={t('nextText')}
        side={
          <Panel title={t('timeline')}>
            <Timeline
              events={[
                { title: t('released'), at: '2026-03-17T12:00:00Z', kind: 'future' },
                { title: t('refundable'), kind: 'future' },
                {
                  title: t('paymentApproved'),
                  at: '2026-03-02T13:42:00Z',
                  detail: t('byProvider'),
                  kind: 'good',
                },
                { title: t('cardDeclined'), at: '2026-03-02T13:40:00Z', detail: t('noLimit'), kind: 'bad' },
                { title: t('created'), at: '2026-03-02T13:39:00Z' },
              ]}
            />
          </Panel>
        }
      >
        <MoneyReceipt title={t('receipt')} note={t('contract')}>
          <ReceiptLine label={t('paid')} cents={24_400} strong />
          <ReceiptLine label={t('fee')} cents={-2_516} basis={t('feeBasis')} explanation={t('feeWhy')} />
          <ReceiptLine label={t('affiliate')} cents={-8_754} />
          <ReceiptTear />
          <ReceiptLine label={t('sellerPart')} cents={13_130} strong />
          <ReceiptProof total={24_400} parts={[2_516, 8_754, 13_130]} />
          <ReceiptProof total={24_400} parts={[2_516, 8_754]} />
        </MoneyReceipt>
        <Fold title={t('rawEvents')} note={t('rawNote')}>
          <Code block>{'{ "event": "charge.paid" }'}</Code>
        </Fold>
      </DetailPage>
    </Panel>
  );
}

function ListStates() {
  const t = useTexts<typeof designMessages>();
  return (
    <Panel title={t('fourStates')}>
      <Stack gap="md">
        <LoadingState rows={3} />
        <EmptyState
          icon="list"
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={<Button>{t('createLink')}</Button>}
        />
        <NoMatchState title={t('noMatch')} clear={{ to: HERE, label: t('clear') }} />
        <FailedState requestId="req-5f21c8" />
      </Stack>
    </Panel>
  );
}

function People() {
  const t = useTexts<typeof designMessages>();
  return (
    <Panel title={t('people')}>
      <Group gap="xl">
        <PersonCell name="Maria Aparecida Souza" detail="maria@exemplo.com.br" to={HERE} />
        <PersonCell name="Cursos Viva Voz Ltda." />
        <MaskedDocument document="52998224725" />
        <MaskedDocument document="12884000000197" />
        <Meter label={t('traffic')} share={0.8} />
        <Meter label={t('traffic')} share={0.8} tone="warn" />
      </Group>
    </Panel>
  );
}
