import type { UserRole } from '../modules/identity/index.js';
import { PLATFORM_A, PLATFORM_B, demoId } from './platforms.js';

/** The password of everybody in the demonstration. Published, so worth nothing elsewhere. */
export const DEMO_PASSWORD = 'guiche-demo-2026';
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$Z3VpY2hlIGRlbW8gc2FsdA$UJHxiCjRoZwfxQhw09JZWVeUv5u9YF2umFw6kLQphns';

export const MASTER = {
  id: demoId(9),
  name: 'Beatriz Nogueira',
  email: 'master@guiche.example',
  passwordHash,
};

/** What the functionary of the demonstration may do. */
export const FUNCTIONARY_FLAGS = ['isDashboardAvailable', 'isSalesAvailable', 'isUsersAvailable'];

interface DemoUser {
  readonly id: string;
  readonly platformId: string;
  readonly role: UserRole;
  readonly name: string;
  readonly email: string;
  readonly managerId: string | null;
  /** CPF or CNPJ. Null: not given yet. */
  readonly document?: string;
  readonly flags?: string[];
  readonly managerCode?: string;
}

const PEOPLE: readonly DemoUser[] = [
  {
    id: demoId(11),
    platformId: PLATFORM_A,
    role: 'MANAGER',
    name: 'Rafael Moura',
    email: 'gerente@conecta.example',
    managerId: null,
    managerCode: 'RAFAEL',
    document: '11144477735',
  },
  {
    id: demoId(12),
    platformId: PLATFORM_A,
    role: 'PRODUCER',
    name: 'Ana Beatriz Lima',
    email: 'produtora@conecta.example',
    managerId: demoId(11),
    document: '39053344705',
  },
  {
    id: demoId(13),
    platformId: PLATFORM_A,
    role: 'ADMIN',
    name: 'Carlos Teixeira',
    email: 'admin@conecta.example',
    managerId: null,
  },
  {
    id: demoId(14),
    platformId: PLATFORM_A,
    role: 'FUNCTIONARY',
    name: 'Júlia Prado',
    email: 'equipe@conecta.example',
    managerId: null,
    flags: FUNCTIONARY_FLAGS,
  },
  {
    id: demoId(15),
    platformId: PLATFORM_A,
    role: 'CUSTOMER',
    name: 'Maria Aparecida Souza',
    email: 'cliente@conecta.example',
    managerId: null,
  },
  {
    id: demoId(21),
    platformId: PLATFORM_B,
    role: 'PRODUCER',
    name: 'Pedro Henrique Alves',
    email: 'produtor@vitrine.example',
    managerId: null,
  },
  {
    id: demoId(22),
    platformId: PLATFORM_B,
    role: 'ADMIN',
    name: 'Lúcia Ferraz',
    email: 'admin@vitrine.example',
    managerId: null,
  },
  {
    id: demoId(16),
    platformId: PLATFORM_A,
    role: 'PRODUCER',
    name: 'Tiago Barbosa',
    email: 'coprodutor@conecta.example',
    managerId: null,
  },
  {
    id: demoId(17),
    platformId: PLATFORM_A,
    role: 'PRODUCER',
    name: 'Renata Castro',
    email: 'afiliada@conecta.example',
    managerId: null,
  },
  {
    id: demoId(23),
    platformId: PLATFORM_B,
    role: 'FUNCTIONARY',
    name: 'Sandra Kuhn',
    email: 'equipe@vitrine.example',
    managerId: null,
    flags: FUNCTIONARY_FLAGS,
  },
  {
    id: demoId(24),
    platformId: PLATFORM_B,
    role: 'MANAGER',
    name: 'Marcos Reinert',
    email: 'gerente@vitrine.example',
    managerId: null,
  },
  {
    id: demoId(25),
    platformId: PLATFORM_B,
    role: 'CUSTOMER',
    name: 'João Schmitt',
    email: 'cliente@vitrine.example',
    managerId: null,
  },
  {
    id: demoId(26),
    platformId: PLATFORM_B,
    role: 'PRODUCER',
    name: 'Elisa Wagner',
    email: 'coprodutora@vitrine.example',
    managerId: null,
  },
  {
    id: demoId(27),
    platformId: PLATFORM_B,
    role: 'PRODUCER',
    name: 'Bruno Hass',
    email: 'afiliado@vitrine.example',
    managerId: null,
  },
];

/** Everybody of the two platforms. The co-producers and affiliates are sellers like the others. */
export const USERS = PEOPLE.map((person) => ({ ...person, passwordHash }));

export const PRODUCER_A = demoId(12);
export const PRODUCER_B = demoId(21);

/** Where the producer withdraws to: approved, and its waiting time is over. */
export const BANK_ACCOUNTS = [
  {
    ...{ id: demoId(96), platformId: PLATFORM_A, userId: PRODUCER_A, kind: 'PIX' },
    ...{ pixKey: 'produtora@conecta.example', pixType: 'EMAIL' },
    ...{ holderName: 'Ana Beatriz Lima', holderDocument: '39053344705' },
  },
  {
    ...{ id: demoId(97), platformId: PLATFORM_A, userId: demoId(11), kind: 'PIX' },
    ...{ pixKey: 'gerente@conecta.example', pixType: 'EMAIL' },
    ...{ holderName: 'Rafael Moura', holderDocument: '11144477735' },
  },
] as const;

/** Where the receivers of the producer are paid to. */
export const PRODUCERS_BANK = {
  ...{ id: demoId(98), platformId: PLATFORM_A, userId: PRODUCER_A },
  ...{ bankCode: '260', branchNumber: '0001', accountNumber: '7310466', accountDigit: '2' },
  ...{ holderName: 'Ana Beatriz Lima', holderDocument: '39053344705' },
} as const;

/** The producer as a sub-merchant of Iugu. The demonstration charges through others, until an account there is added. */
export const RECEIVERS = [
  {
    id: demoId(95),
    platformId: PLATFORM_A,
    userId: PRODUCER_A,
    receiverProvider: 'IUGU',
    receiverId: '8D21F6B04C7E4A93B5E80A1D6F3C9275',
    receiverToken: 'live-token-demo-ana-beatriz',
    document: '39053344705',
    name: 'Ana Beatriz Lima',
    email: 'produtora@conecta.example',
    status: 'ACTIVE',
  },
] as const;
