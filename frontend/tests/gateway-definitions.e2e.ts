import { expect, test } from './journey';
import { expectNoViolation, signIn } from './people';

/** A provider that only charges cards, in dollars, by the protocol that definitions describe. */
const definition = (id: string) => ({
  id,
  name: 'Provedor de prova',
  lacks: [
    ...['chargePix', 'chargeBillet', 'refund', 'withdraw'],
    ...['queryWithdraw', 'createReceiver', 'queryReceiver'],
  ],
  currencies: { CREDIT_CARD: ['USD'] },
});

test('a master checks a definition, is told what is wrong, and keeps a version that can be connected', async ({
  page,
  demo,
  expectedNoise,
}) => {
  expectedNoise.push(/422/);
  const id = 'PROVEDOR_DE_PROVA';
  await page.goto('/master-root/gateway-definitions');
  await signIn(page, demo.users.master);
  const field = page.getByRole('textbox', { name: 'Definição (JSON)' });
  await field.fill(JSON.stringify({ ...definition(id), operations: 'nenhuma' }));
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(page.getByRole('alert')).toContainText('Esta definição não pode ser usada');
  await expectNoViolation(page);
  await field.fill(JSON.stringify(definition(id)));
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'pode ser usada' })).toContainText(id);
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Novo provedor');
  await page.getByLabel('Sua senha').fill(demo.users.master.password);
  await page.getByRole('button', { name: 'Guardar como versão' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'em uso em todos os processos' })).toBeVisible();
  await expectNoViolation(page);
  await page.goto('/admin-root/platform-settings/acquirings/new');
  await signIn(page, demo.users.admin);
  await expect(page.getByRole('option', { name: 'Provedor de prova' })).toHaveCount(1);
});
