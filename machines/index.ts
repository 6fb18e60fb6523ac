import type { OperationId } from '../openapi/index.ts';
import type { AddressPattern } from './addresses.ts';
import type { FlowContext, FlowMachine } from './kit/flow.ts';
import { screenIds, screens, screenSpec, type ScreenId } from './screens.ts';
import { applyScreens } from './screens/apply.ts';
import { banksScreens } from './screens/banks.ts';
import { cascoLifeScreens } from './screens/casco-life.ts';
import { claimScreens } from './screens/claim.ts';
import { commodityScreens } from './screens/commodity.ts';
import { linkScreens } from './screens/link.ts';
import { dealerScreens } from './screens/dealer.ts';
import { insuranceScreens } from './screens/insurance.ts';
import { questionnaireScreens } from './screens/questionnaire.ts';

export { screenSpec };

/** A product: which addresses open it, and its machine, loaded when first needed. */
export interface FlowEntry {
  readonly screens: readonly ScreenId[];
  readonly load: () => Promise<FlowMachine>;
  /** What a repeated application starts with: raw values of forms, by event. */
  readonly repeat?: () => Promise<(context: FlowContext) => Record<string, Record<string, unknown>>>;
  /** Calls that go out under the same key after a reload, although there is an id: their input holds no secret. */
  readonly keeps?: readonly OperationId[];
}

const idsOf = (...groups: readonly object[]): ScreenId[] => groups.flatMap((group) => Object.keys(group) as ScreenId[]);

export const flows = {
  'commodity-loan': {
    screens: idsOf(commodityScreens),
    load: async () => (await import('./flows/commodity-loan.flow.ts')).commodityLoan,
  },
  'credit-claim': {
    screens: idsOf(claimScreens, questionnaireScreens, banksScreens),
    load: async () => (await import('./flows/credit-claim.flow.ts')).creditClaim,
    repeat: async () => (await import('./flows/credit-claim.repeat.ts')).repeatedClaim,
  },
  'short-link': {
    screens: idsOf(linkScreens),
    load: async () => (await import('./flows/short-link.flow.ts')).shortLink,
    // The first answer uses the link up: a page reloaded before it came asks for the same answer.
    keeps: ['openShortLink'],
  },
  'apply-loan': {
    screens: idsOf(applyScreens),
    load: async () => (await import('./flows/apply-loan.flow.ts')).applyLoan,
  },
  'dealer-claim': {
    screens: idsOf(dealerScreens),
    load: async () => (await import('./flows/dealer-claim.flow.ts')).dealerClaim,
  },
  'casco-life': {
    screens: idsOf(cascoLifeScreens),
    load: async () => (await import('./flows/casco-life.flow.ts')).cascoLife,
  },
  'car-insurance': {
    screens: idsOf(insuranceScreens),
    load: async () => (await import('./flows/car-insurance.flow.ts')).carInsurance,
    repeat: async () => (await import('./flows/car-insurance.repeat.ts')).repeatedInsurance,
  },
} satisfies Record<string, FlowEntry>;
export type FlowId = keyof typeof flows;
export const flowIds = Object.keys(flows) as FlowId[];

/** Screens that stand at an address; several steps of one form share one. */
export const screensAt = (pattern: AddressPattern): ScreenId[] =>
  screenIds.filter((id) => screens[id].path === pattern);

/** The flow that owns a screen, or null: the screen is a page. */
export const flowOf = (screen: ScreenId): FlowId | null =>
  flowIds.find((id) => (flows[id].screens as readonly ScreenId[]).includes(screen)) ?? null;
