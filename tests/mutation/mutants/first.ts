import { by, edit, on, seenBy, type ValueMutant } from '../mutant.ts';

const CASCO = 'src/products/casco-life';
const GOODS = 'src/products/commodity-loan';
const CREDIT = 'src/products/credit-claim';

const cascoFlow = 'machines/products/casco-life/flow.ts';
const goodsFlow = 'machines/products/commodity-loan/flow.ts';

/** The first of them: fields, labels, figures, formats, and the bounds of the sandbox, the session and uploads. */
export const firstMutants: readonly ValueMutant[] = [
  ...on('mapping', 'values', 'casco-life', [
    edit(
      cascoFlow,
      "    company,\n    payer,\n    risks: 'life',",
      "    company: payer,\n    payer: company as never,\n    risks: 'life',",
    ),
    edit(cascoFlow, "    risks: 'life',", "    risks: 'full',"),
    edit(cascoFlow, 'insuranceOf(c)?.loan.term ?? 0', 'insuranceOf(c)?.loan.amount ?? 0'),
    edit(
      cascoFlow,
      'termMonths, risks, payer, deductiblePercent: Number',
      'termMonths, risks, payer: payer, deductiblePercent: 1 + Number',
    ),
    edit(
      cascoFlow,
      "return { decision: 'own_policy', fileId: said.fileId };",
      "return { decision: 'own_policy', fileId: '' };",
    ),
    edit(cascoFlow, 'body: cascoChoice(c)', 'body: lifeChoice(c)'),
    edit(cascoFlow, '() => ({ query: { page: 1 } })', '() => ({ query: { page: 2 } })'),
  ]),
  ...on('mapping', 'values', 'commodity-loan', [
    edit(goodsFlow, 'offer_id: offerId, redirect_url:', "offer_id: c.id ?? '', redirect_url:"),
    edit(goodsFlow, "commodityLoanScreens['commodity-sign-success']", "commodityLoanScreens['commodity-sign-fail']"),
    edit(goodsFlow, '{ ...byId(c), body: goodsToInput', "{ path: { id: '' }, body: goodsToInput"),
  ]),
  ...on('mapping', 'values', 'short-link', [
    edit('machines/products/short-link/flow.ts', "c.answers.SUBMIT_DIGITS?.lastDigits ?? ''", "c.id ?? ''"),
  ]),
  ...on('label', 'pages', 'casco-life', [
    edit(`${CASCO}/casco-life-complete.tsx`, "label: t('cl.insurer')", "label: t('cl.client')"),
    edit(`${CASCO}/blocks/words.ts`, "label: t('cl.plate')", "label: t('cl.vin')"),
    edit(`${CASCO}/blocks/facts.tsx`, "label: t('cl.name')", "label: t('cl.personalNumber')"),
    edit(`${CASCO}/blocks/words.ts`, "label: t('cl.term')", "label: t('cl.payer')"),
  ]),
  ...on('figure', 'pages', 'casco-life', [
    edit(`${CASCO}/blocks/words.ts`, 'value: money(car.price)', 'value: money(car.year ?? 0)'),
    edit(`${CASCO}/casco-life-complete.tsx`, 'value: money(policy.premium)', 'value: money(policy.premium * 12)'),
    edit(`${CASCO}/blocks/facts.tsx`, 'sum: money(loan.amount)', 'sum: money(loan.monthlyPayment)'),
    edit(`${CASCO}/blocks/facts.tsx`, 'term: months(loan.term, t)', 'term: months(loan.term + 1, t)'),
    edit(`${CASCO}/blocks/facts.tsx`, 'value: phone(client.phone)', 'value: client.personalNumber'),
  ]),
  ...on('format', 'pages', 'casco-life', [
    edit('src/i18n/format.ts', 'Math.round(value * 10) / 10)', 'Math.round(value))'),
    edit(
      'src/i18n/format.ts',
      '`${group(Math.round(tenge)).replace',
      '`${group(Math.floor(tenge / 10) * 10 + 1).replace',
    ),
  ]),
  ...on('label', 'pages', 'commodity-loan', [
    edit(`${GOODS}/blocks/goods-offer.tsx`, "label: t('co.toPay')", "label: t('co.over')"),
    edit(`${GOODS}/blocks/order.tsx`, "label: t('co.shop')", "label: t('co.total')"),
    edit(`${GOODS}/commodity-released.tsx`, "label: t('co.number')", "label: t('co.shop')"),
    edit(`${GOODS}/commodity-order.tsx`, "label: t('co.docNumber')", "label: t('co.phone')"),
  ]),
  ...on('figure', 'pages', 'commodity-loan', [
    edit(`${GOODS}/blocks/goods-offer.tsx`, 'value: percent(offer.gesv)', 'value: percent(offer.rate)'),
    edit(`${GOODS}/blocks/goods-offer.tsx`, 'value: money(offer.total)', 'value: money(offer.monthlyPayment)'),
    edit(`${GOODS}/commodity-order.tsx`, 'value: money(customer.monthIncome)', 'value: money(claim.total)'),
    edit(`${GOODS}/blocks/order.tsx`, 'value: money(claim.total)', 'value: money(claim.total - 1)'),
  ]),
  ...on('label', 'pages', 'credit-insurance-mycar', [
    edit('src/products/credit-insurance-mycar/ci-mycar-choose.tsx', "label: t('ci.lender')", "label: t('ci.paid')"),
    edit('src/products/credit-insurance-mycar/ci-mycar-review.tsx', "label: t('ci.carPrice')", "label: t('ci.car')"),
  ]),
  ...on('figure', 'pages', 'credit-claim', [
    edit(
      `${CREDIT}/blocks/questionnaire/terms-rows.ts`,
      'value: money(claim.creditAmount)',
      'value: money(claim.initialFee)',
    ),
    edit(
      `${CREDIT}/blocks/questionnaire/terms-rows.ts`,
      "'differentiated' ? 'q.differentiated' : 'q.annuity'",
      "'annuity' ? 'q.differentiated' : 'q.annuity'",
    ),
    edit(`${CREDIT}/banks/bank-selected.tsx`, 'value: money(claim.creditAmount)', 'value: money(claim.initialFee)'),
    edit(`${CREDIT}/claim/client-intro.tsx`, 'value: months(claim.term, t)', 'value: months(claim.term - 1, t)'),
  ]),
  ...on('condition', 'pages', 'commodity-loan', [
    edit(
      `${GOODS}/blocks/goods-offer.tsx`,
      "offer.overpayment === 0 ? t('co.noOver')",
      "offer.overpayment !== 0 ? t('co.noOver')",
    ),
  ]),
  ...on('label', 'pages', 'casco-life', [
    edit(`${CASCO}/centras-success.tsx`, "label: t('cl.policy.number')", "label: t('cl.premium')"),
    edit(`${CASCO}/casco-life-waiting.tsx`, "label: t('cl.premium')", "label: t('cl.insurer')"),
  ]),
  ...on('label', 'pages', 'commodity-loan', [
    edit(`${GOODS}/commodity-data.tsx`, "label: t('co.phone')", "label: t('co.iin')"),
    edit(`${GOODS}/commodity-review.tsx`, "t('co.reviewLead')", "t('co.costNote')"),
  ]),
  ...on('figure', 'pages', 'credit-insurance-mycar', [
    edit('src/products/credit-insurance-mycar/ci-mycar-choose.tsx', 'money(one.loanSum)', 'money(one.loanSum / 10)'),
  ]),
  ...on('label', 'pages', 'credit-claim', [
    edit(`${CREDIT}/claim/client-intro.tsx`, "label: t('loan.fee')", "label: t('loan.sum')"),
    edit(`${CREDIT}/blocks/questionnaire/terms-rows.ts`, "label: t('q.fee')", "label: t('q.term')"),
    edit(`${CREDIT}/banks/bank-selected.tsx`, "label: t('b.amount')", "label: t('b.fee')"),
    edit(`${CREDIT}/blocks/questionnaire/terms-rows.ts`, 'money(carPrice)', 'money(carProductionYear ?? 0)'),
  ]),
  ...by(
    'bound',
    'limits',
    [
      edit('sandbox/services/claim/create-input.ts', 'const OLDEST_CAR = 20;', 'const OLDEST_CAR = 21;'),
      edit('sandbox/services/claim/create-input.ts', 'const DISCOUNT_PERCENT = 20;', 'const DISCOUNT_PERCENT = 21;'),
      edit('sandbox/services/claim/decline.ts', 'const MAX_REASON = 500;', 'const MAX_REASON = 501;'),
    ],
    ['tests/sandbox/claim-refusals.test.ts'],
  ),
  ...by(
    'bound',
    'limits',
    [
      edit('sandbox/services/signatures/codes.ts', 'const CODES = 5;', 'const CODES = 6;'),
      edit('sandbox/services/signatures/codes.ts', 'const LOCK_MS = 30 * 60_000;', 'const LOCK_MS = 29 * 60_000;'),
      edit('sandbox/services/signatures/codes.ts', 'code.sent_at + CODE_MS > now', 'code.sent_at + CODE_MS >= now'),
    ],
    ['tests/sandbox/claim-signature.test.ts', 'tests/sandbox/casco-life.test.ts'],
  ),
  ...by(
    'bound',
    'limits',
    [
      edit('sandbox/services/links/index.ts', 'const OPENINGS_A_MINUTE = 10;', 'const OPENINGS_A_MINUTE = 11;'),
      edit('sandbox/services/links/index.ts', 'const RENEWALS_AN_HOUR = 5;', 'const RENEWALS_AN_HOUR = 6;'),
      edit('sandbox/services/links/index.ts', 'const DIGITS = 4;', 'const DIGITS = 3;'),
    ],
    ['tests/sandbox/links.test.ts'],
  ),
  ...by(
    'session',
    'limits',
    [
      edit('sandbox/services/auth/index.ts', 'const WRONG_LIMIT = 5;', 'const WRONG_LIMIT = 6;'),
      edit(
        'sandbox/services/auth/index.ts',
        'const WRONG_WINDOW_MS = 5 * 60_000;',
        'const WRONG_WINDOW_MS = 6 * 60_000;',
      ),
      edit('sandbox/services/auth/tokens.ts', 'access: 15 * 60_000', 'access: 16 * 60_000'),
      edit('sandbox/services/auth/tokens.ts', 'afterRotation: 30_000', 'afterRotation: 60_000'),
    ],
    ['tests/sandbox/auth.test.ts'],
  ),
  ...seenBy(
    'session',
    ['tests/unit/api/renewal.test.ts'],
    [edit('src/api/renewal.ts', 'const LOCK_MS = 3_000;', 'const LOCK_MS = 30_000;')],
  ),
  ...seenBy(
    'upload',
    ['tests/sandbox/docs-statement.test.ts', 'tests/sandbox/docs.test.ts'],
    [
      edit(
        'sandbox/services/docs/attempts.ts',
        'spent.refused < MAX_REFUSED_STATEMENTS',
        'spent.refused <= MAX_REFUSED_STATEMENTS',
      ),
      edit('sandbox/services/docs/attempts.ts', 'row.last_at < DAY_MS', 'row.last_at < 2 * DAY_MS'),
    ],
  ),
  ...seenBy(
    'upload',
    ['tests/unit/engine/uploads.test.ts', 'tests/unit/schemas/file.test.ts'],
    [
      edit('src/engine/uploads.ts', 'const AT_ONCE = 2;', 'const AT_ONCE = 3;'),
      edit('schemas/file.ts', 'size > rules.maxSize ?', 'size >= rules.maxSize ?'),
      edit(
        'schemas/file.ts',
        "if (size === 0) return message('form.fileEmpty');",
        "if (size === 0) return message('form.fileHeic');",
      ),
    ],
  ),
];
