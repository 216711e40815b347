import { parse as parseForm } from 'qs';

/** The provider's answer is not of the documented shape, so it proves nothing. */
export class UnreadableBody extends Error {
  override readonly name = 'UnreadableBody';
}

/**
 * Reads a provider's JSON by field name. It is untrusted: a missing field or one of another type throws {@link
 * UnreadableBody}, which the runner turns into `unknown`. Absent and null are equal.
 */
export class NativeBody {
  private constructor(
    private readonly value: unknown,
    private readonly where: string,
  ) {}

  static of(value: unknown): NativeBody {
    return new NativeBody(value, 'body');
  }

  /** Throws {@link UnreadableBody} for text that is not JSON. An empty text equals `{}`. */
  static parse(text: string): NativeBody {
    if (text.trim() === '') return NativeBody.of({});
    try {
      return NativeBody.of(JSON.parse(text) as unknown);
    } catch {
      throw new UnreadableBody('body is not JSON');
    }
  }

  /**
   * Reads a form (application/x-www-form-urlencoded); `data[id]=1` becomes the field `id` of the object `data`. Every
   * value is a text. Input that is not a form becomes an object with an unexpected field name.
   */
  static parseForm(text: string): NativeBody {
    return NativeBody.of(parseForm(text, { plainObjects: true, depth: 4, parameterLimit: 1_000 }));
  }

  get isList(): boolean {
    return Array.isArray(this.value);
  }

  get isObject(): boolean {
    return typeof this.value === 'object' && this.value !== null && !this.isList;
  }

  has(field: string): boolean {
    return this.isObject && this.field(field).value != null;
  }

  /** The object under a name. */
  at(field: string): NativeBody {
    const found = this.field(field);
    if (!found.isObject) throw found.unreadable('an object');
    return found;
  }

  optionalAt(field: string): NativeBody | undefined {
    return this.has(field) ? this.at(field) : undefined;
  }

  /** The object under a name, or undefined for anything else, where a provider sends either an object or a list. */
  optionalObject(field: string): NativeBody | undefined {
    const found = this.field(field);
    return found.isObject ? found : undefined;
  }

  /** The entries of this list, or of the list under a name. */
  list(field?: string): NativeBody[] {
    const list = field === undefined ? this : this.field(field);
    if (!Array.isArray(list.value)) throw list.unreadable('a list');
    return list.value.map((entry, index) => new NativeBody(entry, `${list.where}[${index}]`));
  }

  optionalList(field: string): NativeBody[] {
    return this.has(field) ? this.list(field) : [];
  }

  /** The values of this object, where field names are data (PAGARME: validation errors by field). */
  values(): NativeBody[] {
    if (!this.isObject) throw this.unreadable('an object');
    return Object.entries(this.value as object).map(
      ([name, value]) => new NativeBody(value, `${this.where}.${name}`),
    );
  }

  /**
   * Reads a text that is not empty. Numbers are converted, because ids are integers at some providers. Texts with NUL
   * or half a surrogate pair are refused: PostgreSQL cannot store them, and the charge could not be written.
   */
  text(field: string): string {
    const found = this.field(field);
    const text = typeof found.value === 'number' ? String(found.value) : found.value;
    if (typeof text !== 'string' || text === '' || text.includes('\0') || !text.isWellFormed())
      throw found.unreadable('a text');
    return text;
  }

  /** The value itself, where a provider answers with a bare text (SUITPAY). */
  bareText(): string {
    if (typeof this.value !== 'string' || this.value === '') throw this.unreadable('a text');
    return this.value;
  }

  /** The whole body as JSON, where the specification requires the provider's body in a text. */
  whole(): string {
    return JSON.stringify(this.value);
  }

  /** Absent, null and the empty text are equal here. */
  optionalText(field: string): string | undefined {
    return this.has(field) && this.field(field).value !== '' ? this.text(field) : undefined;
  }

  /** An amount as the provider formats it, for the functions of amounts.ts. */
  amount(field: string): string | number {
    const found = this.field(field);
    if (typeof found.value !== 'string' && typeof found.value !== 'number')
      throw found.unreadable('an amount');
    return found.value;
  }

  number(field: string): number {
    const found = this.field(field);
    if (typeof found.value !== 'number' || !Number.isFinite(found.value)) throw found.unreadable('a number');
    return found.value;
  }

  /** A boolean; anything else is unreadable. */
  flag(field: string): boolean {
    const found = this.field(field);
    if (typeof found.value !== 'boolean') throw found.unreadable('true or false');
    return found.value;
  }

  isTrue(field: string): boolean {
    return this.isObject && this.field(field).value === true;
  }

  /** An instant in ISO 8601 with its zone. An unreadable one is ignored, because nothing depends on it. */
  optionalInstant(field: string): Date | undefined {
    const text = this.optionalText(field);
    const instant = text && /T.+(Z|[+-]\d\d:?\d\d)$/.test(text) ? new Date(text) : undefined;
    return instant && !Number.isNaN(instant.getTime()) ? instant : undefined;
  }

  private field(name: string): NativeBody {
    if (!this.isObject) throw this.unreadable('an object');
    const value = Object.hasOwn(this.value as object, name)
      ? (this.value as Record<string, unknown>)[name]
      : undefined;
    return new NativeBody(value, `${this.where}.${name}`);
  }

  private unreadable(expected: string): UnreadableBody {
    return new UnreadableBody(`${this.where} is not ${expected}`);
  }
}
