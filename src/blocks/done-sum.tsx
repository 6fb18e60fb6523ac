import { css } from '@styled/css';
import { money } from '../i18n/format.ts';

/** What a good end was about, in tenge: the largest of its words. Nothing while it is not known. */
export const DoneSum = ({ sum }: { sum: number | undefined }) =>
  sum === undefined ? null : <p className={css({ textStyle: 'amount.lg', color: 'fg', pb: '4' })}>{money(sum)}</p>;
