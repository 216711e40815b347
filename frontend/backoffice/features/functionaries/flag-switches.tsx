import { Paper, SimpleGrid, Text, Title } from '@mantine/core';
import { FLAG_GROUPS, type Flag } from '@guiche/access';
import { useTexts } from '../../../shared/i18n/use-texts';
import { SwitchField } from '../../fields/fields';
import type { ServerFormState } from '../../forms/use-server-form';
import type { functionaryMessages } from './messages.server';

interface FlagSwitchesProps {
  readonly state: ServerFormState<Flag>;
  /** The permissions of the reader, who can give and take away no others. */
  readonly held: readonly string[];
  /** The permissions that the person has now. */
  readonly present?: readonly string[];
}

/** The 27 permissions by group. One that the reader does not hold is shown as it is. */
export function FlagSwitches({ state, held, present = [] }: FlagSwitchesProps) {
  const t = useTexts<typeof functionaryMessages>();
  return (
    <>
      <Title order={2} mt="lg" mb="sm">
        {t('permissions')}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {(Object.keys(FLAG_GROUPS) as (keyof typeof FLAG_GROUPS)[]).map((group) => (
          <Paper key={group} component="fieldset" m={0}>
            <Text component="legend" fw={500} px={4}>
              {t(`group_${group}`)}
            </Text>
            <SimpleGrid cols={1} spacing="xs">
              {FLAG_GROUPS[group].map((flag) =>
                held.includes(flag) ? (
                  <SwitchField key={flag} state={state} name={flag} label={t(flag)} />
                ) : (
                  <Unheld key={flag} flag={flag} isGiven={present.includes(flag)} label={t(flag)} />
                ),
              )}
            </SimpleGrid>
          </Paper>
        ))}
      </SimpleGrid>
    </>
  );
}

function Unheld({
  flag,
  isGiven,
  label,
}: {
  readonly flag: Flag;
  readonly isGiven: boolean;
  readonly label: string;
}) {
  const t = useTexts<typeof functionaryMessages>();
  return (
    <Text size="sm" c="dimmed" title={t('notHeld')}>
      {isGiven ? <input type="hidden" name={flag} value="on" /> : null}
      {isGiven ? '✓' : '–'} {label}
    </Text>
  );
}
