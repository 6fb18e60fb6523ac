import type { OperationId } from '../../openapi/index.ts';
import type { FlowContext } from './context.ts';
import type { FlowMachine } from './flow.ts';
import type { ScreenSpec } from './screen.ts';

type ScreenSpecs = Readonly<Record<string, ScreenSpec>>;

/** All that others know about a product. The index of `machines/generated` is made from these. */
export interface Product {
  /** The name of its folders. */
  readonly id: string;
  readonly screens: ScreenSpecs;
  /** Loaded when the product is opened. Rejects when it does not come; a later call tries again. */
  readonly flow: () => Promise<FlowMachine>;
  /** Screens that pages and other products lead to: their paths are known before this product is loaded. */
  readonly entrances?: readonly string[];
  /** The screen that a short link opens, by the contract's word for its kind. */
  readonly links?: Readonly<Record<string, string>>;
  /**
   * A shop of that name sends people here: below `/<name>`, and with `utm_source=<name>`, the number of the query's key
   * leads to the screen (spec §2).
   */
  readonly campaign?: { readonly name: string; readonly key: string; readonly to: string };
  /** What a repeated application starts with: raw values of forms, by event. */
  readonly repeat?: () => Promise<(context: FlowContext) => Record<string, Record<string, unknown>>>;
  /** Calls that go out under the same key after a reload, although there is an id: their input holds no secret. */
  readonly keeps?: readonly OperationId[];
}

interface Declaration<Id extends string, Screens extends ScreenSpecs> extends Product {
  readonly id: Id;
  readonly screens: Screens;
  readonly entrances?: readonly (keyof Screens & string)[];
  readonly links?: Readonly<Record<string, keyof Screens & string>>;
  readonly campaign?: { readonly name: string; readonly key: string; readonly to: keyof Screens & string };
}

/** Declares a product. A screen that it names and does not have does not compile. */
export const defineProduct = <const Id extends string, const Screens extends ScreenSpecs>(
  product: Declaration<Id, Screens>,
): Product & { readonly id: Id; readonly screens: Screens } => product;
