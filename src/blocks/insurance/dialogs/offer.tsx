import { useEffect, useState } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged } from '@styled/recipes';
import type { InsuranceOffer } from '../../../../openapi/index.ts';
import { instalmentPlan } from '../../../../schemas/facts/insurance/instalments.ts';
import { CompanyMark } from '../../marks/company-name.tsx';
import { Cover } from '../cover.tsx';
import { Premium } from '../offer-card.tsx';
import { RatedWords } from '../rated.tsx';
import { sheetRows } from '../words.ts';
import { type AskedTerms, ChangedTerms } from '../changed-terms.tsx';
import { InstalmentList } from '../instalment-list.tsx';
import { useT } from '../../../i18n/index.ts';
import { DialogFrame } from '../../../ui/dialogs/frame.tsx';
import { Button, type ModalProps, SummaryList } from '../../../ui/index.ts';

export interface OfferOptions {
  readonly offer: InsuranceOffer;
  /** The first day of cover, 'YYYY-MM-DD'; null: not known. */
  readonly start: string | null;
  /** Null while it is not known. */
  readonly asked: AskedTerms | null;
  /** It is the one that is chosen on the page. */
  readonly chosen: boolean;
  /** The offer as it stands now. */
  readonly read: () => Promise<InsuranceOffer>;
}

/** Everything an insurer's offer holds: figures, what is covered, when how much is paid. */
export default function OfferDialog({
  options: { offer: known, start, asked, chosen, read },
  close,
}: ModalProps<OfferOptions, 'pick'>) {
  const t = useT();
  const [offer, setOffer] = useState(known);
  useEffect(() => {
    let wanted = true;
    read().then(
      (fresh) => wanted && setOffer(fresh),
      // What is on the page is some seconds old at most.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [read]);
  const ready = offer.status.alias === 'ready' || offer.status.alias === 'selected';
  return (
    <DialogFrame
      title={offer.company.name}
      mark={
        <span className={arranged({ as: 'mark' })}>
          <CompanyMark company={offer.company} kind="insurer" />
        </span>
      }
      // A long sheet scrolls, and little in it takes the focus.
      reading
      actions={
        // The cross is the way out.
        ready && (
          <Button full onClick={() => close('pick')}>
            {chosen ? t('ins.offers.goOn', { company: offer.company.name }) : t('ins.offer.pick')}
          </Button>
        )
      }
    >
      <div className={stack({ gap: '20', minW: '0' })}>
        <div className={stack({ gap: '12' })}>
          <RatedWords company={offer.company} />
          <Premium offer={offer} />
          {chosen && ready && <p className={css({ color: 'fg.muted' })}>{t('ins.offer.isChosen')}</p>}
        </div>
        {!ready && <p>{offer.status.name}</p>}
        <ChangedTerms asked={asked} offer={offer} />
        {/* What is paid for, and what is not, right below the price. */}
        {offer.risks.length > 0 && (
          <div className={arranged({ as: 'covers' })}>
            <Cover offer={offer} />
          </div>
        )}
        <SummaryList rows={sheetRows(offer, t)} />
        {offer.premium !== null && offer.instalments > 1 && start !== null && (
          <InstalmentList
            plan={instalmentPlan(offer.premium, offer.instalments, start, offer.termMonths)}
            first={t('ins.plan.signed')}
          />
        )}
      </div>
    </DialogFrame>
  );
}
