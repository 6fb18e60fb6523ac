import { by, edit, on, seenBy, type ValueMutant } from '../mutant.ts';

const CREDIT = 'src/products/credit-claim';
const BANKS = 'src/blocks/banks';
const INSURANCE = 'src/blocks/insurance';
const SIGN = 'src/blocks/sign';

/** Labels, buttons and figures that changed places; what is said of a failure. */
export const screenMutants: readonly ValueMutant[] = [
  ...on('label', 'pages', 'credit-claim', [
    edit(`${CREDIT}/blocks/questionnaire/review-rows.ts`, "label: t('f.children')", "label: t('f.citizen')"),
    edit(`${BANKS}/offer-rows.ts`, "label: t('b.lastPayment')", "label: t('b.firstPayment')"),
    edit(`${CREDIT}/claim/client-request.tsx`, "submitLabel={t('request.submit')}", "submitLabel={t('btn.continue')}"),
    edit(`${SIGN}/sms-code.tsx`, 'event="RESEND"', 'event="SUBMIT_CODE"'),
  ]),
  ...on('figure', 'pages', 'credit-claim', [
    edit(`${BANKS}/offer-rows.ts`, 'value: percent(offer.gesv)', 'value: percent(offer.rate)'),
    edit(`${BANKS}/offer-rows.ts`, 'value: money(offer.totalToPay)', 'value: money(offer.amount)'),
  ]),
  ...on('label', 'pages', 'car-insurance', [
    edit(`${INSURANCE}/words.ts`, "label: t('ins.row.sumInsured')", "label: t('ins.row.payment')"),
    edit(`${INSURANCE}/insurance-check.tsx`, "submitLabel={t('ins.product.go')}", "submitLabel={t('btn.continue')}"),
  ]),
  ...on('figure', 'pages', 'car-insurance', [
    edit(`${INSURANCE}/words.ts`, 'value: months(offer.termMonths, t)', 'value: months(offer.instalments, t)'),
  ]),
  ...on('label', 'pages', 'credit-insurance', []),
  ...on('figure', 'pages', 'credit-insurance', [
    edit('src/blocks/credit-insurance/review.tsx', 'value: money(loan.sum)', 'value: money(loan.sum * 100)'),
  ]),
  ...on('figure', 'pages', 'casco-life', [
    edit(
      'src/products/casco-life/casco-life-agreement.tsx',
      'money(claim.premiumTotal)',
      'money(claim.premiumTotal / 2)',
    ),
  ]),
  ...on('label', 'pages', 'short-link', [
    edit(
      'src/products/short-link/link-digits.tsx',
      "submitLabel={t('link.digitsSubmit')}",
      "submitLabel={t('link.renew')}",
    ),
  ]),
  ...on('problem', 'problems', 'credit-claim', [
    edit(`${SIGN}/trouble.ts`, "left === 0 ? { kind: 'spent' }", "left === 1 ? { kind: 'spent' }"),
    edit(`${SIGN}/trouble.ts`, "sec < 60 ? 'soon'", "sec <= 60 ? 'soon'"),
    edit(
      `${SIGN}/trouble.ts`,
      "problem.kind === 'rateLimited' && resending",
      "problem.kind === 'rateLimited' && !resending",
    ),
    edit(`${SIGN}/sms-code.tsx`, "return t('code.spent');", "return t('code.expired');"),
    edit(`${CREDIT}/questionnaire/q-document.tsx`, 'problem={problem?.fields}', 'problem={null}'),
    edit(
      `${CREDIT}/claim/c2c-car.tsx`,
      'finding ? undefined : problem?.fields',
      'finding ? problem?.fields : undefined',
    ),
    edit('src/app/screen-props.ts', "{ 'borrower.': '' }", "{ 'borrower.': 'borrower.' }"),
  ]),
  ...by('problem', 'failing', [
    edit('src/app/failing.ts', "isBare || kind === 'rateLimited' ? null : words", 'isBare ? null : words'),
    edit('src/app/failing.ts', "'broken', 'contract']", "'broken']"),
  ]),
  ...on('problem', 'problems', 'short-link', [
    edit('src/products/short-link/link-digits.tsx', "tried?.kind !== 'invalid' ?", "tried?.kind === 'invalid' ?"),
    edit('src/products/short-link/link-unavailable.tsx', "failed?.kind === 'offline'", "failed?.kind === 'network'"),
  ]),
  ...on('problem', 'problems', 'credit-insurance-mycar', [
    edit(
      'src/products/credit-insurance-mycar/ci-mycar-phone.tsx',
      "problem?.kind === 'missing' ? t('ci.noneFound')",
      "problem?.kind === 'missing' ? t('ci.phoneAgain')",
    ),
  ]),
  ...on('problem', 'problems', 'casco-life', [
    edit('src/products/casco-life/blocks/casco-form.tsx', "=== 'putCascoConditions' ?", "=== 'putLifeConditions' ?"),
    edit('src/products/casco-life/casco-life-unavailable.tsx', 'problem?.text ?? undefined', 'undefined'),
  ]),
  ...on('problem', 'problems', 'dealer-claim', [
    edit('src/products/dealer-claim/dealer-client.tsx', 'refusedOf(problem?.fields, initial)', 'problem?.fields'),
    edit('src/products/dealer-claim/dealer-exists.tsx', "problem?.data['claimId']", "problem?.data['id']"),
  ]),
  ...seenBy(
    'problem',
    ['tests/unit/api/problem.test.ts'],
    [
      edit('machines/kit/problem.ts', "409: { text: 'error.409'", "409: { text: 'error.422'"),
      edit('machines/kit/problem-of.ts', "410: 'missing'", "410: 'refused'"),
      edit('machines/kit/problem-of.ts', 'new Set([502, 503, 504])', 'new Set([502, 504])'),
      edit(
        'machines/kit/problem-of.ts',
        "kind: network.isOnline ? 'network' : 'offline'",
        "kind: network.isOnline ? 'offline' : 'network'",
      ),
    ],
  ),
];
