import type { CascoLifeClaim } from '../../../../openapi/index.ts';
import { dmy, isoDayKz, money } from '../../../i18n/format.ts';
import type { Translate } from '../../../i18n/index.ts';
import type { SummaryRow } from '../../../ui/index.ts';
import { carName } from './words.ts';

/** Which insurance a page is about that shows nothing else of it. */
export const aboutInsured = (claim: CascoLifeClaim | undefined, t: Translate): SummaryRow[] =>
  claim === undefined
    ? []
    : [
        { label: t('cl.car'), value: carName(claim) },
        { label: t('cl.loanBare'), value: `${money(claim.loan.amount)}\n${claim.bank.name}` },
        ...(claim.premiumTotal === null ? [] : [{ label: t('cl.total'), value: money(claim.premiumTotal) }]),
        ...(claim.decideUntil ? [{ label: t('cl.until'), value: dmy(isoDayKz(Date.parse(claim.decideUntil))) }] : []),
      ];
