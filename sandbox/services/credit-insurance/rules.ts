import { makePdf, type PdfLine } from '../../core/pdf.ts';
import { refuse, say, type Locale, type Page, type PageCall, type Text, type Work } from '../../core/service.ts';
import { fileHeaders, isSigned, signedPath } from '../../core/signed-links.ts';
import { creditInsuranceTexts as texts, insuranceRules as rules } from '../../data/credit-insurance.ts';
import { companyName } from '../casco-life/companies.ts';
import { findInsurance, type InsuranceRecord, type Variant } from './store.ts';

/** Below the base of the service that answers: the lenders' and the marketplace's insurances are read from different ones. */
const pathOf = (variant: Variant, id: string): string =>
  variant === 'mycar' ? `/insurance_rules/${id}` : `/insurance/rules/${id}`;

/** Address of the rules that are consented to, in the language of the call. A browser would open it in its own. */
export const rulesUrl = async (work: Work, { variant, id }: InsuranceRecord): Promise<string> =>
  `${await signedPath(work, pathOf(variant, id))}&lang=${work.locale}`;

/** The insurer's rules as a PDF. */
const rulesPdf = ({ data, createdAt }: InsuranceRecord, language: Locale): Buffer => {
  const line = (text: Text, kind: PdfLine['kind'] = 'row'): PdfLine => ({ text: say(text, language), kind });
  return makePdf({
    title: say(rules.title, language),
    language,
    createdAt,
    lines: [
      line(rules.title, 'title'),
      line(rules.edition(companyName(data.insurer))),
      ...rules.parts.flatMap((part) => part.map((text, at) => line(text, at === 0 ? 'heading' : 'row'))),
    ],
  });
};

const show = (isOfBase: (variant: Variant) => boolean) => async (c: PageCall) => {
  const one = await findInsurance(c, c.params['id'] ?? '');
  if (!one || !isOfBase(one.variant)) throw refuse(404, texts.notFound);
  if (!(await isSigned(c, pathOf(one.variant, one.id), c.query))) throw refuse(403, texts.linkOver);
  const language = c.query['lang'] === 'kk' ? 'kk' : 'ru';
  return {
    status: 200,
    headers: fileHeaders(`${say(rules.title, language)}.pdf`),
    body: rulesPdf(one, language),
  };
};

export const rulesPages: readonly Page[] = [
  {
    method: 'GET',
    path: '/services/bankIntegration/insurance/rules/:id',
    handle: show((variant) => variant !== 'mycar'),
  },
  { method: 'GET', path: '/services/mydirect/insurance_rules/:id', handle: show((variant) => variant === 'mycar') },
];
