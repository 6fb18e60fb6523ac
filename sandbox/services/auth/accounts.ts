import type { Role } from '../../core/service.ts';

/** An account that a fresh sandbox knows. All people and numbers are invented. */
export interface DemoAccount {
  readonly id: string;
  readonly username: string;
  readonly password: string;
  /** 11 digits. */
  readonly phone: string;
  readonly role: Role;
  readonly personalNumber: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly patronymic: string | null;
  /** What the personal number makes partners do. */
  readonly scenario: string;
}

/** The accounts of a fresh sandbox; `GET /sandbox/api/accounts` shows them. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    id: '00000000-0000-4000-8000-000000000001',
    username: 'aidos',
    password: 'demo-password',
    phone: '77000000001',
    role: 'client',
    personalNumber: '900115399012',
    lastName: 'Демеу',
    firstName: 'Айдос',
    patronymic: 'Сынақұлы',
    scenario: 'every bank approves',
  },
  {
    id: '00000000-0000-4000-8000-000000000002',
    username: 'arman',
    password: 'demo-password',
    phone: '77000000002',
    role: 'client',
    personalNumber: '950707399034',
    lastName: 'Тестов',
    firstName: 'Арман',
    patronymic: null,
    scenario: 'two banks approve, two reject, one stays pending',
  },
  {
    id: '00000000-0000-4000-8000-000000000003',
    username: 'saule',
    password: 'demo-password',
    phone: '77000000003',
    role: 'client',
    personalNumber: '920417499202',
    lastName: 'Көрме',
    firstName: 'Сәуле',
    patronymic: null,
    scenario: 'a claim in every status',
  },
  {
    id: '00000000-0000-4000-8000-000000000010',
    username: 'dealer-demo',
    password: 'demo-password',
    phone: '77000000010',
    role: 'dealer',
    personalNumber: '850101399014',
    lastName: 'Автосалонов',
    firstName: 'Тимур',
    patronymic: null,
    scenario: 'dealer',
  },
  {
    id: '00000000-0000-4000-8000-000000000020',
    username: 'partner-demo',
    password: 'demo-password',
    phone: '77000000020',
    role: 'partner',
    personalNumber: '870202499023',
    lastName: 'Партнёрова',
    firstName: 'Дана',
    patronymic: null,
    scenario: 'partner',
  },
  {
    id: '00000000-0000-4000-8000-000000000011',
    username: 'dealer-astana',
    password: 'demo-password',
    phone: '77000000011',
    role: 'dealer',
    personalNumber: '880909399012',
    lastName: 'Салонов',
    firstName: 'Ерлан',
    patronymic: null,
    scenario: 'another dealer',
  },
  {
    id: '00000000-0000-4000-8000-000000000021',
    username: 'partner-aqtobe',
    password: 'demo-password',
    phone: '77000000021',
    role: 'partner',
    personalNumber: '910303499022',
    lastName: 'Серіктесова',
    firstName: 'Жанар',
    patronymic: null,
    scenario: 'another partner',
  },
];
