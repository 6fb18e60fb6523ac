/** Whose turn it is, and what would move it, in words for who reads. What a product declares is all that these know. */
import type { Action, Whose } from '../../machines/kit/progress.ts';
import type { Standing } from '../../machines/kit/standing.ts';
import type { TextId } from '../../locales/ids.ts';
import type { Translate } from '../i18n/index.ts';

/** A customer reads of their own; a desk reads of its customers'. */
export type Reader = 'customer' | 'desk';
export type Tone = 'approved' | 'rejected' | 'pending' | 'action' | 'neutral';
type Turn = Pick<Standing, 'whose'>;
type Doing = Pick<Standing, 'whose' | 'action' | 'count'>;

const READS_AS: Readonly<Record<Reader, Whose>> = { customer: 'customer', desk: 'dealer' };

export const isTurnOf = (reader: Reader, { whose }: Turn): boolean => whose === READS_AS[reader];

/** A call to act, a wait, or neither: nothing is left to do. */
export const turnTone = (reader: Reader, turn: Turn): Tone =>
  isTurnOf(reader, turn) ? 'action' : turn.whose === null ? 'neutral' : 'pending';

/** "Ваш шаг"; null: nobody's. */
export const turnText = (reader: Reader, { whose }: Turn, t: Translate): string | null => {
  if (whose === null) return null;
  return reader === 'desk' && (whose === 'customer' || whose === 'dealer')
    ? t(`turnAtDesk.${whose}`)
    : t(`turn.${whose}`);
};

/** What would move it, in a sentence; null: nothing is left to do. */
export const doText = ({ action, count }: Doing, t: Translate): string | null =>
  action === null ? null : t(`do.${action}`, { count: count ?? 0 });

/** Actions that their button names in full: the sentence is for those who do not see it. */
const NAMED_BY_BUTTON: readonly Action[] = ['fillForm', 'fillGoods', 'pay'];
export const isInButton = ({ action }: Pick<Doing, 'action'>): boolean =>
  action !== null && NAMED_BY_BUTTON.includes(action);

/** Actions that the desk is told of in words of its own. */
type AtDesk = TextId extends infer Id ? (Id extends `doAtDesk.${infer Name}` ? Name : never) : never;
const isToldAtDesk = (action: Action): action is AtDesk => action !== 'repeat' && action !== 'openReplacing';

/** The same about a customer's claim, to the desk. */
export const deskText = ({ action, count }: Doing, t: Translate): string | null =>
  action === null || !isToldAtDesk(action) ? null : t(`doAtDesk.${action}`, { count: count ?? 0 });

/** Words of the button that leads there; null: there is none. */
export const goText = ({ action }: Pick<Doing, 'action'>, t: Translate): string | null =>
  action === null ? null : t(`go.${action}`);
