import type { Rejection } from '../../openapi/index.ts';
import type { Text } from '../core/refusal.ts';

/** The rules of a bank of the sandbox. Rates and fees in percent, terms in months, sums in tenge; null: does not lend for that. */
export interface BankRules {
  readonly alias: string;
  readonly name: Text;
  readonly type: 'bvu' | 'mfo';
  /** Its public number for customers, 11 digits; null: it tells none. */
  readonly phone: string | null;
  readonly rateNew: number | null;
  readonly rateUsed: number | null;
  readonly minFeeNew: number | null;
  readonly minFeeUsed: number | null;
  readonly minFeeC2c: number | null;
  readonly termMin: number;
  readonly termMax: number;
  readonly sumMin: number;
  readonly sumMax: number;
  /** Asks for an official income. */
  readonly incomeProof: boolean;
  readonly kdnMax: number;
  /** Oldest car, years today. */
  readonly carAgeMax: number;
  readonly cascoRequired: boolean;
  readonly gpsRequired: boolean;
  /** Percentage points off the rate for a borrower who insures life; taken back when that insurance is declined. */
  readonly lifeDiscount: number;
  readonly note: Text | null;
  /** Publishes what its partners usually ask for what is paid beside the loan. */
  readonly tellsExtras: boolean;
  /** Asks for the borrower's codeword when it is missing. */
  readonly asksCodeword: boolean;
  /** Seconds until the answer, in sandbox time. */
  readonly answerSec: number;
  /** Hours an approval lives. */
  readonly offerHours: number;
}

/** The banks, in the order in which they are shown. Companies are invented except those that the product names. */
export const banks: readonly BankRules[] = [
  {
    alias: 'eubank',
    name: 'Eubank',
    type: 'bvu',
    phone: '77270000203',
    rateNew: 22.9,
    rateUsed: 26.7,
    minFeeNew: 20,
    minFeeUsed: 20,
    minFeeC2c: 30,
    termMin: 12,
    termMax: 84,
    sumMin: 500_000,
    sumMax: 15_000_000,
    incomeProof: true,
    kdnMax: 0.5,
    carAgeMax: 15,
    cascoRequired: false,
    gpsRequired: false,
    lifeDiscount: 1.5,
    note: { ru: 'Нужна выписка из ЕНПФ', kk: 'БЖЗҚ үзінді көшірмесі керек' },
    tellsExtras: true,
    asksCodeword: true,
    answerSec: 12,
    offerHours: 72,
  },
  {
    alias: 'demo_dala',
    name: { ru: 'Дала Демо Банк', kk: 'Дала Демо Банк' },
    type: 'bvu',
    phone: '77270000201',
    rateNew: 21.7,
    rateUsed: 25,
    minFeeNew: 10,
    minFeeUsed: 20,
    minFeeC2c: 40,
    termMin: 12,
    termMax: 84,
    sumMin: 1_000_000,
    sumMax: 45_000_000,
    incomeProof: true,
    kdnMax: 0.5,
    carAgeMax: 13,
    cascoRequired: false,
    gpsRequired: false,
    lifeDiscount: 2,
    note: { ru: 'Выгоднее всего для новых авто', kk: 'Жаңа көліктерге ең тиімді' },
    tellsExtras: true,
    asksCodeword: false,
    answerSec: 5,
    offerHours: 72,
  },
  {
    alias: 'demo_orda',
    name: { ru: 'Орда Демо Банк', kk: 'Орда Демо Банк' },
    type: 'bvu',
    phone: '77270000202',
    rateNew: 24.5,
    rateUsed: 28.3,
    minFeeNew: 15,
    minFeeUsed: 20,
    minFeeC2c: 30,
    termMin: 12,
    termMax: 84,
    sumMin: 500_000,
    sumMax: 25_000_000,
    incomeProof: false,
    kdnMax: 0.5,
    carAgeMax: 13,
    cascoRequired: true,
    gpsRequired: false,
    lifeDiscount: 2,
    note: { ru: 'КАСКО обязательно', kk: 'КАСКО міндетті' },
    tellsExtras: true,
    asksCodeword: false,
    answerSec: 9,
    offerHours: 72,
  },
  {
    alias: 'demo_nomad',
    name: { ru: 'Номад Демо Банк', kk: 'Номад Демо Банк' },
    type: 'bvu',
    phone: '77270000204',
    rateNew: 19.9,
    rateUsed: null,
    minFeeNew: 30,
    minFeeUsed: null,
    minFeeC2c: null,
    termMin: 12,
    termMax: 60,
    sumMin: 1_000_000,
    sumMax: 30_000_000,
    incomeProof: true,
    kdnMax: 0.45,
    carAgeMax: 0,
    cascoRequired: false,
    gpsRequired: false,
    lifeDiscount: 1,
    note: { ru: 'Только новые авто, ставка субсидируется', kk: 'Тек жаңа көліктер, мөлшерлеме субсидияланады' },
    tellsExtras: true,
    asksCodeword: false,
    answerSec: 15,
    offerHours: 72,
  },
  {
    alias: 'mcf',
    name: 'MCF',
    type: 'mfo',
    phone: '77270000205',
    rateNew: 23,
    rateUsed: 27,
    minFeeNew: 0,
    minFeeUsed: 10,
    minFeeC2c: 20,
    termMin: 12,
    termMax: 120,
    sumMin: 1_000_000,
    sumMax: 73_840_000,
    incomeProof: false,
    kdnMax: 0.5,
    carAgeMax: 20,
    cascoRequired: false,
    gpsRequired: true,
    lifeDiscount: 0,
    note: { ru: 'Нужен GPS-трекер', kk: 'GPS-трекер керек' },
    tellsExtras: true,
    asksCodeword: false,
    answerSec: 7,
    offerHours: 72,
  },
  {
    alias: 'demo_jet',
    name: { ru: 'Джет Демо Финанс', kk: 'Джет Демо Финанс' },
    type: 'mfo',
    phone: null,
    rateNew: 32,
    rateUsed: 34,
    minFeeNew: 0,
    minFeeUsed: 0,
    minFeeC2c: 0,
    termMin: 3,
    termMax: 84,
    sumMin: 300_000,
    sumMax: 15_000_000,
    incomeProof: false,
    kdnMax: 0.5,
    carAgeMax: 20,
    cascoRequired: false,
    gpsRequired: false,
    lifeDiscount: 0,
    note: { ru: 'Ответ за несколько секунд', kk: 'Бірнеше секундта жауап береді' },
    tellsExtras: false,
    asksCodeword: false,
    answerSec: 3,
    offerHours: 24,
  },
];

/** The rules of the bank with this alias, or null. */
export const bankOf = (alias: string): BankRules | null => banks.find((bank) => bank.alias === alias) ?? null;

/** Yearly casco, percent of the car's price; the tracker, tenge; yearly life insurance, percent of the loan. */
export const extraPrices = { cascoPercent: 3.51, gpsOnce: 120_000, gpsMonthly: 2_500, lifePercent: 1 } as const;

/** Cars of some brands are lent for only while they are this young, years. */
export const YOUNG_BRAND_AGE = 5;

export const rejectionTexts: Readonly<Record<Rejection['code'], Text>> = {
  KDN_LIMIT: { ru: 'Долговая нагрузка выше 50 %', kk: 'Борыштық жүктеме 50 %-дан жоғары' },
  STOP_CREDIT: { ru: 'Установлен «Стоп-кредит»', kk: '«Стоп-кредит» орнатылған' },
  OVERDUE_90: { ru: 'Есть просрочка более 90 дней', kk: '90 күннен асқан мерзімі өткен берешек бар' },
  AGE: { ru: 'Возраст не подходит по условиям', kk: 'Жасыңыз шарттарға сай емес' },
  INCOME_UNCONFIRMED: { ru: 'Доход не подтверждён', kk: 'Табыс расталмаған' },
  CAR_AGE: { ru: 'Автомобиль старше допустимого', kk: 'Көлік рұқсат етілген жастан ескі' },
  PLEDGE: { ru: 'Авто в залоге или под арестом', kk: 'Көлік кепілде немесе тыйымда' },
  DATA_MISMATCH: { ru: 'Данные не совпали с государственной базой', kk: 'Деректер мемлекеттік базамен сәйкес келмеді' },
  SMALL_FEE: { ru: 'Нужен больший взнос', kk: 'Бастапқы жарнаны арттыру қажет' },
  POLICY: { ru: 'Внутренняя политика банка', kk: 'Банктің ішкі саясаты' },
  EXPIRED: { ru: 'Срок ответа истёк', kk: 'Жауап мерзімі өтті' },
};

/** Words for conscripts, who may not borrow; the code stays POLICY. */
export const conscriptText: Text = {
  ru: 'Военнослужащим срочной службы кредиты не выдают',
  kk: 'Мерзімді әскери қызметшілерге несие берілмейді',
};

/** Words for a first loan without a pledge that is too big to be given on line; the code stays POLICY. */
export const visitText: Text = {
  ru: 'Первый беззалоговый заём на такую сумму выдают только при личном визите',
  kk: 'Мұндай сомаға алғашқы кепілсіз қарыз тек өзі келгенде беріледі',
};

/** Words of what an approved offer asks for. */
export const conditionTexts = {
  pledge: { ru: 'Залог автомобиля до полного погашения', kk: 'Несие толық өтелгенше көлік кепілде болады' },
  casco: { ru: 'КАСКО на весь срок', kk: 'Бүкіл мерзімге КАСКО' },
  gps: { ru: 'GPS-трекер на весь срок', kk: 'Бүкіл мерзімге GPS-трекер' },
  feeRaised: { ru: 'Банк предлагает больший первоначальный взнос', kk: 'Банк бастапқы жарнаны көбейтуді ұсынады' },
  termCut: { ru: 'Банк предлагает другой срок', kk: 'Банк басқа мерзім ұсынады' },
  rateCut: { ru: 'Ставка снижена до предела ГЭСВ', kk: 'Мөлшерлеме СЖТМ шегіне дейін төмендетілді' },
} as const satisfies Record<string, Text>;

export type Condition = keyof typeof conditionTexts;
