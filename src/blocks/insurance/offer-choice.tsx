import { Fragment, type ReactNode } from 'react';
import { insurerRow, skeleton } from '@styled/recipes';
import { visuallyHidden } from '@styled/patterns';
import type { InsuranceOffer } from '../../../openapi/index.ts';
import { money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Icon } from '../../ui/index.ts';
import { OfferHead } from '../offer-head.tsx';
import { type OfferNote, traitWords } from './offer-note.ts';
import type { PricedOffer } from './offers.ts';
import { Rating } from './rated.tsx';

interface Props {
  offer: PricedOffer;
  chosen: boolean;
  onChoose: () => void;
  onDetails: () => void;
  /** The lowest of all prices, tenge. */
  least: number;
  notes: readonly OfferNote[];
  /** It is the cheapest one at another price. */
  same: boolean;
  /** What is said of this offer alone, below the row's words. */
  children?: ReactNode;
}

/** Letters that stand beside the rating and the way to the details. */
const ONE_LINE = 22;

/** An offer to choose: the whole row is the label of its radio button. */
export function OfferChoice({ offer, chosen, onChoose, onDetails, least, notes, same, children }: Props) {
  const t = useT();
  const classes = insurerRow();
  const { company, premium } = offer;
  const all = notes.map(({ trait, otherThanAsked }) => ({ words: traitWords(trait, t), otherThanAsked }));
  // As many as a line of a phone holds: rows are as high as each other.
  const said = all.map(({ words }) => words).join(' · ').length > ONE_LINE ? all.slice(0, 1) : all;
  // Where the terms tell nothing apart, the insurer does.
  const about = company.benefit ?? (same && t('ins.note.same'));
  return (
    <li className={classes.root} data-offer={offer.id} data-chosen={chosen || undefined}>
      <label className={classes.label}>
        <OfferHead company={company} kind="insurer" id={offer.id} chosen={chosen} onChoose={onChoose} />
        <span className={classes.line}>
          <span className={classes.price}>{money(premium)}</span>
          <span className={classes.more} data-least={premium === least || undefined}>
            {premium === least ? t('ins.offer.least') : t('ins.offer.more', { sum: money(premium - least) })}
          </span>
        </span>
        <span className={classes.note}>
          <Rating rating={company.rating} />
          {said.map(({ words, otherThanAsked }) => (
            <Fragment key={words}>
              {' · '}
              {otherThanAsked && (
                <>
                  <Icon name="alert" size={16} /> <span className={visuallyHidden()}>{`${t('ins.note.other')} `}</span>
                </>
              )}
              {words}
            </Fragment>
          ))}
          {said.length === 0 && about && ` · ${about}`}
        </span>
      </label>
      <button
        type="button"
        className={classes.details}
        aria-label={t('ins.offer.detailNamed', { company: company.name })}
        onClick={onDetails}
      >
        <Icon name="info" />
        <span>{t('ins.offer.detail')}</span>
      </button>
      <div className={classes.after}>{children}</div>
    </li>
  );
}

/** An insurer that still counts, in the shape of what will come. */
export function WaitingOffer({ offer }: { offer: InsuranceOffer }) {
  const classes = insurerRow();
  return (
    <li className={classes.root} data-waits="">
      <div className={classes.label} data-waits="">
        <OfferHead company={offer.company} kind="insurer" id={offer.id} chosen={false} />
        <span className={classes.line}>
          <span aria-hidden="true" className={`${skeleton({ shape: 'title' })} ${classes.price}`} />
          <span className={classes.more}>{offer.status.name}</span>
        </span>
        <span aria-hidden="true" className={`${skeleton()} ${classes.waits}`} />
      </div>
    </li>
  );
}
