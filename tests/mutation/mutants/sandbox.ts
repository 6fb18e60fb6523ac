import { by, edit, type ValueMutant } from '../mutant.ts';

const S = 'sandbox/services';

/** Rules of the sandbox: how many, how long, whose, and until when. */
export const sandboxMutants: readonly ValueMutant[] = [
  ...by(
    'bound',
    'limits',
    [
      edit(`${S}/links/store.ts`, 'DIGIT_TRIES = 3', 'DIGIT_TRIES = 4'),
      edit(`${S}/links/store.ts`, 'LINK_LIFE_MS = 72 * HOUR_MS', 'LINK_LIFE_MS = 73 * HOUR_MS'),
      edit(`${S}/links/index.ts`, 'user !== null && user.id === ownerId', 'user !== null'),
    ],
    ['tests/sandbox/links.test.ts'],
  ),
  ...by(
    'bound',
    'limits',
    [
      edit(`${S}/signatures/store.ts`, 'TRIES = 3', 'TRIES = 4'),
      edit(`${S}/signatures/codes.ts`, 'const DIGITS = 6;', 'const DIGITS = 5;'),
      edit(`${S}/signatures/index.ts`, 'const OPENINGS = 20;', 'const OPENINGS = 21;'),
    ],
    ['tests/sandbox/claim-signature.test.ts'],
  ),
  ...by(
    'session',
    'limits',
    [
      edit(`${S}/auth/tokens.ts`, 'found.expires_at <= now', 'found.expires_at < now'),
      edit(`${S}/auth/tokens.ts`, 'refresh: 365 *', 'refresh: 366 *'),
      edit(`${S}/auth/tokens.ts`, 'now - found.rotated_at > lives', 'now - found.rotated_at >= lives'),
      edit('sandbox/core/idempotency.ts', 'KEY_LIFE_MS = 24 *', 'KEY_LIFE_MS = 25 *'),
      edit('sandbox/core/ownership.ts', '(user.id === holders.ownerId ||', '(user.id !== holders.ownerId ||'),
      edit('sandbox/core/ownership.ts', 'user.claimScope === null ||', 'user.claimScope !== null ||'),
    ],
    ['tests/sandbox/auth.test.ts', 'tests/sandbox/core.test.ts', 'tests/sandbox/core-access.test.ts'],
  ),
  ...by(
    'upload',
    'limits',
    [
      edit('sandbox/data/docs.ts', 'MAX_FILE_BYTES = 10 *', 'MAX_FILE_BYTES = 11 *'),
      edit('sandbox/data/docs.ts', 'MAX_REFUSED_STATEMENTS = 5', 'MAX_REFUSED_STATEMENTS = 6'),
      edit(`${S}/docs/files.ts`, 'upload.bytes.length > MAX_FILE_BYTES', 'upload.bytes.length >= MAX_FILE_BYTES'),
      edit(`${S}/docs/statement.ts`, 'leastMonths: 6', 'leastMonths: 5'),
      edit(
        `${S}/docs/statement.ts`,
        'month > thisMonth - statementRules.windowMonths',
        'month >= thisMonth - statementRules.windowMonths',
      ),
      edit('sandbox/core/signed-links.ts', 'LINK_LIFE_MS = 5 * 60_000', 'LINK_LIFE_MS = 6 * 60_000'),
    ],
    ['tests/sandbox/docs.test.ts', 'tests/sandbox/docs-statement.test.ts'],
  ),
  ...by(
    'bound',
    'limits',
    [
      edit(`${S}/insurance/create.ts`, 'NEW_CLAIMS = 10', 'NEW_CLAIMS = 11'),
      edit(`${S}/insurance/edit.ts`, 'CALCULATIONS = 30', 'CALCULATIONS = 31'),
      edit(`${S}/insurance/steps/customer.ts`, 'DRIVING_AGE = 18', 'DRIVING_AGE = 17'),
      edit(`${S}/insurance/steps/cover.ts`, 'FIRST_DAYS = 30', 'FIRST_DAYS = 31'),
      edit(`${S}/insurance/steps/car.ts`, 'MILEAGE = 2_000_000', 'MILEAGE = 2_000_001'),
      edit(`${S}/insurance/refund.ts`, 'REFUND_MS = 14 * DAY_MS', 'REFUND_MS = 15 * DAY_MS'),
    ],
    [
      'tests/sandbox/insurance.test.ts',
      'tests/sandbox/insurance-refusals.test.ts',
      'tests/sandbox/insurance-lifecycle.test.ts',
    ],
  ),
  ...by(
    'bound',
    'limits',
    [
      edit(`${S}/payments/cards.ts`, '< today.slice(0, 7)', '<= today.slice(0, 7)'),
      edit(`${S}/payments/gateway.ts`, 'OPENINGS = 20', 'OPENINGS = 21'),
    ],
    ['tests/sandbox/payments-journey.test.ts'],
  ),
  ...by(
    'bound',
    'limits',
    [
      edit(`${S}/credit-insurance/index.ts`, 'SEARCHES_AN_HOUR = 10', 'SEARCHES_AN_HOUR = 11'),
      edit(`${S}/credit-insurance/submit.ts`, 'TOO_MANY_YES = 2', 'TOO_MANY_YES = 3'),
      edit(`${S}/credit-insurance/quote.ts`, 'risk.loanSum > largest', 'risk.loanSum >= largest'),
    ],
    ['tests/sandbox/credit-insurance.test.ts'],
  ),
  ...by(
    'bound',
    'limits',
    [
      edit(`${S}/commodity/store.ts`, 'SIGN_TRIES = 3', 'SIGN_TRIES = 4'),
      edit(`${S}/commodity/banks.ts`, 'OFFER_LIFE_MS = 72 *', 'OFFER_LIFE_MS = 73 *'),
    ],
    ['tests/sandbox/commodity.test.ts'],
  ),
  ...by(
    'bound',
    'limits',
    [
      edit(`${S}/claim/store.ts`, 'IDENTITY_TRIES = 3', 'IDENTITY_TRIES = 4'),
      edit(`${S}/claim/identity.ts`, 'ABANDONED_MS = 15 *', 'ABANDONED_MS = 16 *'),
      edit(`${S}/claim/create.ts`, 'application.phone}`, 10, 60', 'application.phone}`, 11, 60'),
      edit(`${S}/claim/agreement.ts`, 'SIGNING_MS = 30 *', 'SIGNING_MS = 31 *'),
      edit(`${S}/identity/open.ts`, 'VISIT_LIFE_MS = 30 *', 'VISIT_LIFE_MS = 31 *'),
      edit(`${S}/identity/redirect.ts`, 'MAX_LENGTH = 512', 'MAX_LENGTH = 513'),
      edit(`${S}/banks/rules.ts`, '(person.overdueDays ?? 0) > 90', '(person.overdueDays ?? 0) >= 90'),
    ],
    [
      'tests/sandbox/identity.test.ts',
      'tests/sandbox/claim-steps.test.ts',
      'tests/sandbox/claim-refusals.test.ts',
      'tests/sandbox/claim-banks.test.ts',
      'tests/sandbox/law.test.ts',
    ],
  ),
];
