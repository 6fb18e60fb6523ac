import { refuse, type Operations } from '../../core/service.ts';
import { insuranceTexts } from '../../data/insurance.ts';
import { findOrCreateCustomer } from '../auth/index.ts';
import { collectProblems } from '../claim/problems.ts';
import { today } from '../claim/today.ts';
import { begin, newInsurance } from './create.ts';
import { readInsured } from './insured.ts';
import type { Parts } from './parts.ts';
import { prefillOf } from './prefill.ts';
import type { PrefillData } from './records.ts';
import { usualProduct } from './steps/cover.ts';
import { findInsurance, mayOpen } from './store.ts';
import { claimView } from './view.ts';

/** An application of the marketplace becomes a claim, once. */
export const marketplaceOperations = (parts: Parts) =>
  ({
    async bindMarketplaceClaim(c) {
      const user = c.me();
      if (user.claimScope !== null) throw refuse(403, insuranceTexts.identityFirst);
      const { applicationId, personalNumber, phone } = c.input.body;
      const application = await c.tx
        .selectFrom('insurance_applications')
        .selectAll()
        .where('id', '=', applicationId)
        .executeTakeFirst();
      if (!application) throw refuse(404, insuranceTexts.unknownApplication);
      const bound = application.claim_id === null ? null : await findInsurance(c, application.claim_id);
      if (bound !== null) {
        if (!mayOpen(user, bound)) throw refuse(404, insuranceTexts.unknownApplication);
        throw refuse(409, insuranceTexts.boundAlready, {
          type: 'already_bound',
          claimId: bound.id,
          status: bound.status,
        });
      }
      const isClient = user.role === 'client';
      const expected = application.personal_number;
      // Somebody else's application does not exist for a client.
      if (isClient && expected !== null && expected !== user.personalNumber)
        throw refuse(404, insuranceTexts.unknownApplication);
      const typed = {
        personalNumber: personalNumber ?? expected ?? (isClient ? user.personalNumber : ''),
        phone: phone ?? application.phone ?? (isClient ? user.phone : ''),
      };
      const problems = collectProblems('body');
      if (expected !== null && typed.personalNumber !== expected)
        problems.add(['personalNumber'], insuranceTexts.personNeeded, 'other_person');
      const insured = readInsured(c, typed, problems);
      problems.refuseIfAny();
      const known = await parts.credit.facts(c, user, insured.personalNumber, null);
      const own = await prefillOf(c, user, insured, { before: null, known });
      const told = JSON.parse(application.prefill) as PrefillData;
      const claim = newInsurance(c, {
        insured,
        owner: isClient
          ? user
          : await findOrCreateCustomer(c, { ...insured, firstName: null, lastName: null, patronymic: null }),
        agentId: isClient ? null : user.id,
        partnerId: null,
        source: 'marketplace',
        prefill: {
          customer: { ...own.customer, ...told.customer, ...insured },
          // The application is about its own car; an earlier one would only mislead.
          car: told.car,
          contract: told.contract,
          product: { ...usualProduct(today(c)), ...told.product },
        },
        creditClaimId: null,
        applicationId,
        repeatOf: null,
      });
      await begin(c, claim);
      await c.tx
        .updateTable('insurance_applications')
        .set({ claim_id: claim.id })
        .where('id', '=', applicationId)
        .execute();
      await c.effect('insurance.bound', { claimId: claim.id, applicationId });
      return { status: 201, body: await claimView(parts, c, claim) };
    },
  }) satisfies Operations;
