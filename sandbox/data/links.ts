import type { Text } from '../core/refusal.ts';

/** Words of the short links: refusals, and the message of a link that was asked for again. */
export const linkTexts = {
  unknown: { ru: 'Ссылка не найдена', kk: 'Сілтеме табылмады' },
  used: { ru: 'Ссылку уже открывали на другом устройстве', kk: 'Сілтеме басқа құрылғыда ашылған' },
  unused: { ru: 'Ссылку ещё не открывали', kk: 'Сілтеме әлі ашылмаған' },
  expired: { ru: 'Ссылка устарела', kk: 'Сілтеме ескірген' },
  wrongDigits: { ru: 'Цифры не совпали', kk: 'Цифрлар сәйкес келмеді' },
  locked: {
    ru: 'Слишком много попыток. Запросите новую ссылку',
    kk: 'Әрекет тым көп. Жаңа сілтеме сұраңыз',
  },
} as const satisfies Record<string, Text>;

/** The message with a new link. */
export const renewedSms = (link: string): { ru: string; kk: string } => ({
  ru: `Ваша ссылка: ${link}. Действует 72 часа, никому её не передавайте.`,
  kk: `Сіздің сілтемеңіз: ${link}. 72 сағат жарамды, оны ешкімге бермеңіз.`,
});
