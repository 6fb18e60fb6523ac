import { isMobile, parsePhone } from '../../../schemas/facts/phone.ts';
import { secondsUntilFree, noteHit, tooMany } from '../../core/limits.ts';
import { defineService, refuse, refuseKeeping, type AnyCall, type Example, type Work } from '../../core/service.ts';
import { fileHeaders, isSigned } from '../../core/signed-links.ts';
import { coreTexts } from '../../data/core.ts';
import {
  creditInsuranceJobTexts,
  creditInsuranceMagic,
  creditInsuranceTexts as texts,
} from '../../data/credit-insurance.ts';
import { usernameOf } from '../auth/index.ts';
import { applicationPdf } from './application.ts';
import { pathOf } from './notices.ts';
import { offer } from './offer.ts';
import { policyPages } from './policy.ts';
import { rulesPages } from './rules.ts';
import { creditInsuranceSeedControl } from './seed-control.ts';
import { seedCreditInsurances } from './seed.ts';
import { findInsurance, insurancesOf, newestInsurances, ownInsurance, type InsuranceRecord } from './store.ts';
import { expire, issue, submit, underwritten } from './submit.ts';
import { creditInsuranceMigrations } from './tables.ts';
import { callerOf, giveToken, TOKEN_MS } from './tokens.ts';
import { foundView, insuranceView, obstacleOf } from './view.ts';

export { creditInsuranceLinkSubjects } from './notices.ts';
export { issued as creditIssued } from './offer.ts';

const HOUR_MS = 3_600_000;
const SEARCHES_AN_HOUR = 10;
/** In vain, from one address, whatever the phones: nobody tries them one by one. */
const MISSES_FROM_ADDRESS = 60;

/** A plain or mcrdt insurance of the caller; 404 when it is somebody else's, or the session is bound to one claim. */
const ofUser = (c: AnyCall, id: string): Promise<InsuranceRecord> => ownInsurance(c, c.me(), id);

/** A mycar insurance of the phone that the token was given for; else 404. */
const ofPhone = async (c: AnyCall, id: string): Promise<InsuranceRecord> => {
  if (!c.special) throw refuse(401, coreTexts.specialToken);
  const one = await findInsurance(c, id);
  if (one?.variant !== 'mycar' || one.phone !== c.special.phone) throw refuse(404, texts.notFound);
  one.locale = c.locale;
  return one;
};

const inForce = (one: InsuranceRecord): InsuranceRecord => {
  if (one.status === 'outdated') throw refuse(410, texts.outdated, { status: one.status });
  return one;
};

/** One of each variant, status and refusal to come, newest first, with its owner's sign-in name. */
const examples = async (work: Work): Promise<readonly Example[]> => {
  const found = new Map<string, Example>();
  for (const one of await newestInsurances(work)) {
    const obstacle = one.status === 'offered' ? await obstacleOf(work, one) : null;
    const status = [one.variant, one.status, obstacle?.code ?? ''].join(' ').trim();
    const key = `${status} ${one.ownerId}`;
    if (found.has(key)) continue;
    const owner = await usernameOf(work, one.ownerId);
    found.set(key, { kind: 'creditInsurance', id: one.id, status, owner, path: pathOf(one) });
  }
  return [...found.values()];
};

/** Insurance of a credit's borrower: by a link from the bank (plain, mcrdt), or by phone with a token of its own (mycar). */
export const creditInsuranceService = defineService({
  name: 'creditInsurance',
  migrations: creditInsuranceMigrations,
  seed: seedCreditInsurances,
  examples,
  controls: [creditInsuranceSeedControl],
  magic: [creditInsuranceMagic],
  jobTexts: creditInsuranceJobTexts,
  authenticateSpecial: callerOf,
  operations: {
    async getClientData(c) {
      return { status: 200, body: await insuranceView(c, inForce(await ofUser(c, c.input.path.id))) };
    },
    async sendDataToInsurer(c) {
      const one = await ofUser(c, c.input.path.id);
      return { status: 200, body: await submit(c, one, c.input.body, { phone: null }) };
    },
    async findCreditInsurances(c) {
      const phone = parsePhone(c.input.query.phone_number);
      if (phone === null || !isMobile(phone.slice(1)))
        throw refuse(422, [{ loc: ['query', 'phone_number'], msg: texts.phone, type: 'value_error' }]);
      const bucket = `creditInsurance.find ${phone}`;
      const from = `creditInsurance.find from ${c.address}`;
      const wait = Math.max(
        await secondsUntilFree(c.tx, bucket, SEARCHES_AN_HOUR, HOUR_MS, c.now()),
        await secondsUntilFree(c.tx, from, MISSES_FROM_ADDRESS, HOUR_MS, c.now()),
      );
      if (wait > 0) throw tooMany(wait);
      await noteHit(c.tx, bucket, HOUR_MS, c.now());
      const found = await insurancesOf(c, phone);
      if (found.length === 0) {
        await noteHit(c.tx, from, HOUR_MS, c.now());
        throw refuseKeeping(404, texts.none);
      }
      return {
        status: 200,
        body: {
          token: await giveToken(c, phone),
          expires_in: TOKEN_MS / 1000,
          insurances: await Promise.all(found.map((one) => foundView(c, one))),
        },
      };
    },
    async getCreditInsurance(c) {
      return { status: 200, body: await insuranceView(c, inForce(await ofPhone(c, c.input.path.id))) };
    },
    async submitCreditInsurance(c) {
      const one = await ofPhone(c, c.input.query.insurance_id);
      return { status: 200, body: await submit(c, one, c.input.body, { phone: one.phone }) };
    },
    async getClientApplication(c) {
      const { path, query } = c.input;
      const one = c.special
        ? await ofPhone(c, path.id)
        : await bySignature(c, path.id, { until: query?.until, signature: query?.signature });
      const headers = fileHeaders('application.pdf');
      return { status: 200, file: applicationPdf(one, query?.lang ?? c.locale), headers };
    },
  },
  pages: [...rulesPages, ...policyPages],
  jobs: {
    'creditInsurance.offer': offer,
    'creditInsurance.expire': expire,
    'creditInsurance.underwrite': underwritten,
    'creditInsurance.issue': issue,
  },
});

/** The insurance of a presigned address. 401 without one, 403 when it is over or was changed. */
async function bySignature(
  c: AnyCall,
  id: string,
  query: { until: number | undefined; signature: string | undefined },
): Promise<InsuranceRecord> {
  if (query.signature === undefined) throw refuse(401, coreTexts.specialToken);
  if (!(await isSigned(c, `/client_application/${id}`, query))) throw refuse(403, texts.linkOver);
  const one = await findInsurance(c, id);
  if (one?.variant !== 'mycar') throw refuse(404, texts.notFound);
  return one;
}
