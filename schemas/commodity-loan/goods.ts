/** Between the form of a loan for goods and the wire. Loads no rules: the flow imports it. */
import type { CommodityClaim, CommodityClientData } from '../../openapi/index.ts';
import { authorityName } from '../shared/borrower.ts';
import { authorityRaw } from '../shared/borrower.raw.ts';
import { showDate } from '../facts/date.ts';
import { groupDigits } from '../facts/money.ts';
import type { GoodsRaw, GoodsValues } from './goods.form.ts';

/** What the customer said, as the service takes it. What is missing becomes empty, and is refused by its field. */
export const goodsToInput = (said: GoodsValues | undefined): CommodityClientData => {
  const document = said?.document;
  return {
    lastName: said?.lastName ?? '',
    firstName: said?.firstName ?? '',
    patronymic: said?.patronymic ?? null,
    document: {
      type: document?.type ?? '',
      number: document?.number ?? '',
      dateIssue: document?.dateIssue ?? '',
      dateEnd: document?.dateEnd ?? '',
      authority: document ? authorityName(document) : '',
    },
    socialGroup: said?.socialGroup ?? '',
    monthIncome: said?.monthIncome ?? 0,
  };
};

/** What a claim holds, as raw values of the form; null: nothing was said yet. */
export const goodsFromClaim = ({ customer }: CommodityClaim): GoodsRaw | null => {
  if (customer === null) return null;
  const { type, number, dateIssue, dateEnd, authority } = customer.document;
  return {
    lastName: customer.lastName,
    firstName: customer.firstName,
    patronymic: customer.patronymic ?? '',
    document: { type, number, dateIssue: showDate(dateIssue), dateEnd: showDate(dateEnd), ...authorityRaw(authority) },
    socialGroup: customer.socialGroup,
    monthIncome: groupDigits(customer.monthIncome),
  };
};
