import {
  Accordion,
  Alert,
  Badge,
  Button,
  Checkbox,
  Group,
  Menu,
  Modal,
  Pagination,
  Paper,
  Progress,
  Radio,
  SegmentedControl,
  SimpleGrid,
  Skeleton,
  Stack,
  Table,
  Tabs,
  Text,
  Timeline,
  Title,
  Tooltip,
} from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { StatusMark } from '../../components/status-mark';
import styles from './component-gallery.module.css';

/** The components of the back office, each once, in the design of theme/. */
export function ComponentGallery() {
  return (
    <Stack gap="md">
      <Title order={1}>Componentes</Title>
      <Buttons />
      <Sales />
      <Choices />
      <Notices />
      <Process />
    </Stack>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Paper component="section">
      <Title order={2} mb="sm">
        {title}
      </Title>
      {children}
    </Paper>
  );
}

function Buttons() {
  const [asking, setAsking] = useState(false);
  return (
    <Section title="Ações">
      <Group gap="sm">
        <Button>Salvar</Button>
        <Button variant="default">Exportar</Button>
        <Button variant="subtle">Cancelar</Button>
        <Button color="red" onClick={() => setAsking(true)}>
          Reembolsar
        </Button>
        <Button disabled>Indisponível</Button>
        <Menu>
          <Menu.Target>
            <Button variant="default">Mais ações</Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item>Copiar link</Menu.Item>
            <Menu.Item>Enviar de novo</Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <Tooltip label="Abre a lista com o mesmo filtro">
          <Badge variant="default" tt="none">
            12 aguardando
          </Badge>
        </Tooltip>
      </Group>
      <Modal opened={asking} onClose={() => setAsking(false)} title="Reembolsar 1 venda" centered>
        <Text c="dimmed">R$ 97,00 voltam para a pessoa que comprou.</Text>
      </Modal>
    </Section>
  );
}

const SALES = [
  {
    code: '7F3K-92QM',
    buyer: 'Maria Aparecida Souza',
    status: { tone: 'ok', word: 'Aprovada' },
    amount: '97,00',
  },
  {
    code: '8A1B-33LP',
    buyer: 'João Pedro Lima',
    status: { tone: 'warn', word: 'Aguardando' },
    amount: '1.234,56',
  },
  {
    code: '2C9D-71RT',
    buyer: 'Ana Beatriz Carvalho de Albuquerque',
    status: { tone: 'bad', word: 'Recusada' },
    amount: '297,00',
  },
  {
    code: '5E4F-08VX',
    buyer: 'Carlos Eduardo',
    status: { tone: 'quiet', word: 'Reembolsada' },
    amount: '49,90',
  },
] as const;

function Sales() {
  return (
    <Section title="Lista">
      <Table className={styles.table} highlightOnHover role="table">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Venda</Table.Th>
            <Table.Th>Cliente</Table.Th>
            <Table.Th>Situação</Table.Th>
            <Table.Th className={styles.amount}>Valor</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {SALES.map(({ code, buyer, status, amount }) => (
            <Table.Tr key={code}>
              <Table.Td>{code}</Table.Td>
              <Table.Td>{buyer}</Table.Td>
              <Table.Td>
                <StatusMark tone={status.tone}>{status.word}</StatusMark>
              </Table.Td>
              <Table.Td className={styles.amount}>
                <span className={styles.currency}>R$</span>
                {'\u00a0'}
                {amount}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Pagination total={3} mt="sm" size="sm" getControlProps={controlLabel} getItemProps={pageLabel} />
    </Section>
  );
}

const pageLabel = (page: number) => ({ 'aria-label': `Página ${page}` });
const controlLabel = (control: string) => ({
  'aria-label': control === 'next' ? 'Próxima página' : 'Página anterior',
});

function Choices() {
  return (
    <Section title="Escolhas">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Stack gap="xs">
          <Checkbox label="Enviar recibo" defaultChecked />
          <Radio.Group defaultValue="d7" label="Prazo de liberação" name="release">
            <Radio value="d0" label="Na hora" mt="xs" />
            <Radio value="d7" label="Em 7 dias" mt="xs" />
          </Radio.Group>
        </Stack>
        <Stack gap="xs" align="flex-start">
          <SegmentedControl aria-label="Período" data={['Hoje', '7 dias', '30 dias']} defaultValue="7 dias" />
          <Tabs defaultValue="all" w="100%">
            <Tabs.List>
              <Tabs.Tab value="all">Todas</Tabs.Tab>
              <Tabs.Tab value="refused">Recusadas</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="all" pt="xs">
              <Text size="sm">1.204 vendas</Text>
            </Tabs.Panel>
            <Tabs.Panel value="refused" pt="xs">
              <Text size="sm">37 vendas</Text>
            </Tabs.Panel>
          </Tabs>
        </Stack>
      </SimpleGrid>
    </Section>
  );
}

function Notices() {
  return (
    <Section title="Avisos">
      <Stack gap="sm">
        <Alert title="3 vendas novas">Chegaram depois que você abriu a lista.</Alert>
        <Alert color="green" title="Saque enviado">
          O banco confirma em até um minuto.
        </Alert>
        <Alert color="red" title="Conta recusada">
          O documento não é do titular da conta.
        </Alert>
        <Accordion variant="contained">
          <Accordion.Item value="fees">
            <Accordion.Control>Como a taxa foi calculada</Accordion.Control>
            <Accordion.Panel>4,99% de R$ 97,00 mais R$ 1,00.</Accordion.Panel>
          </Accordion.Item>
        </Accordion>
      </Stack>
    </Section>
  );
}

function Process() {
  return (
    <Section title="Andamento">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Timeline active={1} bulletSize={14} lineWidth={2}>
          <Timeline.Item title="Pagamento aprovado">
            <Text size="sm" c="dimmed">
              05/03/2026, 14h32
            </Text>
          </Timeline.Item>
          <Timeline.Item title="Garantia até 12/03/2026">
            <Text size="sm" c="dimmed">
              7 dias para pedir o dinheiro de volta
            </Text>
          </Timeline.Item>
          <Timeline.Item title="Liberação do saldo" lineVariant="dashed" />
        </Timeline>
        <Stack gap="sm">
          <Progress value={64} aria-label="Exportação" />
          <Skeleton height={16} />
          <Skeleton height={16} width="70%" />
        </Stack>
      </SimpleGrid>
    </Section>
  );
}
