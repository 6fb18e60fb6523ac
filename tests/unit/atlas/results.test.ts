import { expect, it } from 'vitest';
import { resultsOf } from '../../atlas/results.ts';

const report = `<testsuites><testsuite name="paths">
<testcase name="casco-life: code.resting · RESEND → resending (ru)" classname="x" time="1"></testcase>
<testcase name="casco-life: loading · fail getCascoLifeClaim · missing → missing (ru)" classname="x" time="1">
<failure message="a &lt;b&gt;" type="F"><![CDATA[…]]></failure>
</testcase>
<testcase name="casco-life: loading · fail getCascoLifeClaim · missing → missing (kk)" classname="x" time="1"/>
<testcase name="apply-loan: terms · BACK → left (kk)" classname="x" time="0"><skipped></skipped></testcase>
</testsuite></testsuites>`;

it('reads from a report which paths passed, in every language that they were walked in', () => {
  expect([...resultsOf(report)]).toEqual([
    ['code.resting · RESEND → resending', true],
    ['loading · fail getCascoLifeClaim · missing → missing', false],
  ]);
});
