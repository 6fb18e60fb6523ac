import { by, edit, seenBy, type ValueMutant } from '../mutant.ts';

const facts = (name: string): string => `tests/unit/schemas/facts/${name}.test.ts`;

/** Money, repeats, session, uploads, and what leaves the page about its use. */
export const clientMutants: readonly ValueMutant[] = [
  ...seenBy(
    'money',
    [facts('cost'), facts('loan'), facts('money'), facts('casco'), facts('liability'), facts('first-price')],
    [
      edit('schemas/facts/cost.ts', 'Math.min(...all.map(priceOf))', 'Math.max(...all.map(priceOf))'),
      edit('schemas/facts/cost.ts', "period === 'year' ? 12 : months)", 'months)'),
      edit('schemas/facts/money.ts', '(2 * numerator + denominator) /', '(2 * numerator) /'),
      edit('schemas/facts/loan.ts', 'Math.round((principal * i)', 'Math.floor((principal * i)'),
      edit('schemas/facts/loan.ts', 'flow.date) / 365', 'flow.date) / 360'),
      edit('schemas/facts/insurance/casco.ts', 'tariff.shortTerm[months - 1]', 'tariff.shortTerm[months]'),
      edit('schemas/facts/insurance/liability.ts', 'one.premium > dearest.premium', 'one.premium < dearest.premium'),
      edit('schemas/facts/insurance/liability-tariff.ts', 'value: 4_325', 'value: 4_326'),
      edit('schemas/facts/insurance/instalments.ts', 'premium - part * (count - 1)', 'part'),
    ],
  ),
  ...by('money', 'tariffs', [
    edit('schemas/facts/cost.ts', 'Math.ceil(months / 12)', 'Math.floor(months / 12)'),
    edit('schemas/facts/insurance/casco.ts', 'carAge <= step.upToAge', 'carAge < step.upToAge'),
    edit('schemas/facts/insurance/liability.ts', 'risk.carAge <= cars.upTo', 'risk.carAge < cars.upTo'),
    edit('schemas/facts/burden-relief.ts', 'day >= until', 'day > until'),
    edit('schemas/facts/burden-relief.ts', 'car.feePercent > usedFeeAbove', 'car.feePercent >= usedFeeAbove'),
    edit('schemas/facts/burden-relief.ts', 'car.age <= youngUsed.age', 'car.age < youngUsed.age'),
    edit('schemas/facts/law.ts', 'value: 85_000', 'value: 84_000'),
    edit('schemas/facts/insurance/borrower.ts', '.illnessUnderAge;', '.illnessUnderAge + 1;'),
    edit(
      'schemas/facts/insurance/liability.ts',
      'experienceYears < table.freshUnder',
      'experienceYears <= table.freshUnder',
    ),
    edit('schemas/facts/insurance/liability.ts', 'age < table.youngUnder', 'age <= table.youngUnder'),
    edit('schemas/facts/insurance/liability.ts', 'days <= step.upToDays', 'days < step.upToDays'),
    edit('schemas/facts/burden-relief.ts', 'day < from ||', 'day <= from ||'),
  ]),
  ...by('retry', 'rhythm', [
    edit('machines/kit/rhythm.ts', 'until: 30_000', 'until: 40_000'),
    edit('machines/kit/rhythm.ts', 'steady: 5_000', 'steady: 3_000'),
    edit('machines/kit/rhythm.ts', 'const JITTER = 0.2;', 'const JITTER = 0.5;'),
  ]),
  ...by('privacy', 'fields', [
    edit('src/platform/analytics-fields.ts', "sms_failed: ['flow', 'kind']", "sms_failed: ['flow']"),
    edit('src/platform/analytics-fields.ts', '!/\\d{7}/.test(value)', '!/\\d{9}/.test(value)'),
    edit('src/platform/analytics-fields.ts', 'if (!pairs.every(([, value]) => isSafe(value))) return [];', ''),
    edit('schemas/telemetry.schema.ts', '!/\\d{4}/.test(value)', '!/\\d{6}/.test(value)'),
  ]),
  ...by('retry', 'repeats', [
    edit('src/api/retry.ts', 'if (left < 1) return false;', 'if (left < 0) return false;'),
    edit('src/api/retry.ts', 'read: 2, idempotent: 1, once: 0', 'read: 3, idempotent: 1, once: 0'),
    edit('src/api/retry.ts', 'read: 2, idempotent: 1, once: 0', 'read: 2, idempotent: 1, once: 1'),
    edit('src/api/retry.ts', 'const BASE_MS = 500;', 'const BASE_MS = 600;'),
    edit('src/api/retry.ts', 'const LONGEST_WAIT_MS = 10_000;', 'const LONGEST_WAIT_MS = 11_000;'),
    edit('src/api/retry.ts', "return safety === 'read' || problem.ambiguous;", 'return true;'),
    edit('src/api/retry.ts', 'const CAP_MS = 5_000;', 'const CAP_MS = 900;'),
    edit('src/api/retry.ts', '(0.5 + random)', '(1 + random)'),
  ]),
  ...seenBy(
    'session',
    ['tests/unit/platform/cookies.test.ts', 'tests/unit/platform/storage.test.ts', 'tests/unit/platform/small.test.ts'],
    [
      edit('src/platform/cookies.ts', 'YEAR_SEC = 365', 'YEAR_SEC = 364'),
      edit('src/platform/cookies.ts', '[MAIN, REFRESH, MARKETPLACE, SPECIAL]', '[MAIN, REFRESH, MARKETPLACE]'),
      edit('src/platform/cookies.ts', '.length > MAX_BYTES', '.length >= MAX_BYTES'),
      edit('src/platform/memory.ts', 'const NUMBER_MS = 24 *', 'const NUMBER_MS = 25 *'),
      edit('src/platform/memory.ts', "      session.remove('productId');\n", ''),
      edit('src/platform/memory.ts', 'last !== null && last !== id', 'last !== null && last === id'),
      edit(
        'src/platform/memory.ts',
        "if (!wanted) local.remove('historyPath')",
        "if (wanted) local.remove('historyPath')",
      ),
    ],
  ),
  ...seenBy(
    'session',
    ['tests/unit/api/renewal.test.ts', 'tests/unit/session/binding.test.ts', 'tests/unit/session/machine.test.ts'],
    [
      edit('src/api/renewal.ts', 'const GRACE_MS = 500;', 'const GRACE_MS = 50;'),
      edit('src/api/renewal.ts', 'current !== null && current !== used ? current', 'current !== null ? current'),
      edit('src/api/renewal.ts', 'if (cookies.refresh() !== token) return newer(used);', ''),
      edit('machines/session.machine.ts', '!smsRedirect && !isLogin(path)', '!isLogin(path)'),
      edit(
        'machines/session.machine.ts',
        'found.link && (!found.ours || found.access || found.refresh)',
        'found.link && !found.ours',
      ),
      edit(
        'machines/session.machine.ts',
        "actions: ['nobody', 'clearTokens', 'forgetPerson', toLogin]",
        "actions: ['nobody', 'clearTokens', toLogin]",
      ),
      edit(
        'machines/session.machine.ts',
        "actions: ['nobody', 'clearTokens', 'remember', keepPath",
        "actions: ['nobody', 'remember', keepPath",
      ),
    ],
  ),
  ...seenBy(
    'upload',
    ['tests/unit/engine/uploads.test.ts', 'tests/unit/schemas/file.test.ts'],
    [
      edit('machines/upload.machine.ts', '[1_000, 3_000, 9_000]', '[1_000, 3_000, 10_000]'),
      edit(
        'machines/upload.machine.ts',
        'status === 413 || status === 415 || status === 422',
        'status === 413 || status === 415',
      ),
      edit(
        'machines/upload.machine.ts',
        'params.context.repeated < PAUSES_MS.length',
        'params.context.repeated <= PAUSES_MS.length',
      ),
      edit('src/engine/uploads.ts', '              size === file.size &&\n', ''),
      edit('src/engine/uploads.ts', 'a.name === b.name && a.size === b.size', 'a.size === b.size'),
      edit(
        'src/engine/uploads.ts',
        "RUNNING: ReadonlySet<string> = new Set(['looking', ",
        'RUNNING: ReadonlySet<string> = new Set([',
      ),
      edit('schemas/file.ts', '0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a', '0x89, 0x50'),
      edit('schemas/file.ts', 'Math.floor((maxSize / MEGABYTE) * 10)', 'Math.ceil((maxSize / MEGABYTE) * 10)'),
    ],
  ),
  ...seenBy(
    'privacy',
    ['tests/unit/telemetry', 'tests/unit/platform/small.test.ts', 'tests/unit/server/intake.test.ts'],
    [
      edit('src/app/telemetry/sink.ts', 'const MOST = 500;', 'const MOST = 5000;'),
      edit('src/app/telemetry/sink.ts', 'status < 500 && status !== 429', 'status < 500'),
      edit('src/app/telemetry/records.ts', '.slice(0, 20)', '.slice(0, 21)'),
    ],
  ),
];
