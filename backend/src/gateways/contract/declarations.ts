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

/** It implements what it declares, and nothing else. */
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

/** Each capability has an example, each API its token call. */
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

/** A form can ask for its credentials in three languages, and one at least is secret. */
export const describesCredentials: ContractCheck = ({ manifest, account }) => {
  const fields = describeCredentials(manifest.credentials);
  const names = fields.map(({ name }) => name);
  return [
    ...Object.keys(account.credentials)
      .filter((name) => !names.includes(name))
      .map((name) => `no form asks for the credential ${name}`),
    ...unless(
      fields.some(({ secret }) => secret),
      'none of its credentials is secret',
    ),
    ...fields
      .filter(({ label }) => Object.values(label).filter((text) => text !== '').length !== 3)
      .map(({ name }) => `the credential ${name} is not named in three languages`),
  ];
};

/** Only where it says so is a charge of a buyer without an address refused, and then before anything is sent. */
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

/** The address of the account is called, never the one shown as an example. */
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

/** Without a credential it needs, it refuses and sends nothing. */
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

/** What it does not offer is refused in the words of the specification, and nothing is sent. */
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

/** It proves who we are as the example of its token call does, or with what the account holds. */
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

/** What proves who we are: the first header of the gateway's own, or a secret where it travels in the address or the body. */
function identity(gateway: AnyGateway, { credentials }: GatewayAccount): string {
  const [header] = Object.values(gateway.authorize(credentials, { api: 'main', token: '' }));
  const secret = describeCredentials(gateway.manifest.credentials).find((field) => field.secret)?.name ?? '';
  return header ?? String(credentials[secret]);
}
