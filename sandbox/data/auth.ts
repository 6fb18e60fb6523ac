import type { Text } from '../core/refusal.ts';

/** Words of the auth service. */
export const authTexts = {
  wrongCredentials: { ru: 'Неверный логин или пароль', kk: 'Логин немесе құпиясөз қате' },
  tooManyTries: { ru: 'Слишком много попыток входа', kk: 'Кіру әрекеті тым көп' },
  deadToken: { ru: 'Токен недействителен', kk: 'Токен жарамсыз' },
} satisfies Record<string, Text>;
