import { expect, it } from 'vitest';
import type { InsuranceOffer } from '../../openapi/index.ts';
import { samples } from '../../openapi/generated/samples.ts';
import { say } from '../../sandbox/core/service.ts';
import { paymentPurpose } from '../../sandbox/data/insurance-papers.ts';
import { agreementPaper } from '../../sandbox/services/insurance/papers.ts';
import type { InsuranceRecord } from '../../sandbox/services/insurance/records.ts';

const ready = (samples.getOffer as readonly { name: string; output?: unknown }[]).find(({ name }) => name === 'ready')
  ?.output as InsuranceOffer;
const claim = (locale: 'ru' | 'kk') =>
  ({
    locale,
    personalNumber: '900115399012',
    phone: '77000000001',
    data: { customer: null, car: null, contract: null, product: { startDate: '2026-02-02' } },
  }) as unknown as InsuranceRecord;
const linesOf = (locale: 'ru' | 'kk', offer: InsuranceOffer) =>
  agreementPaper(claim(locale), offer, 'CI-1', Date.parse('2026-02-01T06:00:00Z')).lines.flatMap((line) =>
    typeof line === 'string' && /^(?:\d\.|Платежей|Төлем саны)/.test(line) ? [line.replaceAll('\u00a0', ' ')] : [],
  );

it('names every instalment of a premium in parts, with its day', () => {
  const offer: InsuranceOffer = { ...ready, premium: 309_473, instalments: 4, termMonths: 12 };
  expect(linesOf('ru', offer)).toEqual([
    'Платежей: 4',
    '1. сразу после подписания: 77 368 ₸',
    '2. 02/05/2026: 77 368 ₸',
    '3. 02/08/2026: 77 368 ₸',
    '4. 02/11/2026: 77 369 ₸',
  ]);
  expect(linesOf('kk', offer)[1]).toBe('1. қол қойылған бойда: 77 368 ₸');
});

it('names none of a premium that is paid at once', () => {
  expect(linesOf('ru', { ...ready, premium: 240_000, instalments: 1 })).toEqual(['Платежей: 1']);
});

it('says on the payment page which of how many payments it is', () => {
  expect(say(paymentPurpose('CI-1', 4), 'ru')).toBe('Страховая премия по договору CI-1, 1-й платёж из 4');
  expect(say(paymentPurpose('CI-1', 1), 'ru')).toBe('Страховая премия по договору CI-1');
});
