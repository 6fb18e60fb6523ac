import { showDate } from '../../../schemas/facts/date.ts';
import { groupDigits } from '../../../schemas/facts/money.ts';
import { refuse, type Locale, type Page, type PageCall, type Work } from '../../core/service.ts';
import { fileHeaders, isSigned, signedPath } from '../../core/signed-links.ts';
import type { CreditInsurance } from '../../../openapi/index.ts';
import { applicationLines as words, creditInsuranceTexts as texts, policyLines } from '../../data/credit-insurance.ts';
import { lenderOf, paperOf } from './paper.ts';
import { findInsurance, type InsuranceRecord, type Variant } from './store.ts';

/** Below the base of the service that answers: the lenders' and the marketplace's insurances are read from different ones. */
const pathOf = (variant: Variant, id: string): string =>
  variant === 'mycar' ? `/insurance_policy/${id}` : `/insurance/policy/${id}`;

/** The policy, and where its paper lies; null until there is one. */
export const policyView = async (work: Work, one: InsuranceRecord): Promise<CreditInsurance['policy']> =>
  one.data.policy && {
    ...one.data.policy,
    // A browser opens it in its own language, not in that of the page.
    documentUrl: `${await signedPath(work, pathOf(one.variant, one.id))}&lang=${work.locale}`,
  };

/** The policy as a PDF: who is insured, for how long, and how the premium is paid. */
const policyPdf = (
  one: InsuranceRecord,
  { number, dateFrom, dateTo, refundUntil, payUntil }: NonNullable<InsuranceRecord['data']['policy']>,
  language: Locale,
): Buffer => {
  const { lastName, firstName, patronymic } = one.data;
  return paperOf(one, language, {
    title: policyLines.title(number),
    person: policyLines.insured([lastName, firstName, patronymic ?? ''].join(' ').trim()),
    rows: [
      [policyLines.dates(showDate(dateFrom), showDate(dateTo))],
      [words.premium(groupDigits(one.data.premium))],
      [policyLines.payment(), 'heading'],
      [policyLines.howToPay(lenderOf(one))],
      [policyLines.payOnce],
      ...(payUntil === undefined
        ? []
        : [
            [policyLines.payUntil(showDate(payUntil))] as const,
            [policyLines.unpaid(showDate(dateFrom), showDate(payUntil))] as const,
          ]),
      [policyLines.refund(), 'heading'],
      [policyLines.refundUntil(showDate(refundUntil))],
    ],
  });
};

const show = (isOfBase: (variant: Variant) => boolean) => async (c: PageCall) => {
  const one = await findInsurance(c, c.params['id'] ?? '');
  const policy = one?.data.policy ?? null;
  if (!one || policy === null || !isOfBase(one.variant)) throw refuse(404, texts.notFound);
  if (!(await isSigned(c, pathOf(one.variant, one.id), c.query))) throw refuse(403, texts.linkOver);
  const language = c.query['lang'] === 'kk' ? 'kk' : 'ru';
  return {
    status: 200,
    headers: fileHeaders(`${policy.number}.pdf`),
    body: policyPdf(one, policy, language),
  };
};

export const policyPages: readonly Page[] = [
  {
    method: 'GET',
    path: '/services/bankIntegration/insurance/policy/:id',
    handle: show((variant) => variant !== 'mycar'),
  },
  { method: 'GET', path: '/services/mydirect/insurance_policy/:id', handle: show((variant) => variant === 'mycar') },
];
