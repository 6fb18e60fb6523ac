import { describeControl, readValues } from '../core/controls.ts';
import type { Engine } from '../core/engine.ts';
import type { Handling } from '../core/handling.ts';
import { refuse, say, type Locale } from '../core/service.ts';
import { coreTexts } from '../data/core.ts';
import { openSession } from '../services/auth/index.ts';
import { object, wrong } from './input.ts';
import type { AddRoute } from './route.ts';

/** What QA does from outside: the services' own controls, and sessions of demo people without a password. */
export function actRoutes(route: AddRoute, engine: Engine, handling: Handling): void {
  const controls = engine.services.flatMap((service) =>
    (service.controls ?? []).map((control) => ({ service: service.name, control })),
  );
  const ids = controls.map(({ control }) => control.id);
  for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) throw new Error(`two controls are called ${id}`);

  route('GET', 'controls', ({ locale }) =>
    handling.work('controls', locale, async (work) => {
      const all = [];
      for (const { service, control } of controls) all.push(await describeControl(service, control, work));
      return all;
    }),
  );

  route('POST', 'controls/:id', ({ params, body, locale }) =>
    runControl(engine, handling, params['id'] ?? '', object(body, []), locale),
  );

  route('POST', 'sessions', ({ body, locale }) => {
    const { username } = object(body, []);
    if (typeof username !== 'string') throw wrong(['username'], coreTexts.noAccount);
    return handling.work('sessions', locale, async (work) => {
      const session = await openSession(work, username);
      if (!session) throw refuse(404, coreTexts.noAccount);
      return session;
    });
  });
}

/** What came of a control, in words of the caller. */
export interface ControlDone {
  readonly text: string;
  readonly id: string | null;
  readonly path: string | null;
  readonly owner: string | null;
}

/** Uses the control of this id. @throws Refusal */
export async function runControl(
  engine: Engine,
  handling: Handling,
  id: string,
  given: Readonly<Record<string, unknown>>,
  locale: Locale,
): Promise<ControlDone> {
  const control = engine.services.flatMap(({ controls = [] }) => controls).find((one) => one.id === id);
  if (!control) throw refuse(404, coreTexts.notFound);
  const { subject = '', values = {} } = given;
  if (typeof subject !== 'string' || (subject === '') !== (control.subjects === undefined))
    throw wrong(['subject'], coreTexts.noSubject);
  const read = readValues(control.fields, object(values, ['values']));
  await engine.jobs.runDue();
  const result = await handling.work(control.id, locale, async (work) => {
    await work.effect('qa.control', subject === '' ? {} : { subject });
    return control.run(work, subject, read);
  });
  // What was asked for at once has happened when the answer leaves.
  await engine.jobs.runDue();
  return { id: null, path: null, owner: null, ...result, text: say(result.text, locale) };
}
