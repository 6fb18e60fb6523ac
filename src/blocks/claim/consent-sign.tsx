import type { ConsentAlias } from '../../../schemas/credit-claim/consents.ts';
import { LineSign } from '../line-sign.tsx';

/** What a consent is about, drawn. */
const LINES: Readonly<Record<ConsentAlias, string>> = {
  personal_data:
    'M2.75 4.25h14.5v11.5H2.75zM5.5 13c.4-1.5 3.6-1.5 4 0M6.25 8.75a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0M12.25 8.5h2.5M12.25 11.5h2.5',
  credit_bureau: 'M5 2.75h6.5L15.5 7v10.25H5zM11.25 3v4.25h4M7.75 14.25v-1.5M10.25 14.25v-3.5M12.75 14.25v-2.5',
  pension_data: 'M4 7.5c0-3 12-3 12 0s-12 3-12 0v5c0 3 12 3 12 0v-5M4 10c0 3 12 3 12 0',
  biometrics:
    'M3 6.5V3h3.5M13.5 3H17v3.5M17 13.5V17h-3.5M6.5 17H3v-3.5M7.5 7.75v1M12.5 7.75v1M7.25 12.25c1.5 1.5 4 1.5 5.5 0',
  phone_owner: 'M6 2.75h8v14.5H6zM9 14.5h2M8 8.75l1.5 1.5 2.75-3',
  partner_banks: 'M3 8 10 3.25 17 8zM4.75 8v6.5M8.25 8v6.5M11.75 8v6.5M15.25 8v6.5M3 16.75h14',
  marketing: 'M3 4h14v9.5H9L5.5 16.5v-3H3z',
};

/** Of one that we have no words for: a paper. */
const OTHER = 'M5 2.75h6.5L15.5 7v10.25H5zM11.25 3v4.25h4M7.75 11h5M7.75 14h5';

export const ConsentSign = ({ alias }: { alias: string }) => (
  <LineSign>
    <path d={alias in LINES ? LINES[alias as ConsentAlias] : OTHER} />
  </LineSign>
);
