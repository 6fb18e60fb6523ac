import type { OperationId } from '../../openapi/index.ts';
import type { CatalogueName, TextId } from '../../locales/ids.ts';

/** `open`: anybody. `guest`: a signed-in visitor is sent home. `authenticated`: without a profile id to `/login`. */
export type Access = 'open' | 'guest' | 'authenticated';
/** Who works for others; customers have no role here. */
export type Role = 'dealer' | 'partner';
export type Layout = 'client' | 'default' | 'nested' | 'empty';

/** What is kept under a key of the specification: the number of who applies, the announcement that the app around us returns to. */
type Kept = 'personalNumber' | 'productId';

/** An event that carries the values of a form. Its rules stand in the product's `forms.ts`, which the first screen need not load. */
export interface Values<T> {
  readonly carries: 'values';
  /** This one of them outlives the page. */
  readonly keeps?: Kept;
  /** Where a service asks for patience (429), the screen has words and clocks of its own for it. */
  readonly ownWait?: true;
  /** Never there: it only holds the type. */
  readonly type?: T;
}
const carried: Values<never> = { carries: 'values' };
export const values = <T>(about: { readonly keeps?: Kept & keyof T; readonly ownWait?: true } = {}): Values<T> => ({
  ...carried,
  ...about,
});

/** Payload of an event: none, or the values of a form. */
export type EventSpec = null | Values<unknown>;

/** What the kit asks of an entry. */
export interface SpeakingSpec {
  readonly events: Readonly<Record<string, EventSpec>>;
}

export interface ScreenSpec extends SpeakingSpec {
  /** One of the 46 addresses; null: the screen is shown at whatever address is in the bar. */
  readonly path: string | null;
  readonly access: Access;
  readonly layout: Layout;
  readonly title: TextId;
  /** Catalogue that is loaded together with the component; several, where blocks of another product are shown. */
  readonly texts: CatalogueName | readonly [CatalogueName, ...CatalogueName[]];
  /** Operations the screen itself reads; answers that only fill lists. */
  readonly reads?: readonly OperationId[];
  /** Those of them, asked without parameters, that rules of its form depend on: the flow hears their answers. */
  readonly rules?: readonly OperationId[];
  /** What a part of the page asks for once it has come: the page itself is drawn, and stands, without. */
  readonly asks?: readonly OperationId[];
  /** A text for everybody: the fragment of its address is a place in it, never somebody's token. */
  readonly anchors?: true;
  /**
   * `list`: 500 px, things side by side; `split`: 500 px, from 1024 px on two columns; `wide`: lists, detail and forms of a desk.
   * Without it a form's 480.
   */
  readonly width?: 'list' | 'split' | 'wide';
  /** The agreement page has no language toggle: both languages stand on it. */
  readonly toggle?: false;
  /** Where people come to by a link: in the app around us, Back leads to the app (spec §2), which knows from where. */
  readonly backToApp?: true;
  /** A result replaces the entry before it: browser Back must not lead into it again. */
  readonly result?: true;
  /** Without `?claim=` the address is a plain page: text and link, no call of its flow. */
  readonly standalone?: true;
  /** Several products end at one address: this word in `?kind=` names theirs. None: the credit claim's. */
  readonly kind?: string;
  /** Several people meet at one address: this is the screen of these roles. None: of everybody else. */
  readonly roles?: readonly Role[];
  /** Of the customer alone: a dealer or a partner at its address is led to the page of the claim. */
  readonly customerOnly?: true;
  /** The address without an id is a beginning of its own, not "the claim that I have". */
  readonly withoutId?: true;
  /** With an id the address means another screen. */
  readonly onlyWithoutId?: true;
}

/** The catalogues a screen's words stand in, besides those that all screens have. */
export const cataloguesOf = ({ texts }: Pick<ScreenSpec, 'texts'>): readonly CatalogueName[] =>
  typeof texts === 'string' ? [texts] : texts;

export const defineScreens = <const S extends Record<string, ScreenSpec>>(screens: S): S => screens;

type Payload<X> = X extends Values<infer T> ? T : undefined;

/** Event union of a union of screens. */
export type EventsOf<S extends SpeakingSpec> = S extends SpeakingSpec
  ? {
      [T in keyof S['events'] & string]: S['events'][T] extends null
        ? { type: T; intent?: string }
        : { type: T; values: Payload<S['events'][T]>; intent?: string };
    }[keyof S['events'] & string]
  : never;

/** Parameters of an address: `'/insurance/:id?/offers'` → `{ id?: string }`. */
export type ParamsOf<P extends string> = P extends `${infer A}/${infer B}`
  ? ParamsOf<A> & ParamsOf<B>
  : P extends `:${infer N}?`
    ? { [K in N]?: string }
    : P extends `:${infer N}`
      ? { [K in N]: string }
      : unknown;
