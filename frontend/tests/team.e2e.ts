import { acceptInvitation } from './invitation';
import { expect, test } from './journey';
import { expectNoViolation, signIn } from './people';

test('a seller invites a member for support, who sees sales and products and nothing else @phone', async ({
  page,
  browser,
  demo,
  buyer,
  baseURL,
  isMobile,
  expectedNoise,
}) => {
  expectedNoise.push(/403/);
  await page.goto('/platform/my-profile/team');
  await signIn(page, demo.users.coproducer);
  await expect(page.getByRole('heading', { name: 'Equipe' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Nome' }).fill(buyer.name);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(buyer.email);
  await page.getByRole('combobox', { name: 'Função' }).selectOption('SUPPORT');
  await page.getByLabel('Sua senha').fill(demo.users.coproducer.password);
  await page.getByRole('button', { name: 'Enviar convite' }).click();
  const member = page.getByRole('main').getByRole('listitem').filter({ hasText: buyer.email });
  await expect(member).toContainText('Convite enviado');
  await expectNoViolation(page);

  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const theirs = await other.newPage();
  await acceptInvitation(theirs, demo, buyer.email);
  if (isMobile) await theirs.getByText('Mais', { exact: true }).click();
  const navigation = theirs.getByRole('navigation', { name: 'Navegação' });
  const links = navigation.getByRole('link').filter({ visible: true });
  await expect(navigation.getByRole('link', { name: 'Minhas vendas' }).first()).toBeVisible();
  const names = new Set(await links.allInnerTexts());
  expect(names.has('Meus produtos')).toBe(true);
  expect(names.has('Minhas taxas')).toBe(false);
  for (const closed of ['accounts', 'team', 'api-keys', 'documents']) {
    const answer = await theirs.goto(`/platform/my-profile/${closed}`);
    expect(answer?.status(), closed).toBe(403);
  }

  // Out of the team, they are signed out.
  await page.reload();
  await expect(member).toContainText('Ativo');
  await member.getByRole('link').click();
  // The page before has a field of this name too, and stands for a moment after the address has changed.
  await expect(page.getByRole('heading', { name: buyer.name })).toBeVisible();
  await page.getByLabel('Sua senha').first().fill(demo.users.coproducer.password);
  await page.getByRole('button', { name: 'Remover da equipe' }).click();
  await expect(page).toHaveURL('/platform/my-profile/team');
  await theirs.goto('/platform/my-sales');
  await expect(theirs).toHaveURL(/\/login/);
  await other.close();
});
