import { installedEngines } from '../../../scripts/engines.ts';
import { startFirefox } from './firefox.ts';
import type { Session } from './session.ts';
import { startWebKit } from './webkit.ts';

const installed = installedEngines();
const named = process.env['ENGINES']?.split(',');

interface Engine {
  readonly name: 'firefox' | 'webkit';
  start(size: readonly [width: number, height: number]): Promise<Session>;
}

/** The engines that are installed here; `ENGINES=firefox` leaves the other out. */
export const engines: readonly Engine[] = [
  ...(installed.firefox === undefined ? [] : [firefox(installed.firefox)]),
  ...(installed.webkit === undefined ? [] : [webkit(installed.webkit)]),
].filter(({ name }) => named?.includes(name) ?? true);

function firefox(program: string): Engine {
  return {
    name: 'firefox',
    async start(size) {
      const session = await startFirefox(program);
      await session.resize(...size);
      return session;
    },
  };
}

function webkit(programs: NonNullable<typeof installed.webkit>): Engine {
  return { name: 'webkit', start: (size) => startWebKit(programs, size) };
}
