/** A loan for goods: who buys, by which document, what they live on. Phone and personal number stand in the claim. */
import { personalNumber } from '../facts/iin.ts';
import type { FormFacts } from '../form-facts.ts';
import * as v from 'valibot';
import { documentFields, initial as emptyDocument, tidyDocument } from '../shared/document.form.ts';
import { choice, field, fields, needed, optional, sum, whole } from '../fields.ts';
import { name } from '../person-fields.ts';
import { SOCIAL_GROUPS } from '../shared/job.form.ts';
import type { Examples } from '../kit.ts';

const MAX_INCOME = 100_000_000;

const tidy = (typed: Readonly<Record<string, unknown>>) => ({ ...typed, document: tidyDocument(typed) });

/** The date bounds those of the document; the buyer's number, where known, tells when the first could be issued. */
export const goodsForm = ({ today, buyerNumber }: Pick<FormFacts, 'today' | 'buyerNumber'>) =>
  v.pipe(
    whole<GoodsRaw, ReturnType<typeof tidy>>(tidy),
    fields({
      lastName: field(needed(name(), 'form.empty.lastName')),
      firstName: field(needed(name(), 'form.empty.firstName')),
      patronymic: optional(name()),
      document: documentFields(today, personalNumber(buyerNumber).birthDate),
      socialGroup: field(choice(SOCIAL_GROUPS, 'form.choose.socialGroup')),
      /** tenge a month */
      monthIncome: field(needed(sum(0, MAX_INCOME), 'form.empty.income')),
    }),
  );

export type GoodsValues = v.InferOutput<ReturnType<typeof goodsForm>>;

export interface GoodsRaw {
  lastName: string;
  firstName: string;
  patronymic: string;
  document: Omit<(typeof emptyDocument)['document'], 'residence'>;
  socialGroup: string;
  monthIncome: string;
}

const { residence: _shown, ...document } = emptyDocument.document;

export const initial: GoodsRaw = {
  lastName: '',
  firstName: '',
  patronymic: '',
  document,
  socialGroup: 'regular',
  monthIncome: '',
};

const buyer: GoodsRaw = {
  ...initial,
  lastName: 'Көрме',
  firstName: 'Сәуле',
  document: { ...document, number: '012345678', dateIssue: '11/03/2020', dateEnd: '10/03/2030' },
  monthIncome: '450 000',
};

/** Examples are dated 2026-02-01. */
export const examples: Examples<GoodsRaw> = {
  valid: [
    buyer,
    {
      lastName: 'пробный',
      firstName: 'покупатель',
      patronymic: 'сынақұлы',
      document: {
        ...buyer.document,
        type: 'passport',
        number: 'N12345678',
        authority: 'other',
        authorityOther: 'МВД 77001',
      },
      socialGroup: 'student',
      monthIncome: '0',
    },
  ],
  invalid: [
    {
      name: 'nothing',
      raw: { ...initial, document: { ...document, type: '', authority: '' }, socialGroup: '' },
      errors: {
        lastName: 'form.empty.lastName',
        firstName: 'form.empty.firstName',
        'document.type': 'form.choose.documentType',
        'document.number': 'form.empty.documentNumber',
        'document.dateIssue': 'form.empty.issued',
        'document.dateEnd': 'form.empty.expires',
        'document.authority': 'form.empty.authority',
        socialGroup: 'form.choose.socialGroup',
        monthIncome: 'form.empty.income',
      },
    },
    {
      name: 'a document that ended today',
      raw: { ...buyer, document: { ...buyer.document, dateEnd: '01/02/2026' } },
      errors: { 'document.dateEnd': 'form.docExpired' },
    },
    {
      name: 'eight digits of a card',
      raw: { ...buyer, document: { ...buyer.document, number: '01234567' } },
      errors: { 'document.number': 'form.idNumber' },
    },
    {
      name: 'an income beyond belief',
      raw: { ...buyer, monthIncome: '100 000 001' },
      errors: { monthIncome: 'form.range' },
    },
  ],
};
