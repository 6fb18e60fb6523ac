/** Car insurance, step 3: what the car costs, whose it was, who has a right in it. */
import type { FormFacts } from '../form-facts.ts';
import * as v from 'valibot';
import type { TextId } from '../../locales/ids.ts';
import { CAR_PRICE } from './car.form.ts';
import { choice, field, fields, flag, needed, optional, pickedId, sum, text, whole } from '../fields.ts';
import { date } from '../person-fields.ts';
import { message, type Examples } from '../kit.ts';

export const SELLER_KINDS = ['dealer', 'person'] as const;

type Typed = Readonly<Record<string, unknown>>;

/** A new car was nobody's: what was typed of a seller before it became one is dropped. */
const tidy = (typed: Typed, isNew: boolean): Typed => ({
  ...typed,
  sellerKind: isNew ? '' : typed['sellerKind'],
  sellerName: isNew || (typed['sellerKind'] ?? '') === '' ? '' : typed['sellerName'],
  ...(typed['isPledged'] === true ? {} : { beneficiary: '', loanContractNumber: '' }),
});

export const carContractForm = ({ today, carType }: Pick<FormFacts, 'today' | 'carType'>) =>
  v.pipe(
    whole<CarContractRaw, Typed>((typed) => tidy(typed, carType === 'new')),
    fields({
      price: field(needed(sum(CAR_PRICE.min, CAR_PRICE.max, 'form.price'), 'form.empty.carPrice')),
      sellerKind: optional(choice(SELLER_KINDS, 'form.refused')),
      sellerName: optional(text({ min: 2, max: 100 })),
      contractNumber: optional(text({ max: 40 })),
      contractDate: optional(date),
      /** to a bank that lent the money for it */
      isPledged: flag,
      /** alias of that bank */
      beneficiary: optional(pickedId('form.choose.beneficiary')),
      loanContractNumber: optional(text({ max: 40 })),
    }),
    v.forward(
      v.partialCheck(
        [['contractDate']],
        ({ contractDate }) => contractDate === null || contractDate <= today,
        message('form.futureDate'),
      ),
      ['contractDate'],
    ),
    v.forward(
      v.partialCheck(
        [['contractNumber'], ['contractDate']],
        ({ contractNumber, contractDate }) => contractNumber !== null || contractDate === null,
        message('form.contractPair'),
      ),
      ['contractNumber'],
    ),
    v.forward(
      v.partialCheck(
        [['contractNumber'], ['contractDate']],
        ({ contractNumber, contractDate }) => contractNumber === null || contractDate !== null,
        message('form.contractPair'),
      ),
      ['contractDate'],
    ),
    v.forward(
      v.partialCheck(
        [['sellerKind'], ['sellerName']],
        ({ sellerKind, sellerName }) => sellerKind !== 'person' || sellerName !== null,
        message('form.empty.sellerName'),
      ),
      ['sellerName'],
    ),
    v.forward(
      v.partialCheck(
        [['sellerKind'], ['sellerName']],
        ({ sellerKind, sellerName }) => sellerKind !== 'dealer' || sellerName !== null,
        message('form.empty.dealerName'),
      ),
      ['sellerName'],
    ),
    v.forward(
      v.partialCheck(
        [['isPledged'], ['beneficiary']],
        ({ isPledged, beneficiary }) => !isPledged || beneficiary !== null,
        message('form.choose.beneficiary'),
      ),
      ['beneficiary'],
    ),
  );

export type CarContractValues = v.InferOutput<ReturnType<typeof carContractForm>>;

export interface CarContractRaw {
  price: string;
  sellerKind: string;
  sellerName: string;
  contractNumber: string;
  contractDate: string;
  isPledged: boolean;
  beneficiary: string;
  loanContractNumber: string;
}

export const initial: CarContractRaw = {
  price: '',
  sellerKind: '',
  sellerName: '',
  contractNumber: '',
  contractDate: '',
  isPledged: false,
  beneficiary: '',
  loanContractNumber: '',
};

const own: CarContractRaw = { ...initial, price: '10 000 000' };
/** Who has bought it lately is asked for the contract. */
const bought: CarContractRaw = { ...own, sellerKind: 'dealer', sellerName: 'Демо Авто' };

const wrong = (name: string, change: Partial<CarContractRaw>, errors: Readonly<Record<string, TextId>>) => ({
  name,
  raw: { ...own, ...change },
  errors,
});

/** Examples are dated 2026-02-01. */
export const examples: Examples<CarContractRaw> = {
  valid: [
    own,
    {
      price: '12 500 000',
      sellerKind: 'dealer',
      sellerName: 'Демо Авто',
      contractNumber: 'ДКП-7',
      contractDate: '20/01/2026',
      isPledged: true,
      beneficiary: 'demo_dala',
      loanContractNumber: 'АК-100',
    },
    // what was typed before the box was unticked is neither judged nor sent
    { ...own, beneficiary: 'demo_dala', loanContractNumber: 'АК-100' },
  ],
  invalid: [
    { name: 'nothing', raw: initial, errors: { price: 'form.empty.carPrice' } },
    wrong('too cheap', { price: '499 999' }, { price: 'form.price' }),
    wrong('a number without its date', { ...bought, contractNumber: 'ДКП-7' }, { contractDate: 'form.contractPair' }),
    wrong(
      'a date without its number',
      { ...bought, contractDate: '20/01/2026' },
      { contractNumber: 'form.contractPair' },
    ),
    wrong(
      'bought tomorrow',
      { ...bought, contractNumber: 'ДКП-7', contractDate: '02/02/2026' },
      { contractDate: 'form.futureDate' },
    ),
    wrong('a nameless seller', { sellerKind: 'person' }, { sellerName: 'form.empty.sellerName' }),
    wrong('a nameless dealer', { sellerKind: 'dealer' }, { sellerName: 'form.empty.dealerName' }),
    wrong('pledged to nobody', { isPledged: true }, { beneficiary: 'form.choose.beneficiary' }),
  ],
};
