import { Anchor, Stack } from '@mantine/core';
import { Link } from '@remix-run/react';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { FigureTable } from '../../components/figure-table';
import { Panel } from '../../components/panel';
import { StatusMark } from '../../components/status-mark';
import type { HomeData } from './home.server';
import type { homeMessages } from './messages.server';

type Proof = HomeData['proofs'][number];

const TONES = { holds: 'ok', broken: 'bad', stale: 'warn', waits: 'quiet' } as const;

function resultOf({ provenAt, isStale, broken }: Proof): keyof typeof TONES {
  if (provenAt === null) return 'waits';
  if (broken.length > 0) return 'broken';
  return isStale ? 'stale' : 'holds';
}

/** Whether the books of all platforms keep the rules of the ledger, and when that was proved. */
export function LedgerProofPanel({ proofs }: { readonly proofs: readonly Proof[] }) {
  const t = useTexts<typeof homeMessages>();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const rule = t as (key: `rule_${1 | 2 | 3 | 4 | 5 | 6 | 7}`) => string;
  const times = proofs.map(({ provenAt }) => provenAt);
  // The oldest: since then all are proved.
  const [oldest] = times.filter((at) => at !== null).sort();
  const isWhole = oldest !== undefined && !times.includes(null);
  return (
    <Panel
      title={t('proof')}
      aside={isWhole ? t('proofAll', { at: showInstant(oldest, locale) }) : t('proofNone')}
      flush
    >
      <FigureTable
        label={t('proof')}
        words={2}
        columns={[t('proofRule'), t('proofState'), t('proofChecked'), t('proofAt')]}
        rows={proofs.map((proof) => ({
          key: String(proof.rule),
          cells: [
            { value: rule(`rule_${proof.rule as 1}`) },
            { value: <Result proof={proof} /> },
            { value: number.format(proof.checked) },
            { value: proof.provenAt === null ? '–' : showInstant(proof.provenAt, locale) },
          ],
        }))}
      />
    </Panel>
  );
}

function Result({ proof }: { readonly proof: Proof }) {
  const t = useTexts<typeof homeMessages>();
  const result = resultOf(proof);
  return (
    <Stack gap={2}>
      <StatusMark tone={TONES[result]}>{t(`proof_${result}`)}</StatusMark>
      {proof.broken.map(({ id, name, count }) => (
        <Anchor key={id} component={Link} to={`/master-root/platforms/${id}`} size="sm">
          {t('proofBroken', { name, count })}
        </Anchor>
      ))}
    </Stack>
  );
}
