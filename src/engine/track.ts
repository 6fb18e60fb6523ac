import type { FlowContext } from '../../machines/kit/context.ts';
import type { Report, Reports } from '../../machines/kit/reports.ts';

type Rule = NonNullable<NonNullable<Reports['answered']>[string]>;

/**
 * What happened between two moments of a flow, as its product declares it for analytics (domain 3.17). Nothing of the person
 * is in it. Pure.
 */
export const reportsBetween = (reports: Reports, flow: string, before: FlowContext, after: FlowContext): Report[] => {
  const apply = (rule: Rule): Report[] =>
    (typeof rule === 'string' ? [rule] : rule(after, before)).map((one) =>
      typeof one === 'string' ? [one, { flow }] : one,
    );
  const answers = (context: FlowContext): Readonly<Record<string, unknown>> => context.responses;
  const isNew = (operation: string) =>
    answers(after)[operation] !== undefined && answers(after)[operation] !== answers(before)[operation];
  const found = Object.entries(reports.answered ?? {}).flatMap(([operation, rule]) =>
    rule !== undefined && isNew(operation) ? apply(rule) : [],
  );
  const { problem, screen } = after;
  const refused = problem !== null && problem !== before.problem ? reports.refused?.[problem.operationId] : undefined;
  if (problem !== null && refused !== undefined) found.push([refused, { flow, kind: problem.kind }]);
  const shown = screen !== null && screen !== before.screen ? reports.shown?.[screen] : undefined;
  return shown === undefined ? found : [...found, ...apply(shown)];
};

/** What is reported of an event of the screen on show. Pure. */
export const reportOf = (reports: Reports, flow: string, event: string): Report[] => {
  const name = reports.said?.[event];
  return name === undefined ? [] : [[name, { flow }]];
};
