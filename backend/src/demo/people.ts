import { PLATFORM_A, PLATFORM_B, demoId } from './platforms.js';

export const MASTER = { id: demoId(9), name: 'Beatriz Nogueira', email: 'master@guiche.example' };

export const USERS = [
  {
    id: demoId(11),
    platformId: PLATFORM_A,
    role: 'MANAGER',
    name: 'Rafael Moura',
    email: 'gerente@conecta.example',
    managerId: null,
  },
  {
    id: demoId(12),
    platformId: PLATFORM_A,
    role: 'PRODUCER',
    name: 'Ana Beatriz Lima',
    email: 'produtora@conecta.example',
    managerId: demoId(11),
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
] as const;

export const PRODUCER_A = demoId(12);
export const PRODUCER_B = demoId(21);

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
