/** The days that a policy covers. */
import { addDays, addMonths, type IsoDate } from '../date.ts';

/** The last day of cover, for whole months from the first one on. */
export const coverEnd = (start: IsoDate, termMonths: number): IsoDate => addDays(addMonths(start, termMonths), -1);
