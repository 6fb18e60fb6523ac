/** What a list shows of a thing: what, how much, where it stands and who acts next. */
import type { Milestone, Progress } from '../../../machines/kit/progress.ts';
import type { Standing } from '../../../machines/kit/standing.ts';
import type { ScreenId } from '../../../machines/screens.ts';
import { dmy, isoDayKz, unbroken } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/index.ts';
import type { Company, CompanyKind } from '../marks/company-name.tsx';
import { doText, goText, isInButton, isTurnOf, turnText, type Reader, type Tone } from '../standing.ts';

export interface RowView {
  readonly key: string;
  /** Its picture: whose it is, once somebody's; before that the car. */
  readonly mark: { readonly company: Company; readonly kind: CompanyKind } | 'car';
  readonly title: string;
  /** What is being paid off: its payment is the large thing of the card, beside a drawing of the car. */
  readonly runs?: { readonly terms: string };
  readonly sum: {
    readonly label: string;
    readonly value: string;
    /** It is to be paid within days. */
    readonly near?: boolean;
  } | null;
  readonly tone: Tone;
  readonly status: string;
  /** Who acts next; null: nobody. */
  readonly turn: string | null;
  /** What the reader would do, when the turn is theirs. */
  readonly action: string | null;
  /** The button says the same. */
  readonly twice?: boolean;
  /** Of more than one the last stands on a line of its own. */
  readonly about: readonly string[];
  /** Its page. */
  readonly to: { readonly screen: ScreenId; readonly id: string };
  /** Words of what awaits behind the link: a button when the reader has something to do, else a quiet way to it. */
  readonly step: string | null;
  /** How far it has come, from 0; null: it goes no further. */
  readonly stage: { readonly name: Milestone; readonly at: number; readonly of: number } | null;
}

export const createdAt = (moment: string, t: Translate): string =>
  unbroken(t('list.created', { date: dmy(isoDayKz(Date.parse(moment))) }));
/** "№ 100001 от 04/10/2025", the last of what is said about it: nobody looks for it first. */
export const filed = (number: string, moment: string, t: Translate): string => `${number} ${createdAt(moment, t)}`;
/** The words that are there. */
export const nonEmpty = (...all: readonly (string | null | undefined)[]): string[] =>
  all.flatMap((one) => (one ? [one] : []));

/** Its place among its product's milestones. */
export const stageOf = (
  { milestones }: Pick<Progress, 'milestones'>,
  { milestone, whose }: Standing,
): RowView['stage'] =>
  whose === null ? null : { name: milestone, at: milestones.indexOf(milestone), of: milestones.length };

/** Its turn and its action, by what its product declares. */
export const turnOf = (
  reader: Reader,
  stands: Standing,
  t: Translate,
): Pick<RowView, 'turn' | 'action' | 'twice' | 'step'> => ({
  turn: turnText(reader, stands, t),
  action: isTurnOf(reader, stands) ? doText(stands, t) : null,
  twice: isInButton(stands),
  // What is over may be begun anew.
  step: isTurnOf(reader, stands) || stands.whose === null ? goText(stands, t) : null,
});
