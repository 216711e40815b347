import 'reflect-metadata';
import {
  OPERATION_NAMES,
  type Evidence,
  type MoneyUnit,
  type OperationName,
  type PixKeyFormat,
} from '@guiche/gateway-kit';
import { CURRENCIES, DEFAULT_CURRENCY, type Currency } from '@guiche/money';
import { Type } from 'class-transformer';
import {
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  Min,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { AnswerFields, ChargeFields, FieldName, WebhookFields, WithdrawFields } from './fields.js';
import { StatusWords, WithdrawWords } from './words.js';

/**
 * The account's authentication. `header` and `query` send the key under `name`; `oauth` requests a token from
 * `tokenPath` first.
 */
export class Auth {
  @IsIn(['bearer', 'basic', 'header', 'query', 'oauth'])
  kind: 'bearer' | 'basic' | 'header' | 'query' | 'oauth' = 'bearer';

  @Matches(/^[A-Za-z][\w-]*$/)
  name = 'api-key';

  @Matches(/^\/[\w/-]+$/)
  tokenPath = '/oauth/token';

  /** A public key in addition to the client credentials. */
  @IsBoolean()
  publicKey = false;
}

/** A nested object. A list in its place would leave all fields at their defaults. */
const Part =
  (type: () => new () => object): PropertyDecorator =>
  (target, property) => {
    IsObject()(target, String(property));
    ValidateNested()(target, String(property));
    Type(type)(target, property);
  };

/** Texts by operation. */
const TextsOfOperations = (): PropertyDecorator =>
  ValidateBy({
    name: 'textsOfOperations',
    validator: {
      validate: (texts: unknown) =>
        Object.entries(texts ?? {}).every(
          ([name, text]) => OPERATION_NAMES.some((known) => known === name) && typeof text === 'string',
        ),
      defaultMessage: () => 'texts must hold a text for each operation that it names',
    },
  });

const EVIDENCE: readonly Evidence[] = ['documented', 'documented in part', 'family', 'specification only'];

const SEGMENT = '/[A-Za-z0-9_][\\w.-]*';
const PATH = new RegExp(`^(${SEGMENT})+$`);
const PATH_WITH_ID = new RegExp(`^(${SEGMENT})+/\\{id\\}(${SEGMENT})*$`);

const Path = (): PropertyDecorator => (target, property) => {
  Matches(PATH, { message: `${String(property)} must be a path` })(target, String(property));
};

/** Without its {id} a query would be about another charge. */
const PathWithId = (): PropertyDecorator => (target, property) => {
  Matches(PATH_WITH_ID, { message: `${String(property)} must be a path with {id} in it` })(
    target,
    String(property),
  );
};

/** Addresses below the account's base address. `{id}` is replaced by the provider's id. */
export class Paths {
  @Path() chargePix = '/payments';
  @Path() chargeCard = '/payments';
  @Path() chargeBillet = '/payments';
  @PathWithId() query = '/payments/{id}';
  /** A search by our key. */
  @Path() find = '/payments';
  @PathWithId() refund = '/payments/{id}/refund';
  @Path() withdraw = '/withdrawals';
  @PathWithId() queryWithdraw = '/withdrawals/{id}';
  @Path() createReceiver = '/receivers';
  @PathWithId() queryReceiver = '/receivers/{id}';
  @Path() createCardToken = '/cards/tokenize';
  @Path() createCardId = '/cards/create';
}

const UNITS = ['seconds', 'minutes', 'days'] as const;
type ExpiryUnit = (typeof UNITS)[number];

export class ExpiryOptions {
  @FieldName() field!: string;
  @IsInt() @Min(1) @Max(1_000_000) value!: number;
  /** Needed only where the field does not name it. */
  @IsOptional() @IsIn(UNITS) unit?: ExpiryUnit;

  static of(field: string, value: number): ExpiryOptions {
    return Object.assign(new ExpiryOptions(), { field, value });
  }
}

const NAMED: readonly (readonly [RegExp, ExpiryUnit])[] = [
  [/(?:seconds?|segundos?)$/i, 'seconds'],
  [/(?:minutes?|minutos?)$/i, 'minutes'],
  [/(?:days?|dias?)$/i, 'days'],
];

/** The unit in which an expiry is counted; undefined where neither the definition nor the name of the field says it. */
export const unitOf = ({ unit, field }: ExpiryOptions): ExpiryUnit | undefined =>
  unit ?? NAMED.find(([name]) => name.test(field))?.[1];

/** The provider's names of our payment methods. */
export class MethodWords {
  @IsNotEmpty() @IsString() PIX = 'pix';
  @IsNotEmpty() @IsString() CREDIT_CARD = 'credit_card';
  @IsNotEmpty() @IsString() BILLET = 'billet';
}

const Currencies = (): PropertyDecorator => (target, property) => {
  ArrayNotEmpty()(target, String(property));
  ArrayUnique()(target, String(property));
  IsIn(CURRENCIES, { each: true })(target, String(property));
};

/** The currencies by method. */
export class ChargedCurrencies {
  @Currencies() PIX: Currency[] = [DEFAULT_CURRENCY];
  @Currencies() CREDIT_CARD: Currency[] = [DEFAULT_CURRENCY];
  @Currencies() BILLET: Currency[] = [DEFAULT_CURRENCY];
}

/** The specification's texts for refused calls (payments.md §8). The provider's own texts stay in the log. */
export class RefusalTexts {
  @IsOptional() @IsString() charge?: string;
  @IsOptional() @IsString() query?: string;
  @IsOptional() @IsString() refund?: string;
  @IsOptional() @IsString() withdraw?: string;
  /** For a missing credential. */
  @IsOptional() @IsString() credentials?: string;
}

/**
 * A payment provider as data: the members of GENERIC_REST, and gateways without code. Defaults are the default
 * protocol (docs/new-gateway.md). No field is an expression.
 */
export class GenericRestOptions {
  @Matches(/^[A-Z][A-Z0-9_]{1,39}$/) id!: string;
  @IsNotEmpty() @IsString() name!: string;
  @IsInt() @Min(1) version = 1;
  @IsUrl({ require_tld: false, protocols: ['http', 'https'] }) exampleBaseAddress =
    'https://api.provider.example';

  /** The evidence for these calls. */
  @IsIn(EVIDENCE) evidence: Evidence = 'specification only';
  @IsIn(['cents', 'reaisNumber', 'reaisString']) moneyUnit: MoneyUnit = 'cents';
  @Part(() => ChargedCurrencies) currencies = new ChargedCurrencies();
  /** Operations that the provider lacks; it has all others. */
  @IsArray() @IsIn(OPERATION_NAMES, { each: true }) lacks: OperationName[] = [];
  /** The text for a missing operation, if it is not 'Method not implemented.' */
  @IsObject() @TextsOfOperations() texts: Partial<Record<OperationName, string>> = {};
  @IsIn(['local', 'provider']) cards: 'local' | 'provider' = 'local';
  @IsBoolean() checksCards = false;
  @IsBoolean() partialRefund = true;
  @IsIn(['POST', 'PUT']) refundMethod: 'POST' | 'PUT' = 'POST';
  @IsIn(['byWord', 'byCreationDate']) receiverStatus: 'byWord' | 'byCreationDate' = 'byWord';
  @IsIn(['phoneDigits', 'phonePlus55', 'phonePlus55IfMissing', 'digits', 'punctuated'])
  pixKeys: PixKeyFormat = 'phoneDigits';
  /** Our key of a payout is shortened to this many characters. */
  @IsOptional() @IsInt() @Min(20) withdrawReferenceLength?: number;

  @Part(() => Auth) auth = new Auth();
  @Part(() => Paths) paths = new Paths();
  @Part(() => MethodWords) methods = new MethodWords();
  @Part(() => ChargeFields) charge = new ChargeFields();
  @Part(() => AnswerFields) answer = new AnswerFields();
  @Part(() => WithdrawFields) withdraw = new WithdrawFields();
  @Part(() => WebhookFields) webhook = new WebhookFields();
  @Part(() => StatusWords) words = new StatusWords();
  @Part(() => WithdrawWords) withdrawWords = new WithdrawWords();
  @Part(() => RefusalTexts) refusals = new RefusalTexts();
  /** One day for most providers. */
  @Part(() => ExpiryOptions) pixExpiry = ExpiryOptions.of('pix.expiresInSeconds', 86_400);
  /** Counted in days. */
  @Part(() => ExpiryOptions) billetExpiry = ExpiryOptions.of('billet.expiresInDays', 3);
}
