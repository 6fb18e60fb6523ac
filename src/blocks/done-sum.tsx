import { css } from '@styled/css';
import { money } from '../i18n/format.ts';

/** What a good end was about, in tenge: the largest of its words, below what it is. Nothing while it is not known. */
export const DoneSum = ({ label, sum }: { label: string; sum: number | undefined }) =>
  sum === undefined ? null : (
    <div className={css({ pb: '8' })}>
      <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{label}</p>
      <p data-sum className={css({ textStyle: 'amount.lg', color: 'fg' })}>
        {money(sum)}
      </p>
    </div>
  );
