import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keeps, preludeOf, stepsOf, untrueLines } from './support/pages.ts';
import { startSandbox, temporaryFolder } from './support/start.ts';

const HOME = 'docs/sandbox.md';
const FOLDER = 'docs/sandbox';
const pages = [
  HOME,
  ...(existsSync(FOLDER) ? readdirSync(FOLDER) : [])
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(FOLDER, file)),
];

/** Runs a page against a sandbox of its own on a real port; what the sandbox itself finds wrong counts too. */
async function run(markdown: string): Promise<readonly string[]> {
  const sandbox = await startSandbox();
  const origin = await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
  const untrue = await untrueLines(stepsOf(markdown), { prelude: preludeOf(HOME), origin, cwd: temporaryFolder() });
  const problems = sandbox.engine.log
    .problems()
    .map(({ operationId, message }) => `problem of ${operationId}: ${message}`);
  return [...untrue, ...problems];
}

describe('what the pages of the sandbox say', () => {
  it.each(pages)('%s is true, line by line', { timeout: 120_000 }, async (page) => {
    const markdown = readFileSync(page, 'utf8');
    expect(stepsOf(markdown).some(({ promises }) => promises.length > 0)).toBe(true);
    expect(await run(markdown)).toEqual([]);
  });
});

describe('the runner of the pages', () => {
  const page = (...lines: string[]): string => ['text', '```sh', ...lines, '```', ''].join('\n');

  it('sees a wrong status, a wrong field, a wrong text, and a refusal that nobody announced', async () => {
    const wrong = [
      'call GET $S/health #> 404',
      'call GET $S/health #> 200 {"status": "down"}',
      'call GET $S/accounts #> 200 [{"username": "nobody"}]',
      'call GET $S/health',
      '#> unheard-of',
      'call GET $S/nothing',
    ];
    const untrue = await run(page(...wrong));
    expect(untrue.map((line) => /^line \d+/.exec(line)?.[0])).toEqual([
      'line 3',
      'line 4',
      'line 5',
      'line 6',
      'line 8',
    ]);
  });

  it('sees a command that does not exist and a variable that was never set', async () => {
    const untrue = await run(page('cal GET $S/health #> ', 'call GET $S/health$NOBODY #> 200'));
    expect(untrue.join('\n')).toMatch(/cal: command not found/);
    expect(untrue.join('\n')).toMatch(/NOBODY: unbound variable/);
  });

  it('runs sh blocks only, all of a page in one shell', async () => {
    const markdown = `${page('A=1')}\n\`\`\`ts\ncall GET $S/nothing\n\`\`\`\n${page('echo "$A" #> 1')}`;
    expect(await run(markdown)).toEqual([]);
  });

  it.each([
    ['200 {"a":1,"b":[{"c":2},{"c":3}]}', '200 {"b": [{"c": 3}]}', true],
    ['200 {"a":1,"b":[{"c":2},{"c":3}]}', '200 {"b": [{"c": 3}, {"c": 2}]}', false],
    ['200 {"b":[1]}', '200 {"b": []}', false],
    ['200 {"id":"x-1"}', '200 {"id": "…"}', true],
    ['200 {"id":null}', '200 {"id": "…"}', false],
    ['200 {"text":"Код 123456. Никому"}', '200 {"text": "Код …. Никому"}', true],
    ['200 {"text":"Код 123456. Никому!"}', '200 {"text": "Код …. Никому"}', false],
    ['303 http://localhost:1/aitu-pending?claim=1', '303 …/aitu-pending?claim=…', true],
    ['000', '000', true],
    ['200 {"a":1}', '201 {"a": 1}', false],
  ])('%s against %s: %s', (answer, promise, isKept) => {
    expect(keeps(answer, promise)).toBe(isKept);
  });
});
