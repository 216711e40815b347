import { chromium } from '@playwright/test';
import fs from 'node:fs';
const exe = JSON.parse(fs.readFileSync('.cache/browser.json')).path;
const b = await chromium.launch({ executablePath: exe, args: ['--no-sandbox','--disable-gpu'] });
const demo = JSON.parse(process.env.DEMO_INFO);
const [who, login, width, scheme, ...paths] = process.argv.slice(2);
const ctx = await b.newContext({ viewport: { width: +width, height: 900 }, colorScheme: scheme, reducedMotion: 'reduce', locale: 'pt-BR', baseURL: process.env.BASE ?? demo.web });
const page = await ctx.newPage();
if (login !== '-') {
await page.goto(login);
const me = demo.users[who];
await page.getByLabel(/mail/i).first().fill(me.email); await page.getByLabel(/senha/i).first().fill(me.password); await page.keyboard.press('Enter'); await page.waitForURL(u => !u.pathname.includes('login')); }
fs.mkdirSync('/tmp/tour', { recursive: true });
for (const p of paths) { 
  let path = p;
  if (p.startsWith('>')) { await page.locator(p.slice(1)).first().click(); await page.waitForLoadState('networkidle'); path = new URL(page.url()).pathname + '-detail'; }
  else await page.goto(p);
  await page.waitForTimeout(700);
  const f = `/tmp/tour/${width}-${scheme}${path.replace(/[^\w]+/g, '-').slice(0, 45) + (path.endsWith('-detail') ? '-detail' : '')}.png`;
  await page.screenshot({ path: f, fullPage: true }); console.log(f, page.url());
}
await b.close();
