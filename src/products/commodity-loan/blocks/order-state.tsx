import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import type { CommodityClaim, CommodityOffer } from '../../../../openapi/index.ts';
import { money } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { CompanyMark } from '../../../blocks/marks/company-name.tsx';
import { Validity } from './validity.tsx';
import { aliveOf, banksOf } from './offers.ts';

const heading = css({ textStyle: 'h3' });

/** How far the banks are with an order, as far as it is known on this visit: who decides, or how many have said yes. */
export function OrderState({
  claim,
  offers = [],
}: {
  claim: CommodityClaim;
  offers?: readonly CommodityOffer[] | undefined;
}) {
  const t = useT();
  const alive = aliveOf(offers);
  const [first] = alive;
  if (first !== undefined)
    return (
      <div className={stack({ gap: '4' })}>
        <h2 id="banks" className={heading}>
          {t('co.offersHead', { n: banksOf(alive), sum: money(Math.min(...alive.map(({ monthly }) => monthly))) })}
        </h2>
        {alive.every(({ expiresInSec }) => expiresInSec === first.expiresInSec) && <Validity offer={first} all />}
      </div>
    );
  const lenders = claim.status.alias === 'sent' ? (claim.lenders ?? []) : [];
  const refused = new Set(claim.refusals.map(({ bank }) => bank));
  const deciding = lenders.filter(({ name }) => !refused.has(name));
  return (
    <div className={stack({ gap: '12' })}>
      <h2 id="banks" className={heading}>
        {deciding.length > 0 ? t('co.deciding', { n: deciding.length }) : claim.status.name}
      </h2>
      {deciding.length > 0 && (
        <ul className={stack({ gap: '8', listStyle: 'none' })}>
          {deciding.map((lender) => (
            <li key={lender.alias} className={css({ display: 'flex', alignItems: 'center', gap: '12' })}>
              <CompanyMark company={lender} kind="lender" />
              <span>{lender.name}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
