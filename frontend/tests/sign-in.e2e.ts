import { generate } from 'otplib';
import { expect, openUntil, test, type DemoInfo } from './journey';
import { registerSeller } from './new-seller';
import { expectNoViolation, signIn } from './people';
import { boughtAndPaid } from './rows';

type Person = keyof DemoInfo['users'];

interface Area {
  readonly person: Person;
  readonly signInPage: string;
  /** The first page, and the heading on it. */
  readonly home: string;
  readonly heading: string;
  /** The page of the own account. */
  readonly account: string;
  readonly name: string;
}

const seller = (person: Person): Area => ({
  ...{ person, signInPage: '/login', home: '/platform/dashboard', heading: 'Painel' },
  ...{ account: '/platform/my-profile', name: 'Conecta Saber' },
});
const PAGES: readonly Area[] = [
  ...(['producer', 'coproducer', 'affiliate'] as const).map(seller),
  {
    ...seller('customer'),
    ...{ home: '/my-purchases', heading: 'Minhas compras', account: '/my-purchases/my-account' },
  },
  {
    ...{ person: 'admin', signInPage: '/admin-root-login', home: '/admin-root/dashboard', heading: 'Painel' },
    ...{ account: '/admin-root/my-account', name: 'Conecta Saber' },
  },
  {
    ...{ person: 'functionary', signInPage: '/admin-root-login', home: '/admin-root/dashboard' },
    ...{ heading: 'Painel', account: '/admin-root/my-account', name: 'Conecta Saber' },
  },
  {
    ...{
      person: 'manager',
      signInPage: '/manager-login',
      home: '/manager-root/dashboard',
      heading: 'Painel',
    },
    ...{ account: '/manager-root/my-account', name: 'Conecta Saber' },
  },
  {
    ...{ person: 'master', signInPage: '/master-root-login', home: '/master-root/dashboard' },
    ...{ heading: 'Painel', account: '/master-root/my-account', name: 'Instalação' },
  },
];

for (const { person, signInPage, home, heading, account, name } of PAGES)
  test(`a ${person} signs in at ${signInPage}, sees the own account and signs out @phone`, async ({
    page,
    demo,
    isMobile,
  }) => {
    await page.goto(signInPage);
    await signIn(page, demo.users[person]);
    await expect(page).toHaveURL(home);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await page.goto(account);
    await expect(page.getByRole('heading', { name: 'Minha conta' })).toBeVisible();
    await expect(page.getByRole('banner')).toContainText(name);
    await expect(page.getByRole('main')).toContainText(demo.users[person].email);
    if (person === 'customer') await page.getByRole('banner').locator('summary').click();
    else if (isMobile) await page.getByText('Mais', { exact: true }).click();
    await page.getByRole('button', { name: 'Sair' }).filter({ visible: true }).click();
    await expect(page).toHaveURL(signInPage);
    await page.goto(home);
    await expect(page).toHaveURL(`${signInPage}?returnTo=${encodeURIComponent(home)}`);
  });

test('a seller who also buys chooses where to go on, and reaches the sign-in of the purchases (A1)', async ({
  page,
  demo,
  buyer,
  expectedNoise,
}) => {
  const seller = await registerSeller(page, demo);
  await boughtAndPaid(page, demo, demo.byGateway.HAWKPAY, { ...buyer, email: seller.email });
  const purchases = page.getByRole('link', { name: 'Área de compras' });
  // The account of a buyer is opened by a job.
  await openUntil(page, '/platform/choose-area', (shown) => shown(purchases).toBeVisible());
  await page.context().clearCookies();
  await page.goto('/login');
  await signIn(page, seller);
  await expect(page).toHaveURL('/platform/choose-area');
  await expect(page.getByRole('heading', { name: 'Para onde você quer ir?', level: 1 })).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('link', { name: 'Área de vendas' }).click();
  await expect(page).toHaveURL('/platform/dashboard');
  await page.goBack();
  await purchases.click();
  await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent('/my-purchases')}`);
  // The account of a buyer may have no password: that of the seller does not lead back to the choice.
  expectedNoise.push(/401/);
  await signIn(page, seller);
  await expect(page.getByRole('alert')).toHaveText('E-mail ou senha incorretos.');
  await page.getByRole('link', { name: 'Comprou aqui? Entre sem senha' }).click();
  await expect(page).toHaveURL(`/login/by-mail?returnTo=${encodeURIComponent('/my-purchases')}`);
});

test('a wrong password keeps the e-mail address and says so, without saying whether the account exists @phone', async ({
  page,
  demo,
  expectedNoise,
}) => {
  expectedNoise.push(/401/);
  await page.goto('/admin-root-login');
  await signIn(page, { email: demo.users.admin.email, password: 'wrong password' });
  await expect(page.getByRole('alert')).toHaveText('E-mail ou senha incorretos.');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(demo.users.admin.email);
  await expectNoViolation(page);
  await signIn(page, { email: 'nobody@example.com', password: 'wrong password' });
  await expect(page.getByRole('alert')).toHaveText('E-mail ou senha incorretos.');
  // An account of another area is unknown here.
  await signIn(page, demo.users.producer);
  await expect(page.getByRole('alert')).toHaveText('E-mail ou senha incorretos.');
});

test('after sign-in the page that was wanted is opened, and never one of another site or area', async ({
  page,
  demo,
}) => {
  for (const [wanted, opened] of [
    ['/admin-root/my-account?x=1', '/admin-root/my-account?x=1'],
    ['//evil.example/admin-root/', '/admin-root/dashboard'],
    ['https://evil.example/', '/admin-root/dashboard'],
    ['/master-root/my-account', '/admin-root/dashboard'],
  ] as const) {
    await page.context().clearCookies();
    await page.goto(`/admin-root-login?${new URLSearchParams({ returnTo: wanted })}`);
    await signIn(page, demo.users.admin);
    await expect(page).toHaveURL(opened);
  }
});

test('a session of one area opens no other area, and a session that was ended elsewhere asks to sign in', async ({
  page,
  browser,
  demo,
  baseURL,
}) => {
  await page.goto('/admin-root-login');
  await signIn(page, demo.users.functionary);
  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible();
  await page.goto('/master-root/my-account');
  await expect(page).toHaveURL(/\/master-root-login\?/);
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const second = await other.newPage();
  await second.goto('/admin-root-login');
  await signIn(second, demo.users.functionary);
  await expect(second.getByRole('button', { name: 'Sair' })).toBeVisible();
  await second.goto('/admin-root/my-account');
  await second.getByRole('button', { name: 'Encerrar as outras sessões' }).click();
  await expect(second.getByText('Sessão encerrada.')).toBeVisible();
  await expect(second.getByRole('listitem').filter({ hasText: 'Esta sessão' })).toHaveCount(1);
  await page.goto('/admin-root/my-account');
  await expect(page).toHaveURL(/\/admin-root-login\?/);
  await other.close();
});

test('people sign in and out without script @nojs', async ({ page, demo, expectedNoise }) => {
  expectedNoise.push(/401/);
  await page.goto('/manager-login');
  await signIn(page, { email: demo.users.manager.email, password: 'wrong password' });
  await expect(page.getByRole('alert')).toHaveText('E-mail ou senha incorretos.');
  await signIn(page, demo.users.manager);
  await expect(page).toHaveURL('/manager-root/dashboard');
  await page.getByRole('button', { name: 'Sair' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/manager-login');
});

test('people sign in by keyboard alone', async ({ page, demo }) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail' }).focus();
  await page.keyboard.type(demo.users.producer.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(demo.users.producer.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/platform/dashboard');
});

test('the hosts of the platforms have their own people and brand, and an unknown host has none', async ({
  page,
  demo,
  expectedNoise,
}) => {
  expectedNoise.push(/401|404/);
  const { web, users } = demo.otherPlatform;
  await page.goto(`${web}/login`);
  await expect(page.getByText('Vitrine do Vale')).toBeVisible();
  await signIn(page, demo.users.producer);
  await expect(page.getByRole('alert')).toHaveText('E-mail ou senha incorretos.');
  await signIn(page, users.producer);
  await expect(page).toHaveURL(`${web}/platform/dashboard`);
  await expect(page.getByRole('banner')).toContainText('Vitrine do Vale');
  const answer = await page.goto(`${web.replace('vitrine', 'unknown')}/login`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Este endereço não está em uso' })).toBeVisible();
  expect((await page.goto(`${web}/master-root-login`))?.status()).toBe(404);
});

test('somebody who forgot the password sets a new one by the link in the mail @phone', async ({
  page,
  demo,
  request,
  isMobile,
  expectedNoise,
}) => {
  expectedNoise.push(/422|410/);
  // A person of their own for each project, because the password changes.
  const person = isMobile ? demo.otherPlatform.users.affiliate : demo.otherPlatform.users.coproducer;
  await page.goto(`${demo.otherPlatform.web}/login`);
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect(page.getByRole('heading', { name: 'Esqueceu a senha?' })).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(person.email);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByRole('heading', { name: 'Confira o seu e-mail' })).toBeFocused();

  const mailbox = `${demo.mailbox}.json?to=${encodeURIComponent(person.email)}`;
  const texts = async () =>
    ((await (await request.get(mailbox)).json()) as { text: string }[]).map(({ text }) => text);
  await expect.poll(async () => (await texts()).length).toBeGreaterThan(0);
  const link = /https?:\S+/.exec((await texts())[0] ?? '')?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Nova senha' }).fill('short');
  await page.getByRole('button', { name: 'Salvar senha' }).click();
  await expect(page.getByText('Use pelo menos 12 caracteres.', { exact: true })).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('textbox', { name: 'Nova senha' }).fill('nove-cavalos-azuis-7');
  await page.getByRole('button', { name: 'Salvar senha' }).click();
  await expect(page.getByRole('heading', { name: 'Senha salva' })).toBeFocused();
  await page.getByRole('link', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { name: 'Entre na sua conta' })).toBeVisible();
  await signIn(page, { email: person.email, password: 'nove-cavalos-azuis-7' });
  await expect(page.getByRole('heading', { name: 'Painel' })).toBeVisible();

  await page.goto(link);
  await page.getByRole('textbox', { name: 'Nova senha' }).fill('doze-patos-verdes-9');
  await page.getByRole('button', { name: 'Salvar senha' }).click();
  await expect(page.getByRole('alert')).toHaveText('Este link já foi usado ou não vale mais. Peça outro.');
  await page.getByRole('link', { name: 'Pedir outro link' }).click();
  await expect(page.getByRole('heading', { name: 'Esqueceu a senha?' })).toBeVisible();
});

test('a person adds a second factor, is asked for it at sign-in, and removes it with a recovery code @phone', async ({
  page,
  demo,
  isMobile,
  expectedNoise,
}) => {
  expectedNoise.push(/401|422/);
  // A person of their own for each project.
  const { web, users } = demo.otherPlatform;
  const [person, path] = isMobile
    ? ([users.manager, '/manager-root/my-account'] as const)
    : ([users.customer, '/my-purchases/my-account'] as const);
  await page.goto(web + path);
  await signIn(page, person);
  await expect(page.getByRole('heading', { name: 'Verificação em duas etapas' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Senha atual' }).fill('wrong password');
  await page.getByRole('button', { name: 'Adicionar autenticador' }).click();
  await expect(page.getByText('Senha incorreta.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Senha atual' }).fill(person.password);
  await page.getByRole('button', { name: 'Adicionar autenticador' }).click();
  await expect(page.getByRole('img', { name: 'Código QR do autenticador' })).toBeVisible();
  await expectNoViolation(page);
  const secret = (await page.getByText('Ou digite esta chave:').locator('code').innerText()).trim();
  await page.getByRole('textbox', { name: 'Código' }).fill(await generate({ secret }));
  await page.getByRole('button', { name: 'Ativar' }).click();
  const codes = page.getByRole('alert').filter({ hasText: 'Guarde os códigos de recuperação' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const [first = '', second = ''] = await codes.getByRole('listitem').allInnerTexts();
  await expectNoViolation(page);

  await page.context().clearCookies();
  await page.goto(web + path);
  await signIn(page, person);
  await expect(page.getByText('Digite o código do seu aplicativo autenticador.')).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('textbox', { name: 'Código' }).fill(first);
  // Staff enter the code at each sign-in.
  const remember = page.getByRole('checkbox', { name: 'Lembrar deste navegador' });
  if (isMobile) await expect(remember).toHaveCount(0);
  else await remember.check();
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Restam 9 códigos de recuperação.', { exact: false })).toBeVisible();
  if (!isMobile) {
    await page.context().clearCookies({ name: 'guiche_customer' });
    await page.goto(web + path);
    await signIn(page, person);
    const remembered = page.getByRole('region', { name: 'Navegadores lembrados' });
    await remembered.getByRole('button', { name: /^Esquecer/ }).click();
    await expect(remembered.getByText('Navegador esquecido.')).toBeVisible();
  }
  await page.getByRole('textbox', { name: 'Senha atual' }).fill(person.password);
  await page.getByRole('textbox', { name: 'Código do aplicativo ou de recuperação' }).fill(second);
  await page.getByRole('button', { name: 'Desativar' }).click();
  await expect(page.getByText('Inativa', { exact: true })).toBeVisible();
});

test('a seller opens an account, confirms the e-mail address and signs in @phone', async ({
  page,
  demo,
  request,
  isMobile,
  expectedNoise,
}) => {
  expectedNoise.push(/401|422/);
  const email = `loja.${isMobile ? 'phone' : 'desktop'}@example.com`;
  await page.goto('/login');
  await page.getByRole('link', { name: 'Abrir uma conta' }).click();
  await expect(page.getByRole('heading', { name: 'Abra a sua conta' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Nome completo ou empresa' }).fill('Loja da Lia');
  await page.getByRole('textbox', { name: 'CPF ou CNPJ' }).fill('529.982.247-25');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Telefone' }).fill('(11) 98765-4321');
  await page.getByRole('textbox', { name: 'Senha' }).fill('nove-cavalos-azuis-7');
  await page.getByRole('button', { name: 'Abrir conta' }).click();
  await expect(page.getByRole('alert')).toContainText('Aceite os termos para abrir a conta.');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  await page.getByRole('textbox', { name: 'Senha' }).fill('nove-cavalos-azuis-7');
  await page.getByRole('switch', { name: 'Li e aceito os termos de uso' }).check({ force: true });
  await page.getByRole('button', { name: 'Abrir conta' }).click();
  await expect(page.getByRole('heading', { name: 'Confirme o seu e-mail' })).toBeVisible();
  await expectNoViolation(page);

  const mailbox = `${demo.mailbox}.json?to=${encodeURIComponent(email)}`;
  const mails = async () => (await (await request.get(mailbox)).json()) as { text: string }[];
  await expect.poll(async () => (await mails()).length).toBeGreaterThan(0);
  const code = /\b\d{6}\b/.exec((await mails())[0]?.text ?? '')?.[0] ?? '';
  await page.getByRole('textbox', { name: 'Código' }).fill(code);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('heading', { name: 'Conta aberta' })).toBeVisible();
  await page.getByRole('link', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { name: 'Entre na sua conta' })).toBeVisible();
  await signIn(page, { email, password: 'nove-cavalos-azuis-7' });
  await expect(page.getByRole('heading', { name: 'Painel' })).toBeVisible();

  await page.goto('/platform/my-profile');
  const section = page.getByRole('region', { name: 'Senha', exact: true });
  await section.getByRole('textbox', { name: 'Senha que você usa hoje' }).fill('nove-cavalos-azuis-7');
  await section.getByRole('textbox', { name: 'Nova senha' }).fill('curta');
  await section.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(section.getByText('Use pelo menos 12 caracteres.', { exact: true })).toBeVisible();
  await section.getByRole('textbox', { name: 'Senha que você usa hoje' }).fill('nove-cavalos-azuis-7');
  await section.getByRole('textbox', { name: 'Nova senha' }).fill('doze-patos-verdes-9');
  await section.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(section.getByText('Senha trocada. As outras sessões foram encerradas.')).toBeVisible();
  await expectNoViolation(page);
});
