import type { GenericSchema } from 'valibot';
import type { CallInput, CallOutput, OperationId } from '../../openapi/index.ts';
import type { CatalogueName } from '../../locales/ids.ts';
import type { FormFacts } from '../../schemas/form-facts.ts';
import type { FlowContext } from './context.ts';
import type { FlowMachine } from './flow.ts';
import type { Reports } from './reports.ts';
import type { EventsOf, ScreenSpec } from './screen.ts';

type ScreenSpecs = Readonly<Record<string, ScreenSpec>>;

type WithValues<Screens extends ScreenSpecs> = Extract<EventsOf<Screens[keyof Screens]>, { values: unknown }>;
/** The rules behind every event of the screens that carries values: raw input in, the registry's values out. */
export type FormsOf<Screens extends ScreenSpecs> = {
  readonly [E in WithValues<Screens> as E['type']]: (facts: FormFacts) => GenericSchema<unknown, E['values']>;
};
export type Forms = Readonly<Record<string, (facts: FormFacts) => GenericSchema>>;

/** Asks a service. Rejects with a problem. */
export type Ask = <Id extends OperationId>(id: Id, input: CallInput<Id>) => Promise<CallOutput<Id>>;

/** Operations that answer with a status in the service's words. */
export type StatusRead = {
  [Id in OperationId]: CallOutput<Id> extends { readonly status: { readonly name: string } } ? Id : never;
}[OperationId];

/** All that others know about a product. The index of `machines/generated` is made from these. */
export interface Product {
  /** The name of its folders. */
  readonly id: string;
  readonly screens: ScreenSpecs;
  /** Loaded when the product is opened. Rejects when it does not come; a later call tries again. */
  readonly flow: () => Promise<FlowMachine>;
  /** What the rules of its forms depend on, as far as it is known. */
  readonly facts?: (context: FlowContext) => Partial<FormFacts>;
  /** Its forms, by event; the replay after a reload builds their rules with the same facts as the screens. Loads as `flow` does. */
  readonly forms?: () => Promise<Forms>;
  /** The read that tells where the thing that the flow is about stands. Absent: nobody tells it in words. */
  readonly subject?: StatusRead;
  /** Where a dealer or a partner is led from the screens of the customer alone. */
  readonly forDesk?: string;
  /** The id in its addresses is of what stood before it: they begin it. Absent: whoever has an id has begun. */
  readonly beginsById?: true;
  /** Which one an address without an id means; null: the list tells. Absent: the list always does. */
  readonly current?: (ask: Ask) => Promise<string | null>;
  /** Screens that pages and other products lead to: their paths are known before this product is loaded. */
  readonly entrances?: readonly string[];
  /** The screen that a short link opens, by the contract's word for its kind. */
  readonly links?: Readonly<Record<string, string>>;
  /**
   * A shop of that name sends people here: below `/<name>`, and with its name as the source of the visit, the number of the query's key
   * leads to the screen (spec §2).
   */
  readonly campaign?: { readonly name: string; readonly key: string; readonly to: string };
  /** What a repeated application starts with: raw values of forms, by event. */
  readonly repeat?: () => Promise<(context: FlowContext) => Record<string, Record<string, unknown>>>;
  /**
   * Its things stand in the customer's lists, as `src/products/<id>/list.tsx` shows them: what these ask, what their filters ask besides,
   * and the catalogue of its own words there.
   */
  readonly list?: {
    readonly reads: readonly OperationId[];
    readonly filters?: readonly OperationId[];
    readonly texts?: CatalogueName;
  };
  /** What it reports of its use. Loads as `flow` does. */
  readonly reports?: () => Promise<Reports>;
  /** Calls that go out under the same key after a reload, although there is an id: their input holds no secret. */
  readonly keeps?: readonly OperationId[];
}

interface Declaration<Id extends string, Screens extends ScreenSpecs> extends Product {
  readonly id: Id;
  readonly screens: Screens;
  readonly entrances?: readonly (keyof Screens & string)[];
  readonly links?: Readonly<Record<string, keyof Screens & string>>;
  readonly campaign?: { readonly name: string; readonly key: string; readonly to: keyof Screens & string };
  readonly forDesk?: keyof Screens & string;
}

type HasForms<Screens extends ScreenSpecs> = [WithValues<Screens>] extends [never]
  ? unknown
  : { readonly forms: () => Promise<FormsOf<Screens>> };

type HasForDesk<Screens extends ScreenSpecs> = [Extract<Screens[keyof Screens], { customerOnly: true }>] extends [never]
  ? { readonly forDesk?: never }
  : { readonly forDesk: string };

/**
 * Declares a product. A screen that it names and does not have does not compile; nor does an event with values without a form, nor
 * a screen of the customer alone that leads a desk nowhere.
 */
export const defineProduct = <const Id extends string, const Screens extends ScreenSpecs>(
  product: Declaration<Id, Screens> & HasForms<Screens> & HasForDesk<Screens>,
): Product & { readonly id: Id; readonly screens: Screens } => product;
