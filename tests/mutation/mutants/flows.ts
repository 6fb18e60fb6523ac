import { by, edit, on, seenBy, type ValueMutant } from '../mutant.ts';

const PARTS = 'machines/products/shared';
const FLOWS = 'machines/products';
const SHARED = 'schemas/shared';

/** Inputs of calls, insides of conditions, milestones and turns. */
export const flowMutants: readonly ValueMutant[] = [
  ...on('mapping', 'values', 'car-insurance', [
    edit(`${PARTS}/insurance-decline.part.ts`, 'c.answers.DECLINE_INSURANCE?.comment ?? null', 'null'),
    edit(
      `${PARTS}/insurance-offers.part.ts`,
      "c.answers.PICK_OFFER?.company ?? ''",
      "c.answers.PICK_OFFER?.offerId ?? ''",
    ),
    edit(
      `${SHARED}/insurance.ts`,
      'deductiblePercent: Number(deductiblePercent)',
      'deductiblePercent: product.deductiblePercent',
    ),
    edit(
      `${SHARED}/insurance.ts`,
      'instalments: Number(values.instalments)',
      'instalments: Number(values.deductiblePercent)',
    ),
    edit(`${SHARED}/insurance.ts`, 'isResident: residence', 'isResident: !residence'),
  ]),
  ...on('mapping', 'values', 'credit-claim', [
    edit(`${FLOWS}/credit-claim/banks.part.ts`, "reason: 'terms'", "reason: 'other'"),
    edit(`${SHARED}/create-claim.ts`, "creditType: 'auto_c2c'", "creditType: 'auto_used'"),
    edit(`${SHARED}/create-claim.ts`, "'with_income' : 'without_income'", "'without_income' : 'with_income'"),
    edit(
      `${SHARED}/create-claim.ts`,
      'initialFee: terms?.initialFee ?? 0, term: terms?.term ?? 0',
      'initialFee: terms?.term ?? 0, term: terms?.initialFee ?? 0',
    ),
    edit(
      `${SHARED}/borrower.ts`,
      '      dateIssue,\n      dateEnd,\n',
      '      dateIssue: dateEnd,\n      dateEnd: dateIssue,\n',
    ),
  ]),
  ...on('mapping', 'values', 'dealer-claim', [
    edit(`${SHARED}/create-claim.ts`, 'carDiscount: car?.discount ?? 0', 'carDiscount: 0'),
    edit(`${SHARED}/create-claim.ts`, "? 'auto_new' : 'auto_used'", "? 'auto_used' : 'auto_new'"),
  ]),
  ...on('mapping', 'values', 'apply-loan', [
    edit(`${FLOWS}/apply-loan/flow.ts`, 'banks[alias] === true', 'banks[alias] !== true'),
  ]),
  ...on('mapping', 'values', 'marketplace-insurance', [
    edit(`${FLOWS}/marketplace-insurance/flow.ts`, '...(phone === undefined ? {} : { phone })', '...{}'),
  ]),
  ...by('condition', 'decisions', [
    edit(`${PARTS}/claim-progress.conditions.ts`, 'approved + asking + rejected > 0', 'approved + asking > 0'),
    edit(`${PARTS}/claim-progress.conditions.ts`, "statusIs('new', 'verification')", "statusIs('new')"),
    edit(`${PARTS}/claim-turn.conditions.ts`, "are('pending') - asking.length", "are('pending')"),
    edit(`${PARTS}/claim-turn.conditions.ts`, "claim?.type === 'C2C' && ", ''),
    edit(
      `${PARTS}/claim.conditions.ts`,
      "every(({ status }) => status !== 'pending')",
      "some(({ status }) => status !== 'pending')",
    ),
    edit(`${PARTS}/claim.conditions.ts`, '(signature?.expiresInSec ?? 0) > 0', '(signature?.expiresInSec ?? 0) >= 0'),
    edit(
      `${PARTS}/insurance-progress.conditions.ts`,
      'refused > 0 && pending + ready + expired === 0',
      'refused > 0 || pending + ready + expired === 0',
    ),
    edit(
      `${PARTS}/insurance-progress.conditions.ts`,
      "claim.payment?.status ?? 'new'",
      "claim.payment?.status ?? 'pending'",
    ),
    edit(
      `${PARTS}/insurance.conditions.ts`,
      "every(({ status }) => status.alias === 'refused')",
      "some(({ status }) => status.alias === 'refused')",
    ),
    edit(
      `${PARTS}/credit-insurance-progress.conditions.ts`,
      "['sent', 'underwriting', 'issued']",
      "['sent', 'issued']",
    ),
    edit(
      `${FLOWS}/casco-life/progress.conditions.ts`,
      "'selection_completed', 'agreeing', ",
      "'selection_completed', ",
    ),
    edit(
      `${FLOWS}/casco-life/conditions.ts`,
      'chosen.premium === chosen.currentPremium',
      'chosen.premium <= chosen.currentPremium',
    ),
    edit(
      `${FLOWS}/casco-life/conditions.ts`,
      '!sameTariff(casco?.chosen, claim?.casco) ||',
      '!sameTariff(casco?.chosen, claim?.casco) &&',
    ),
    edit(`${FLOWS}/commodity-loan/conditions.ts`, "'offer_selected', 'aitu_sign')", "'offer_selected')"),
    edit(`${FLOWS}/short-link/flow.ts`, 'problem?.data?.attemptsLeft === 0', 'problem?.data?.attemptsLeft === 1'),
    edit(
      `${FLOWS}/apply-loan/conditions.ts`,
      "['rejected', 'declined_by_customer', 'expired']",
      "['rejected', 'declined_by_customer']",
    ),
    edit(`${FLOWS}/apply-loan/conditions.ts`, '(byDesk ?? byCustomer)?.status', 'byDesk?.status'),
    edit(`${PARTS}/claim-turn.conditions.ts`, 'approvals, (n) => n > 0', 'approvals, (n) => n > 1'),
    edit(`${PARTS}/claim-progress.conditions.ts`, "'declined_by_customer', 'expired')", "'declined_by_customer')"),
    edit(`${PARTS}/claim-progress.conditions.ts`, "['failed', 'expired'].includes", "['failed'].includes"),
    edit(`${PARTS}/insurance-progress.conditions.ts`, "are('new', 'calculating')", "are('new')"),
    edit(
      `${FLOWS}/casco-life/progress.conditions.ts`,
      'claim.signature.resendInSec > 0',
      'claim.signature.resendInSec >= 0',
    ),
    edit(
      `${FLOWS}/commodity-loan/conditions.ts`,
      "offers.every(({ status }) => status === 'expired')",
      "offers.some(({ status }) => status === 'expired')",
    ),
    edit(`${FLOWS}/short-link/flow.ts`, 'problem?.status === 423 ||', 'problem?.status === 422 ||'),
    edit(
      `${FLOWS}/credit-insurance-mycar/flow.ts`,
      '(found?.insurances.length ?? 0) > 1',
      '(found?.insurances.length ?? 0) > 0',
    ),
    edit(`${FLOWS}/apply-loan/conditions.ts`, "field === 'initialFee' || field === 'term'", "field === 'initialFee'"),
    edit(`${FLOWS}/dealer-claim/conditions.ts`, "['complete', 'selected'].includes", "['complete'].includes"),
    edit('machines/kit/conditions.ts', "problem?.kind === 'broken'", "problem?.kind !== 'broken'"),
    edit(`${SHARED}/create-claim.ts`, '  term === terms.term &&\n', ''),
    edit('machines/kit/conditions.ts', 'problem?.status === 423', 'problem?.status === 429'),
    edit(
      `${SHARED}/borrower.ts`,
      'isWholeAddress(addressReg) && isWholeAddress(addressLive)',
      'isWholeAddress(addressReg)',
    ),
  ]),
  ...seenBy(
    'condition',
    ['tests/unit/schemas/borrower.test.ts'],
    [edit(`${SHARED}/borrower.ts`, 'contacts.length > 0', 'contacts.length >= 0')],
  ),
  ...by('condition', 'forms', [edit(`${SHARED}/branches.ts`, "|| maritalStatus === 'civil_marriage'", '')]),
  ...by(
    'progress',
    'progress',
    [
      edit(`${PARTS}/claim.progress.ts`, "whose: 'customer', action: 'signSale'", "whose: 'bank', action: 'signSale'"),
      edit(
        `${PARTS}/claim.progress.ts`,
        "{ if: replaced, whose: null, action: 'openReplacing' }",
        "{ if: replaced, whose: null, action: 'repeat' }",
      ),
      edit(
        `${FLOWS}/casco-life/progress.ts`,
        "milestone: 'policy', whose: 'insurer'",
        "milestone: 'agreement', whose: 'insurer'",
      ),
      edit(
        `${FLOWS}/casco-life/progress.ts`,
        "whose: 'insurer', action: 'awaitPolicyCheck'",
        "whose: 'customer', action: 'awaitPolicyCheck'",
      ),
      edit(`${PARTS}/credit-insurance.progress.ts`, 'application: 1, health: 1', 'application: 1, health: 2'),
    ],
    ['tests/unit/machines/progress.test.ts', 'tests/unit/machines/line.test.ts'],
  ),
];
