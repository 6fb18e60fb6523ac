import { type Finished, isMain, run } from './lib/run.ts';

/**
 * `npm run audit`: known faults of what reaches visitors and the server (high ones fail), and the registry's signatures of all
 * packages. A registry that cannot be asked is said and fails nothing: then nobody knows more than before.
 */
export type Verdict = 'good' | 'bad' | 'not asked';

/** What `npm audit --json` has found. */
export function faultsVerdict({ code, output }: Finished): Verdict {
  try {
    const report = JSON.parse(output.slice(output.indexOf('{'))) as { metadata?: { vulnerabilities?: unknown } };
    if (report.metadata?.vulnerabilities === undefined) return 'not asked';
    return code === 0 ? 'good' : 'bad';
  } catch {
    return 'not asked';
  }
}

/** What `npm audit signatures` has found. */
export function signaturesVerdict({ code, output }: Finished): Verdict {
  if (code === 0) return 'good';
  return /invalid (?:registry )?signature|missing registry signature|attestation/i.test(output) ? 'bad' : 'not asked';
}

const SAID: Readonly<Record<Verdict, string>> = {
  good: 'nothing found',
  bad: 'FOUND',
  'not asked': 'not asked: the registry does not answer',
};

if (isMain(import.meta.url)) {
  const faults = await run('npm', ['audit', '--omit=dev', '--audit-level=high', '--json', '--loglevel=silent']);
  const signatures = await run('npm', ['audit', 'signatures', '--fetch-retries=0']);
  for (const [what, verdict, { output }] of [
    ['known faults', faultsVerdict(faults), faults],
    ['signatures', signaturesVerdict(signatures), signatures],
  ] as const) {
    console.log(`${what}: ${SAID[verdict]}`);
    if (verdict !== 'bad') continue;
    console.log(output);
    process.exitCode = 1;
  }
}
