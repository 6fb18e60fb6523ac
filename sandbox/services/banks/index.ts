import { namesTag } from '../../../schemas/etag.ts';
import { createHash } from 'node:crypto';
import { conflict } from '../../core/conflict.ts';
import { defineService, refuse, say, type AnyCall, type Locale } from '../../core/service.ts';
import { banks } from '../../data/banks.ts';
import { claimTexts } from '../../data/claim.ts';
import { bankJobTexts } from '../../data/controls.ts';
import { stations } from '../../data/stations.ts';
import { claimLifecycle } from '../claim/lifecycle.ts';
import { findClaim, mayOpen, move, saveClaim } from '../claim/store.ts';
import type { ClaimRecord } from '../claim/records.ts';
import { accepted, answer, answerAsScripted, coolingOver, offerOver, requestAccepted, scoringOver } from './answers.ts';
import { bankControl, scriptMigrations } from './scripts.ts';
import { findRequest, integrationsOf, saveRequest, type IntegrationRecord, type RequestRecord } from './store.ts';
import { bankMigrations } from './tables.ts';
import { bankView, integrationView, requestView } from './view.ts';

/** The request with this id and its claim, if the caller may open the claim; else 404. */
const own = async (c: AnyCall, id: string): Promise<{ request: RequestRecord; claim: ClaimRecord }> => {
  const request = await findRequest(c, id);
  const claim = request && (await findClaim(c, request.claimId));
  if (!request || !claim || !mayOpen(c.me(), claim)) throw refuse(404, claimTexts.notFound);
  return { request, claim };
};

/** What the answers are known by; what is left of the time does not change them. */
const tagOf = (locale: Locale, all: readonly IntegrationRecord[]): string => {
  const state = all.map(({ id, status, subStatus, updatedAt }) => [id, status, subStatus, updatedAt]);
  return `"${createHash('sha256')
    .update(JSON.stringify([locale, state]))
    .digest('base64url')
    .slice(0, 22)}"`;
};

/** Requests to banks, their answers, the choice of a bank, the catalogue, service stations. */
export const bankService = defineService({
  name: 'banks',
  migrations: [...bankMigrations, ...scriptMigrations],
  controls: [bankControl({ play: answerAsScripted, accept: requestAccepted })],
  jobTexts: bankJobTexts,
  operations: {
    async getBankRequest(c) {
      const { request } = await own(c, c.input.path.id);
      return { status: 200, body: requestView(c, request, await integrationsOf(c, request.id)) };
    },

    async listIntegrations(c) {
      const { request } = await own(c, c.input.path.id);
      const all = await integrationsOf(c, request.id);
      const etag = tagOf(c.locale, all);
      if (namesTag(c.ifNoneMatch, etag)) return { status: 304, headers: { etag } };
      return { status: 200, headers: { etag }, body: all.map((one) => integrationView(c, one)) };
    },

    listBanks: (c) => ({ status: 200, body: banks.map((bank) => bankView(bank, c.locale)) }),

    async setBank(c) {
      const { request, claim } = await own(c, c.input.path.id);
      const isSigned = ['signed', 'insurance_pending', 'issued'].includes(claim.status);
      if (isSigned) throw conflict(claim, claimTexts.signedAlready);
      if (!claimLifecycle.can(claim.status, 'BANK_SET')) throw conflict(claim);
      const all = await integrationsOf(c, request.id);
      const chosen = all.find((one) => one.bank.alias === c.input.body.bank_alias);
      if (chosen?.subStatus === 'expired') throw conflict(claim, claimTexts.offerExpired);
      if (chosen?.subStatus === 'cooling_off') throw conflict(claim, claimTexts.coolingOff);
      if (chosen?.status !== 'approved') throw conflict(claim, claimTexts.bankNotApproved);
      await move(c, claim, 'BANK_SET');
      claim.bankAlias = chosen.bank.alias;
      claim.signingState = 'none';
      await saveClaim(c, claim);
      request.mainBankAlias = chosen.bank.alias;
      await saveRequest(c, request);
      await c.effect('bank.chosen', { claimId: claim.id, bank: chosen.bank.alias });
      return { status: 200, body: requestView(c, request, all) };
    },

    listStations: (c) => ({
      status: 200,
      body: stations.map((station) => ({
        ...station,
        name: say(station.name, c.locale),
        address: say(station.address, c.locale),
        workTime: say(station.workTime, c.locale),
      })),
    }),
  },
  jobs: {
    'banks.accepted': accepted,
    'banks.answer': answer,
    'banks.coolingOver': coolingOver,
    'banks.offerOver': offerOver,
    'banks.scoringOver': scoringOver,
  },
});
