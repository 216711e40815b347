import { useTexts } from '../../../shared/i18n/use-texts';
import { Checklist } from '../../components/checklist';
import { Panel } from '../../components/panel';
import type { homeMessages } from '../home/messages.server';
import type { SellerDashboard } from './seller-dashboard.server';

/** How a seller begins: what is done, and where the rest is done. Nothing where no step is left to show. */
export function StartChecklist({ steps }: Pick<SellerDashboard, 'steps'>) {
  const t = useTexts<typeof homeMessages>();
  if (steps.length === 0) return null;
  return (
    <Panel title={t('start')} flush>
      <Checklist
        done={t('done')}
        steps={steps.map(({ name, isDone, to }) => ({
          label: t(`step_${name}`),
          isDone,
          ...(to !== null && { to }),
          ...(name !== 'email' && { detail: t(`step_${name}_text`) }),
        }))}
      />
    </Panel>
  );
}
