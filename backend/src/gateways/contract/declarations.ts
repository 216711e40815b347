import {
  OPERATION_NAMES,
  describeCredentials,
  type AnyGateway,
  type Capability,
  type GatewayAccount,
  type PaymentMethod,
} from '@guiche/gateway-kit';
import { SAMPLE_CHARGE } from '../rehearsal/samples.js';
import { asInAnExample, runOperation, stage } from '../rehearsal/stage.js';
import { differences, each, unless, unlike, type ContractCheck } from './problems.js';
import { staged, successfulExample } from './subject.js';

const CHARGES: readonly (readonly [Capability & keyof AnyGateway, PaymentMethod])[] = [
  ['chargePix', 'PIX'],
  ['chargeCard', 'CREDIT_CARD'],
  ['chargeBillet', 'BILLET'],
];

/** Implements the declared capabilities, and no others. */
export const implementsDeclaredCapabilities: ContractCheck = ({ gateway, manifest }) => {
  const implemented = [
    ...OPERATION_NAMES.filter((name) => gateway[name] !== undefined),
    ...(gateway.webhook ? (['webhook'] as const) : []),
  ];
  const declared = new Set<string>(manifest.capabilities);
  return [
    ...implemented.filter((name) => !declared.has(name)).map((name) => `${name} is not declared`),
    ...[...declared]
      .filter((name) => !implemented.includes(name as Capability))
      .map((name) => `${name} is declared, but not there`),
  ];
};

/** Each capability has an example, and each API has one of its token call. */
export const hasExampleOfEachCapability: ContractCheck = ({ manifest, examples, logins, gateway }) => {
  const shown = new Set(examples.map(({ capability }) => capability));
  shown.delete('login');
  return [
    ...manifest.capabilities
      .filter((name) => !shown.has(name))
      .map((name) => `fixtures/${name}.*.json is missing: ${name} has no example`),
    ...[...shown]
      .filter((name) => !manifest.capabilities.includes(name as Capability))
      .map((name) => `there is an example of ${name}, which is not declared`),
    ...differences('token calls in examples', logins.length, Object.keys(gateway.logins).length),
  ];
};

/** The credentials can be shown in a form in three languages, and at least one is secret. */
export const describesCredentials: ContractCheck = ({ manifest, account }) => {
  const fields = describeCredentials(manifest.credentials);
  const names = fields.map(({ name }) => name);
  return [
    ...Object.keys(account.credentials)
      .filter((name) => !names.includes(name))
      .map((name) => `no form shows the credential ${name}`),
    ...unless(
      fields.some(({ secret }) => secret),
      'none of its credentials is secret',
    ),
    ...fields
      .filter(({ label }) => Object.values(label).filter((text) => text !== '').length !== 3)
      .map(({ name }) => `the credential ${name} is not named in three languages`),
  ];
};

/** Refuses a charge without the buyer's address only where declared, and before anything is sent. */
export const requiresAddressOnlyWhereDeclared: ContractCheck = (subject) =>
  each(CHARGES, async ([capability, method]) => {
    const example = successfulExample(subject, capability);
    if (!example) return [];
    const { runner, sent } = staged(subject, example.exchanges);
    const charge = { capability, intent: { ...example.intent, address: undefined } };
    const outcome = await runOperation(runner, subject.gateway, subject.account, charge);
    const what = `${capability} without an address`;
    if (!subject.manifest.wantsAddress?.includes(method))
      return unless(sent.length === example.exchanges.length, `${what}: ${JSON.stringify(outcome)}`);
    return [
      ...unlike(what, outcome, { kind: 'refused', reason: 'request' }),
      ...differences(`${what}: requests`, sent.length, 0),
    ];
  });

/** Calls the account's address, never the example address. */
export const callsConfiguredAddress: ContractCheck = (subject) =>
  each(subject.operations, async (example) => {
    const { runner, sent } = staged(subject, example.exchanges);
    const elsewhere = 'http://elsewhere.example/x/';
    const moved = { ...subject.account, baseAddress: elsewhere, accountsBaseAddress: elsewhere };
    await runOperation(runner, subject.gateway, moved, example);
    return [
      ...unless(sent.length > 0, `${example.name}: nothing was sent`),
      ...sent
        .filter(({ url }) => !/^http:\/\/elsewhere\.example\/x\/[^/]/.test(url))
        .map(({ url }) => `${example.name}: called ${url}`),
    ];
  });

/** Refuses, and sends nothing, when a required credential is missing. */
export const requiresCredentials: ContractCheck = ({
  gateway,
  account,
  manifest,
  operations,
  runner: Runner,
}) =>
  each(
    describeCredentials(manifest.credentials).filter((field) => field.required),
    async ({ name }) => {
      const { [name]: _, ...incomplete } = account.credentials;
      const { runner, sent } = stage([], [], Runner);
      const [first] = operations;
      if (!first) return [];
      const outcome = await runOperation(runner, gateway, { ...account, credentials: incomplete }, first);
      return [
        ...unlike(`without ${name}`, outcome, { kind: 'refused', reason: 'configuration' }),
        ...differences(`requests without ${name}`, sent.length, 0),
      ];
    },
  );

/** Refuses undeclared operations with the specified text, and sends nothing. */
export const refusesUndeclaredOperations: ContractCheck = (subject) =>
  each(CHARGES, async ([capability, paymentMethod]) => {
    const { gateway, account, manifest } = subject;
    if (manifest.capabilities.includes(capability)) return [];
    const { runner, sent } = staged(subject, []);
    const outcome = await runner.charge(gateway, account, { ...SAMPLE_CHARGE, paymentMethod });
    return [
      ...differences(capability, outcome, {
        kind: 'refused',
        reason: 'notOffered',
        detail: manifest.texts?.[capability as keyof typeof manifest.texts] ?? 'Method not implemented.',
      }),
      ...differences(`${capability}: requests`, sent.length, 0),
    ];
  });

/** Authenticates like the example of its token call, or with the account's credentials. */
export const authenticatesRequests: ContractCheck = async ({
  gateway,
  account,
  login,
  operations,
  runner: Runner,
}) => {
  const { runner, sent } = stage(login ? [login] : [], [], Runner);
  const [first] = operations;
  if (!first) return [];
  await runOperation(runner, gateway, account, first);
  const [request] = sent;
  if (!request) return ['nothing was sent'];
  return login
    ? differences('token call', asInAnExample(request), login.request)
    : unless(
        JSON.stringify(sent).includes(identity(gateway, account)),
        'the first request does not prove who we are',
      );
};

/** The authentication: the gateway's first own header, or a secret in the address or the body. */
function identity(gateway: AnyGateway, { credentials }: GatewayAccount): string {
  const [header] = Object.values(gateway.authorize(credentials, { api: 'main', token: '' }));
  const secret = describeCredentials(gateway.manifest.credentials).find((field) => field.secret)?.name ?? '';
  return header ?? String(credentials[secret]);
}
