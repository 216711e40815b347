import {
  Accordion,
  Alert,
  Badge,
  Button,
  Checkbox,
  Group,
  Menu,
  Modal,
  Progress,
  Radio,
  SegmentedControl,
  SimpleGrid,
  Skeleton,
  Stack,
  Table,
  Tabs,
  Text,
  Title,
  Tooltip,
} from '@mantine/core';
import type { Tone } from '@guiche/lists';
import { Link } from '@remix-run/react';
import { useState } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts';
import { AskFirst } from '../../components/ask-first';
import { Money } from '../../components/money';
import { Pager } from '../../components/pager';
import { Panel } from '../../components/panel';
import { StatusMark } from '../../components/status-mark';
import styles from './component-gallery.module.css';
import type { designMessages } from './messages.server';

/** The components of the back office in each state, in the design of theme/. */
export function ComponentGallery() {
  const t = useTexts<typeof designMessages>();
  return (
    <Stack gap="md">
      <Title order={1}>{t('title')}</Title>
      <Buttons />
      <States />
      <Sales />
      <Choices />
      <Notices />
      <Process />
      <Confirm />
    </Stack>
  );
}

function Buttons() {
  const t = useTexts<typeof designMessages>();
  const [asking, setAsking] = useState(false);
  return (
    <Panel title={t('actions')}>
      <Group gap="sm">
        <Button>{t('save')}</Button>
        <Button variant="default">{t('export')}</Button>
        <Button variant="subtle">{t('cancel')}</Button>
        <Button color="red" onClick={() => setAsking(true)}>
          {t('refund')}
        </Button>
        <Button disabled>{t('unavailable')}</Button>
        <AskFirst intent="remove" text={t('removeOffer')} of={t('offerToRemove')} />
        <Menu>
          <Menu.Target>
            <Button variant="default">{t('moreActions')}</Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item>{t('copyLink')}</Menu.Item>
            <Menu.Item>{t('sendAgain')}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <Tooltip label={t('opensList')}>
          <Badge variant="default" tt="none">
            {t('twelveWait')}
          </Badge>
        </Tooltip>
      </Group>
      <Modal opened={asking} onClose={() => setAsking(false)} title={t('refundOne')} centered>
        <Text c="dimmed">{t('refundText')}</Text>
      </Modal>
    </Panel>
  );
}

const TONES: readonly Tone[] = [
  ...(['ok', 'warn', 'progress', 'bad', 'declined'] as const),
  ...(['returned', 'quiet', 'dispute', 'degraded'] as const),
];

function States() {
  const t = useTexts<typeof designMessages>();
  return (
    <Panel title={t('states')}>
      <Group gap="sm">
        {TONES.map((tone) => (
          <StatusMark key={tone} tone={tone}>
            {t(tone)}
          </StatusMark>
        ))}
      </Group>
    </Panel>
  );
}

const SALES = [
  { code: '7F3K-92QM', buyer: 'Maria Aparecida Souza', tone: 'ok', cents: 9_700 },
  { code: '8A1B-33LP', buyer: 'João Pedro Lima', tone: 'warn', cents: 123_456 },
  { code: '2C9D-71RT', buyer: 'Ana Beatriz Carvalho de Albuquerque', tone: 'declined', cents: 29_700 },
  { code: '5E4F-08VX', buyer: 'Carlos Eduardo', tone: 'returned', cents: -4_990 },
] as const;

function Sales() {
  const t = useTexts<typeof designMessages>();
  return (
    <Panel title={t('list')}>
      <Table className={styles.table} highlightOnHover role="table">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('sale')}</Table.Th>
            <Table.Th>{t('buyer')}</Table.Th>
            <Table.Th>{t('state')}</Table.Th>
            <Table.Th className={styles.amount}>{t('amount')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {SALES.map(({ code, buyer, tone, cents }) => (
            <Table.Tr key={code}>
              <Table.Td>{code}</Table.Td>
              <Table.Td>{buyer}</Table.Td>
              <Table.Td>
                <StatusMark tone={tone}>{t(tone)}</StatusMark>
              </Table.Td>
              <Table.Td className={styles.amount}>
                <Money cents={cents} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Pager
        label={t('pages')}
        first={{ to: '?page=1', label: t('firstPage') }}
        next={{ to: '?page=2', label: t('nextPage') }}
      />
    </Panel>
  );
}

function Choices() {
  const t = useTexts<typeof designMessages>();
  return (
    <Panel title={t('choices')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Stack gap="xs">
          <Checkbox label={t('sendReceipt')} defaultChecked />
          <Radio.Group defaultValue="d7" label={t('release')} name="release">
            <Radio value="d0" label={t('atOnce')} mt="xs" />
            <Radio value="d7" label={t('inSevenDays')} mt="xs" />
          </Radio.Group>
        </Stack>
        <Stack gap="xs" align="flex-start">
          <SegmentedControl
            aria-label={t('period')}
            data={[t('today'), t('sevenDays'), t('thirtyDays')]}
            defaultValue={t('sevenDays')}
          />
          <Tabs defaultValue="all" w="100%">
            <Tabs.List>
              <Tabs.Tab value="all">{t('all')}</Tabs.Tab>
              <Tabs.Tab value="refused">{t('refused')}</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="all" pt="xs">
              <Text size="sm">1.204</Text>
            </Tabs.Panel>
            <Tabs.Panel value="refused" pt="xs">
              <Text size="sm">37</Text>
            </Tabs.Panel>
          </Tabs>
        </Stack>
      </SimpleGrid>
    </Panel>
  );
}

function Notices() {
  const t = useTexts<typeof designMessages>();
  return (
    <Panel title={t('notices')}>
      <Stack gap="sm">
        <Alert title={t('newSales')}>{t('newSalesText')}</Alert>
        <Alert color="green" title={t('payoutSent')}>
          {t('payoutSentText')}
        </Alert>
        <Alert color="yellow" title={t('costsUnknown')}>
          {t('costsUnknownText')}
        </Alert>
        <Alert color="red" title={t('accountRefused')}>
          {t('accountRefusedText')}
        </Alert>
        <Accordion variant="contained">
          <Accordion.Item value="fees">
            <Accordion.Control>{t('howFee')}</Accordion.Control>
            <Accordion.Panel>{t('feeFormula')}</Accordion.Panel>
          </Accordion.Item>
        </Accordion>
      </Stack>
    </Panel>
  );
}

function Process() {
  const t = useTexts<typeof designMessages>();
  return (
    <Panel title={t('process')}>
      <Stack gap="sm">
        <Progress value={64} aria-label={t('export')} />
        <Skeleton height={16} />
        <Skeleton height={16} width="70%" />
      </Stack>
    </Panel>
  );
}

function Confirm() {
  const t = useTexts<typeof designMessages>();
  return (
    <Panel title={t('confirm')}>
      <Button
        component={Link}
        to="/resources/design/back-office/confirmation"
        variant="default"
        preventScrollReset
      >
        {t('confirmOpen')}
      </Button>
    </Panel>
  );
}
