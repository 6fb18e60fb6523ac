import type { Bank, BankRequest, Integration } from '../../../openapi/index.ts';
import { say, type Locale, type Work } from '../../core/service.ts';
import {
  conditionTexts,
  conscriptText,
  extraPrices,
  rejectionTexts,
  visitText,
  type BankRules,
} from '../../data/banks.ts';
import { SCORING_TIMEOUT_SEC } from './answers.ts';
import type { IntegrationRecord, RequestRecord } from './store.ts';

/** A bank of the catalogue in one language. */
export const bankView = (bank: BankRules, locale: Locale): Bank => {
  const {
    alias,
    name,
    type,
    phone: _phone,
    note,
    asksCodeword: _codeword,
    answerSec: _seconds,
    offerHours: _hours,
    lifeDiscount: _points,
    tellsExtras,
    ...terms
  } = bank;
  return {
    alias,
    name: say(name, locale),
    type,
    terms: {
      ...terms,
      note: note === null ? null : say(note, locale),
      ...(tellsExtras ? { extras: extraPrices } : {}),
    },
  };
};

const HOUR_MS = 3_600_000;
const otherWords = { conscript: conscriptText, visit: visitText };

/** How long the bank waits by law to be chosen; nothing when it does not. */
const coolingOffOf = (
  work: Work,
  { bank, subStatus, validUntil, offer }: IntegrationRecord,
): Pick<Integration, 'coolingOff'> => {
  if (subStatus !== 'cooling_off' || validUntil === null || offer === null) return {};
  const until = validUntil - bank.offerHours * HOUR_MS;
  const endsInSec = Math.max(0, Math.ceil((until - work.now()) / 1000));
  const { amount, term, monthlyPayment, rate, gesv } = offer;
  return {
    coolingOff: {
      until: new Date(until).toISOString(),
      endsInSec,
      offer: { amount, term, monthlyPayment, rate, gesv },
    },
  };
};

const rejectionView = ({ status, subStatus, refused }: IntegrationRecord, locale: Locale): Integration['rejection'] => {
  if (status !== 'rejected') return null;
  // A withdrawn integration was rejected by nobody; its sub-status says so.
  if (refused === null)
    return subStatus === 'withdrawn'
      ? null
      : { code: 'POLICY', text: say(rejectionTexts.POLICY, locale), fixable: false, hint: null };
  const text = refused.words === undefined ? rejectionTexts[refused.code] : otherWords[refused.words];
  const { code, fixable, hint, burden } = refused;
  return { code, text: say(text, locale), fixable, hint, ...(burden === undefined ? {} : { burden }) };
};

/** One bank's answer as it stands now, in the language of the call. */
export const integrationView = (work: Work, one: IntegrationRecord): Integration => {
  const { locale } = work;
  const { offer, validUntil, needs } = one;
  return {
    id: one.id,
    bank: {
      alias: one.bank.alias,
      name: say(one.bank.name, locale),
      type: one.bank.type,
      logo: null,
      phone: one.bank.phone,
    },
    status: one.status,
    subStatus: one.subStatus,
    approved:
      offer === null || validUntil === null || one.status !== 'approved'
        ? null
        : {
            ...offer,
            conditions: offer.conditions.map((condition) => say(conditionTexts[condition], locale)),
            validUntil: new Date(validUntil).toISOString(),
            expiresInSec: Math.max(0, Math.ceil((validUntil - work.now()) / 1000)),
          },
    ...coolingOffOf(work, one),
    rejection: rejectionView(one, locale),
    needDocuments: needs?.documents ?? [],
    needFields: needs?.fields ?? [],
    updatedAt: new Date(one.updatedAt).toISOString(),
  };
};

const statusOf = (
  request: RequestRecord,
  all: readonly IntegrationRecord[],
  elapsedSec: number,
): BankRequest['status'] => {
  if (request.mainBankAlias !== null) return 'selected';
  if (all.every((one) => one.status !== 'pending')) return 'complete';
  return elapsedSec >= SCORING_TIMEOUT_SEC ? 'partial' : 'collecting';
};

/** A request to banks with all answers. */
export const requestView = (work: Work, request: RequestRecord, all: readonly IntegrationRecord[]): BankRequest => {
  const elapsedSec = Math.floor((work.now() - request.sentAt) / 1000);
  return {
    id: request.id,
    claimId: request.claimId,
    status: statusOf(request, all, elapsedSec),
    main_bank_alias: request.mainBankAlias,
    scoringTimeoutSec: SCORING_TIMEOUT_SEC,
    sentAt: new Date(request.sentAt).toISOString(),
    elapsedSec,
    integrations: all.map((one) => integrationView(work, one)),
  };
};
