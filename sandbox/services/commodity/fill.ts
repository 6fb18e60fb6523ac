import type { CommodityClaim, CommodityClientData } from '../../../openapi/index.ts';
import { addYears } from '../../../schemas/facts/date.ts';
import { refuseKeeping, type Call, type Reply, type Work } from '../../core/service.ts';
import { fieldTexts } from '../../data/claim.ts';
import { commodityTexts } from '../../data/commodity.ts';
import { createReader } from '../claim/checks.ts';
import { collectProblems } from '../claim/problems.ts';
import { today } from '../claim/today.ts';
import { documentNumberPattern } from '../../../schemas/facts/document-number.ts';
import { sendSoon } from './banks.ts';
import { move, own, save } from './store.ts';
import { claimView } from './view.ts';

/** The customer's data, read by the rules of the forms; 422 with every wrong field. */
const readData = (work: Work, given: CommodityClientData): CommodityClientData => {
  const problems = collectProblems('body');
  const read = createReader(problems);
  const now = today(work);
  const { document } = given;
  const at = (field: string) => ['document', field];
  const type = read.reference('documentTypes', document.type, at('type')) ?? '';
  const number = document.number.replace(/\s/g, '').toUpperCase();
  const isIssued = (date: string): boolean => date <= now && date >= addYears(now, -60);
  const isValid = (date: string): boolean => date > now && date <= addYears(now, 60);
  const data: CommodityClientData = {
    lastName: read.name(given.lastName, ['lastName']) ?? '',
    firstName: read.name(given.firstName, ['firstName']) ?? '',
    patronymic: read.name(given.patronymic, ['patronymic']) ?? null,
    document: {
      type,
      number: read.pattern(number, at('number'), documentNumberPattern(type), fieldTexts.documentNumber) ?? '',
      dateIssue: read.date(document.dateIssue, at('dateIssue'), isIssued) ?? '',
      dateEnd: read.date(document.dateEnd, at('dateEnd'), isValid, fieldTexts.expiredDocument) ?? '',
      authority: read.text(document.authority, at('authority'), 100) ?? '',
    },
    socialGroup: read.reference('socialGroups', given.socialGroup, ['socialGroup']) ?? '',
    monthIncome: given.monthIncome,
  };
  problems.refuseIfAny();
  return data;
};

/** Saves the customer's data. A claim that is complete by it goes to the banks; 502 when their gateway is broken. */
export const fill = async (c: Call<'fillCommodityClaim'>): Promise<Reply<CommodityClaim>> => {
  const claim = await own(c, c.me(), c.input.path.id);
  await move(c, claim, 'FILLED');
  claim.customer = readData(c, c.input.body);
  const isOnItsWay = await sendSoon(c, claim);
  await save(c, claim);
  await c.effect('commodity.filled', { claimId: claim.id });
  if (!isOnItsWay) throw refuseKeeping(502, commodityTexts.gateway);
  return { status: 200, body: await claimView(c, claim) };
};
