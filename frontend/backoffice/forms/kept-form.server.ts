import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { cookie, cookieOf } from '../../shared/server/cookies.server';
import type { RequestArguments, Visit } from '../../shared/server/visit.server';
import { FORM_MARKS, type KeptForm } from './kept-form';
import { isSecretField } from './secret-fields.server';

/** The pieces of a form, one cookie each. */
const NAMES = ['guiche_form', 'guiche_form_more'] as const;
/** Long enough to sign in. */
const KEPT_SECONDS = 15 * 60;
/**
 * Browsers refuse longer cookies, with their name and attributes. Two of them stay below the 8 KB for a line of a request that proxies
 * take; a longer form is not kept. Nothing is stored on the server, because whoever has no session must not be able to fill a table.
 */
const MOST_CHARACTERS = 3_600;
const MOST_BYTES = 64 * 1024;

/** Credentials of providers are not kept, the public ones neither. */
const CREDENTIAL = /^credential_/;

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A stored form: whose it is, where it belongs, and what was typed. */
interface StoredForm extends KeptForm {
  readonly by: string;
  readonly path: string;
}

/**
 * The cookies that keep a form over the sign-in, when its session had ended, or over the page of the proof. Its values are sealed, in the person's own browser, and hold
 * no secrets. None: the form names no owner, or is too long.
 */
export function keptFormCookies(
  visit: Visit,
  request: Request,
  form: FormData,
  because: KeptForm['because'],
): readonly string[] {
  const of = textOf(form, FORM_MARKS.fields);
  const by = textOf(form, FORM_MARKS.person);
  if (of === '' || by === '') return [];
  const names = of.split(' ').filter((name) => !isSecretField(form, name) && !CREDENTIAL.test(name));
  const values = Object.fromEntries(names.map((name) => [name, textOf(form, name)]));
  const groups = form.getAll(FORM_MARKS.ticked).map(String);
  const ticked = Object.fromEntries(groups.map((name) => [name, form.getAll(name).map(String)]));
  const version = textOf(form, 'version');
  const basedOn = form.has('basedOn') ? textOf(form, 'basedOn') : null;
  const stored: StoredForm = { because, by, path: pathOf(request), of, values, ticked, version, basedOn };
  const sealed = seal(visit, JSON.stringify(stored));
  return sealed.length > MOST_CHARACTERS * NAMES.length ? [] : cookiesOf(visit, sealed);
}

/** A piece that is not needed is removed: one that another form left would not fit. */
const cookiesOf = (visit: Visit, sealed: string): string[] =>
  NAMES.map((name, place) => {
    const piece = sealed.slice(place * MOST_CHARACTERS, (place + 1) * MOST_CHARACTERS);
    return cookie(visit, name, piece, { path: '/', maxAgeSeconds: piece === '' ? 0 : KEPT_SECONDS });
  });

/** The form that this person left on this page, if one was kept. */
export function keptFormOf(
  visit: Visit,
  request: RequestArguments,
  personId: string,
): { readonly kept: KeptForm; readonly forget: readonly string[] } | undefined {
  const stored = open(visit, NAMES.map((name) => cookieOf(request, name) ?? '').join(''));
  if (!stored || stored.by !== personId || stored.path !== pathOf(request)) return undefined;
  const { because, of, values, ticked, version, basedOn } = stored;
  return {
    kept: { because, of, values, ticked, version, basedOn },
    forget: cookiesOf(visit, ''),
  };
}

const pathOf = ({ url }: Pick<RequestArguments, 'url'>): string =>
  new URL(url).pathname.replace(/\.data$/, '');

const keyOf = ({ internalSecret }: Visit): Buffer =>
  Buffer.from(hkdfSync('sha256', internalSecret, '', 'forms that are kept over the sign-in', 32));

function seal(visit: Visit, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(visit), iv);
  const sealed = Buffer.concat([cipher.update(brotliCompressSync(text)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

function open(visit: Visit, sealed: string): StoredForm | undefined {
  try {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', keyOf(visit), bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const opened = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(brotliDecompressSync(opened, { maxOutputLength: MOST_BYTES }).toString()) as StoredForm;
  } catch {
    // No cookie, or one of another installation or of somebody else.
    return undefined;
  }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
