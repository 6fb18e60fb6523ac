import type { ReactNode } from 'react';
import { arranged, button } from '@styled/recipes';
import type { Claim } from '../../../../../openapi/index.ts';
import type { HostActions } from '../../../../blocks/props.ts';
import { phone as showPhone } from '../../../../i18n/format.ts';
import { useT } from '../../../../i18n/index.ts';
import { Button, Icon } from '../../../../ui/index.ts';

/**
 * Whom a step of a deal is agreed upon with: the seller until they have their money, and the bank, that tells when the buyer's own is due.
 * Once the loan has gone out there is nothing left to agree.
 */
export function DealCalls({ claim, host }: { claim: Claim | undefined; host: HostActions }) {
  const t = useT();
  if (!claim || claim.status.alias === 'issued') return null;
  const { seller } = claim;
  const line = claim.bank?.phone;
  if (!seller && !line) return null;
  return (
    <ul className={arranged({ as: 'callers' })}>
      {claim.bank && line && (
        <li>
          <Call phone={line} host={host}>
            {claim.bank.name}
          </Call>
        </li>
      )}
      {seller && (
        <li>
          <Call phone={seller.phone} host={host}>
            {t('deal.sellerNamed', { name: seller.name })}
          </Call>
        </li>
      )}
    </ul>
  );
}

/** A number to be dialled; in the mobile app the app does it. */
function Call({ phone, host, children }: { phone: string; host: HostActions; children: ReactNode }) {
  const words = (
    <>
      <Icon name="phone" />
      <span>
        {children} <span>{showPhone(phone)}</span>
      </span>
    </>
  );
  return host.webview ? (
    <Button tone="quiet" full onClick={() => host.call(phone)}>
      {words}
    </Button>
  ) : (
    <a className={button({ tone: 'quiet', width: 'full' })} href={`tel:+${phone}`}>
      {words}
    </a>
  );
}
