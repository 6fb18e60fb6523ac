import { showDate } from '../../../schemas/facts/date.ts';
import { escapeHtml, pageHeaders, partnerPage } from '../../core/partner-page.ts';
import { refuse, say, type Page } from '../../core/service.ts';
import { insuranceTexts } from '../../data/insurance.ts';
import { checkWords, paperWords } from '../../data/insurance-papers.ts';
import { today } from '../claim/today.ts';
import type { InsuranceRecord } from './records.ts';
import { findInsurance } from './store.ts';

/** Where anybody who has the address of a claim's policy sees that it is real. */
export const checkAddress = (claimId: string): string => `/sandbox/policy/${claimId}`;

type Policy = NonNullable<InsuranceRecord['data']['policy']>;

const stateOf = ({ status }: InsuranceRecord, { startDate, endDate }: Policy, on: string) => {
  if (status !== 'issued') return 'back';
  if (on < startDate) return 'notYet';
  return on > endDate ? 'over' : 'active';
};

/** The page of the insurers' common database: the policy, its days, its car. Nothing of people. */
export const checkPage: Page = {
  method: 'GET',
  path: '/sandbox/policy/:claim',
  async handle(c) {
    const found = await findInsurance(c, c.params['claim'] ?? '');
    const policy = found?.data.policy;
    if (!found || !policy) throw refuse(404, insuranceTexts.noPolicy);
    const { lang } = c.query;
    const locale = lang === 'kk' || lang === 'ru' ? lang : c.locale;
    const { car, product } = found.data;
    const rows = [
      [checkWords.number, policy.number],
      [paperWords.cover, product === null ? null : say(paperWords.kinds[product.kind], locale)],
      [paperWords.plate, car?.plate ?? null],
      [paperWords.from, showDate(policy.startDate)],
      [paperWords.until, showDate(policy.endDate)],
    ] as const;
    const terms = rows
      .filter(([, value]) => value !== null)
      .map(([name, value]) => `<dt>${escapeHtml(name[locale])}</dt><dd>${escapeHtml(value ?? '')}</dd>`);
    return {
      status: 200,
      headers: { ...pageHeaders, 'content-language': locale },
      body: partnerPage({
        locale,
        screen: 'policy-check',
        title: checkWords.title,
        words: checkWords,
        address: checkAddress(found.id),
        body: `<p class="sum">${escapeHtml(checkWords.states[stateOf(found, policy, today(c))][locale])}</p>
<dl class="terms">${terms.join('')}</dl>`,
      }),
    };
  },
};
