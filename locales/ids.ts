import type apply from './ru/apply.json';
import type banks from './ru/banks.json';
import type board from './ru/board.json';
import type c2c from './ru/c2c.json';
import type cascoLife from './ru/casco-life.json';
import type claim from './ru/claim.json';
import type qa from './ru/console.json';
import type commodity from './ru/commodity.json';
import type compare from './ru/compare.json';
import type common from './ru/common.json';
import type dealer from './ru/dealer.json';
import type creditInsurance from './ru/creditInsurance.json';
import type document from './ru/document.json';
import type flow from './ru/flow.json';
import type host from './ru/host.json';
import type info from './ru/info.json';
import type limited from './ru/limited.json';
import type link from './ru/link.json';
import type loading from './ru/loading.json';
import type insurance from './ru/insurance.json';
import type pages from './ru/pages.json';
import type questionnaire from './ru/questionnaire.json';
import type session from './ru/session.json';
import type sign from './ru/sign.json';
import type terms from './ru/terms.json';

/** One file a product area and language; loaded with the screens that use it. */
export interface Catalogues {
  /** Other terms of an application that exists, and the banks it goes to. */
  apply: typeof apply;
  common: typeof common;
  info: typeof info;
  pages: typeof pages;
  /** Lists of claims, and the homes they stand on. */
  board: typeof board;
  claim: typeof claim;
  c2c: typeof c2c;
  /** What a loan would cost at each bank, and why some would refuse it. */
  terms: typeof terms;
  /** What screens of products and of data have in common. */
  flow: typeof flow;
  /** The desk of dealers and partners. */
  dealer: typeof dealer;
  questionnaire: typeof questionnaire;
  banks: typeof banks;
  /** Offers side by side. */
  compare: typeof compare;
  'casco-life': typeof cascoLife;
  commodity: typeof commodity;
  insurance: typeof insurance;
  creditInsurance: typeof creditInsurance;
  /** The code of an SMS, whatever it signs. */
  sign: typeof sign;
  link: typeof link;
  /** What a page says while its program is not there: it stands in the page and is never loaded. */
  loading: typeof loading;
  /** A link that would sign somebody in. */
  session: typeof session;
  /** What the app around us has not done. */
  host: typeof host;
  /** A service that asks for patience. */
  limited: typeof limited;
  /** Papers that are opened and handed over. */
  document: typeof document;
  /** QA's console alone. */
  console: typeof qa;
}
export type CatalogueName = keyof Catalogues;

/** Every text id of the product; an unknown id does not compile. */
export type TextId = { [Name in CatalogueName]: keyof Catalogues[Name] & string }[CatalogueName];
