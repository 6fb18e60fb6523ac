import type { CreditInsuranceApplication } from '../../../openapi/index.ts';
import { addDays, addMonths } from '../../../schemas/facts/date.ts';
import { isMobile, parsePhone } from '../../../schemas/facts/phone.ts';
import { refuse, refuseKeeping, type AnyCall, type DetailItem, type Text, type Work } from '../../core/service.ts';
import {
  creditInsuranceTexts as texts,
  healthQuestions,
  INSURANCE_CONSENTS_VERSION,
  insuranceConsents,
} from '../../data/credit-insurance.ts';
import { termsOn } from '../../data/insurer-facts.ts';
import { lifeInsurerOf } from '../../data/life-insurers.ts';
import { personOf } from '../../data/people.ts';
import { answerSec } from '../casco-life/companies.ts';
import { dayAt, today } from '../claim/today.ts';
import { creditInsuranceLifecycle } from './lifecycle.ts';
import { notify } from './notices.ts';
import { expiring, move, needInsurance, nextNumber, saveInsurance, sentBefore, type InsuranceRecord } from './store.ts';
import { obstacleOf } from './view.ts';

/** How long a person looks at a health declaration. */
const UNDERWRITING_MS = 120_000;
/** So many "yes" are too many. */
const TOO_MANY_YES = 2;
/** A policy may be given back for so many days. */
const REFUND_DAYS = 14;
const EMAIL = /^[^\s@<>()",;:\\]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** Reads an application; throws 422 with every wrong field. `phone`: the only one that is taken, or null: any mobile one. */
const readApplication = (input: CreditInsuranceApplication, phone: string | null) => {
  const items: DetailItem[] = [];
  const wrong = (field: string, msg: Text, type = 'value_error') =>
    void items.push({ loc: ['body', field], msg, type });
  const typed = parsePhone(input.phone);
  if (typed === null || !isMobile(typed.slice(1))) wrong('phone', texts.phone);
  else if (phone !== null && typed !== phone) wrong('phone', texts.otherPhone, 'other_phone');
  const email = input.email?.trim() || null;
  if (email !== null && !EMAIL.test(email)) wrong('email', texts.email);
  const given = new Map(input.consents.map(({ alias, version }) => [alias, version]));
  if (insuranceConsents.some(({ alias }) => !given.has(alias))) wrong('consents', texts.consents, 'consent_required');
  else if ([...given.values()].some((version) => version !== INSURANCE_CONSENTS_VERSION))
    wrong('consents', texts.consentOld, 'consent_version');
  const answers = new Map(input.health.map(({ alias, answer }) => [alias, answer]));
  if (healthQuestions.some(({ alias }) => !answers.has(alias))) wrong('health', texts.health, 'missing');
  if (items.length > 0) throw refuse(422, items);
  const yes = healthQuestions.filter(({ alias }) => answers.get(alias)).map(({ alias }) => alias);
  return { contactPhone: typed, email, yes };
};

/**
 * Sends the application, once. 410 outdated, 409 sent before with its date, 422 wrong fields or a rule of the insurer,
 * 503 while the insurer's system is down.
 */
export const submit = async (
  c: AnyCall,
  one: InsuranceRecord,
  input: CreditInsuranceApplication,
  { phone }: { phone: string | null },
) => {
  if (one.status === 'outdated') throw refuse(410, texts.outdated, { status: one.status });
  if (!creditInsuranceLifecycle.can(one.status, 'SENT')) throw sentBefore(one);
  const { yes, ...contacts } = readApplication(input, phone);
  const obstacle = await obstacleOf(c, one);
  if (obstacle) throw refuse(422, [{ loc: ['body'], msg: obstacle.text, type: obstacle.code }]);
  if (one.data.outages < (personOf(one.personalNumber).brokenSendings ?? 0)) {
    one.data.outages += 1;
    await saveInsurance(c, one);
    throw refuseKeeping(503, texts.down);
  }
  one.number = await nextNumber(c, today(c).slice(0, 4));
  one.sentAt = c.now();
  one.data = { ...one.data, ...contacts, yes };
  await move(c, one, yes.length > 0 ? 'DECLARED' : 'SENT');
  await saveInsurance(c, one);
  await c.effect('creditInsurance.sent', { insuranceId: one.id, variant: one.variant, yes: yes.length });
  if (yes.length > 0) await c.later(c.now() + UNDERWRITING_MS, 'creditInsurance.underwrite', { id: one.id });
  else await planIssue(c, one);
  return {
    id: one.id,
    number: one.number,
    status: yes.length > 0 ? ('underwriting' as const) : ('sent' as const),
    sentAt: new Date(one.sentAt).toISOString(),
  };
};

const planIssue = (work: Work, one: InsuranceRecord): Promise<void> =>
  work.later(work.now() + Math.max(1, answerSec(one.data.insurer)) * 1000, 'creditInsurance.issue', { id: one.id });

/** Job: a person has looked at the health declaration. */
export const underwritten = async (work: Work, { id }: { id: string }): Promise<void> => {
  const one = await needInsurance(work, id);
  if (one.status !== 'underwriting') return;
  const isRefused = one.data.yes.length >= TOO_MANY_YES;
  await move(work, one, isRefused ? 'REFUSED' : 'APPROVED');
  await saveInsurance(work, one);
  if (isRefused) await notify(work, one, 'refused');
  else await planIssue(work, one);
};

/** The policy of an insurance, in force from tomorrow to the end of the loan, and how long its insurer waits for the premium. */
export const policyOf = ({ number, data, sentAt }: InsuranceRecord, on: string) => {
  const insurer = lifeInsurerOf(data.insurer);
  return {
    number: `${data.insurer.replace('demo_', '').slice(0, 2).toUpperCase()}-${on.slice(2, 4)}-${number?.slice(-6) ?? ''}`,
    dateFrom: addDays(on, 1),
    dateTo: addMonths(data.start, data.termMonths),
    refundUntil: addDays(sentAt === null ? on : dayAt(sentAt), REFUND_DAYS),
    ...(insurer && { payUntil: addDays(on, termsOn(insurer, on).payDays) }),
  };
};

/** Job: the policy is made. */
export const issue = async (work: Work, { id }: { id: string }): Promise<void> => {
  const one = await needInsurance(work, id);
  if (one.status !== 'sent') return;
  await move(work, one, 'ISSUED');
  one.data.policy = policyOf(one, today(work));
  await saveInsurance(work, one);
  await notify(work, one, 'issued');
};

/** Job: nobody took the offer. */
export const expire = expiring(saveInsurance);
