import type { RecordOf, StoredRecord } from '../../schemas/telemetry.schema.ts';

/** A state that a visit has come to. */
export type FunnelStep = Extract<StoredRecord, RecordOf<'step'>>;

/** Visits at one state of a flow. */
export interface FunnelState {
  readonly state: string;
  readonly milestone: string | null;
  readonly entered: number;
  /** Of these, those that have come to another state afterwards. */
  readonly wentOn: number;
  /** Of these, those that have come to none: they stand there, or the flow was over for them. */
  readonly ended: number;
}
export interface FlowFunnel {
  readonly flow: string;
  readonly visits: number;
  /** In the order in which visits come to them. */
  readonly states: readonly FunnelState[];
}

interface Counted {
  milestone: string | null;
  entered: number;
  ended: number;
  /** Sum of the places at which visits first came there. */
  places: number;
}

const stepsByVisit = (steps: readonly FunnelStep[]): ReadonlyMap<string, readonly FunnelStep[]> => {
  const visits = new Map<string, FunnelStep[]>();
  for (const step of steps) {
    const of = visits.get(step.visit);
    if (of === undefined) visits.set(step.visit, [step]);
    else of.push(step);
  }
  return visits;
};

/** Where visits of each flow went on and where they ended. @param steps in the order in which they came */
export function funnelOf(steps: readonly FunnelStep[]): FlowFunnel[] {
  const flows = [...new Set(steps.map(({ flow }) => flow))].sort();
  return flows.map((flow) => {
    const visits = stepsByVisit(steps.filter((step) => step.flow === flow));
    const states = new Map<string, Counted>();
    for (const of of visits.values()) {
      const last = of.at(-1)?.state;
      const first = new Map(of.map((step, place) => [step.state, { step, place }] as const).reverse());
      for (const [state, { step, place }] of first) {
        const counted = states.get(state) ?? { milestone: null, entered: 0, ended: 0, places: 0 };
        counted.milestone ??= step.milestone;
        counted.entered += 1;
        counted.places += place;
        if (state === last) counted.ended += 1;
        states.set(state, counted);
      }
    }
    const mean = ({ places, entered }: Counted): number => places / entered;
    return {
      flow,
      visits: visits.size,
      states: [...states]
        .sort(([, one], [, other]) => mean(one) - mean(other))
        .map(([state, { milestone, entered, ended }]) => ({
          state,
          milestone,
          entered,
          wentOn: entered - ended,
          ended,
        })),
    };
  });
}
