import type { ReactNode } from 'react';
import { css, cx } from '@styled/css';
import { estimate } from '@styled/recipes';
import type { InsuranceClaim } from '../../../openapi/index.ts';
import { percentOf } from '../../../schemas/facts/money.ts';
import { money, months } from '../../i18n/format.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import { useFieldValue } from '../../ui/form/index.ts';
import { SummaryList } from '../../ui/index.ts';
import { useWide } from '../../ui/use-wide.ts';
import { CarHead } from '../claim/car-head.tsx';
import { Columns } from '../columns.tsx';
import { Follows } from './follows.tsx';
import {
  exampleShort,
  exampleWords,
  type FirstPrice,
  firstPriceWords,
  kindShort,
  partWords,
  useFirstPrice,
} from './first-price.ts';
import { carTitle, kindName, ownPartWords } from './words.ts';
import { showPlate } from './plate-words.ts';

interface Props {
  /** Absent: nothing is saved yet. */
  claim: InsuranceClaim | undefined;
  /** ISO date in Kazakhstan. */
  today: string;
}

/**
 * Fields of a step, the form's button at their end and in sight however long they are; beside them what is insured and what
 * it costs at least. Where there is one column the price stands at the lower edge, in one bar with the button.
 */
export function BesidePrice({
  claim,
  today,
  button,
  summary,
  parts = 'half',
  decline,
  above,
  below,
  children,
}: Props & {
  /** The form's own two. */
  button: ReactNode;
  summary: ReactNode;
  /** A table: so many fields that they need the width. */
  parts?: 'half' | 'table';
  /** The way out, beside the button; where there is one column the page has it below the form. */
  decline?: ReactNode;
  /** Over the price, where there are two columns. */
  above?: ReactNode;
  /** Under it; where there is one column, last of what is read. */
  below?: ReactNode;
  children: ReactNode;
}) {
  const isWide = useWide();
  return (
    <Columns
      parts={parts}
      main={
        <>
          {summary}
          {children}
          {isWide && (
            <div data-foot className={estimate().go}>
              {button}
              {decline}
            </div>
          )}
        </>
      }
      aside={
        <>
          {isWide && above}
          <PricePanel claim={claim} today={today} />
          {below}
          {/* Told once, where it begins: the steps after it have the bar above. */}
          {claim === undefined && <Follows at="application" />}
        </>
      }
      end={
        isWide ? null : (
          <>
            <PriceBar claim={claim} today={today} />
            {button}
          </>
        )
      }
    />
  );
}

function PricePanel({ claim, today }: Props) {
  const t = useT();
  const classes = estimate();
  const first = useFirstPrice(claim, today);
  const { kind, start, plate, price } = first;
  const words = firstPriceWords(first, t);
  const example = exampleWords(first, t);
  const asksStart = useFieldValue('startDate') !== undefined || claim?.product != null;
  const other = otherKind(first, claim, useFieldValue('kind') !== undefined, t);
  const parts =
    kind === 'both'
      ? [
          {
            label: kindName('ogpo', t),
            value: partWords(first.ogpo, t) ?? '',
          },
          {
            label: kindName('casco', t),
            value: partWords(first.casco, t) ?? t('ins.first.notSold'),
          },
        ]
      : [{ label: t('ins.row.kind'), value: kindName(kind, t) }];
  return (
    <section className={`${classes.panel} ${classes.wide}`} data-first-price>
      {claim?.carName && (
        <CarHead
          name={carTitle(claim)}
          facts={[...(plate === '' ? [] : [showPlate(plate)]), ...(price === null ? [] : [money(price)])]}
        />
      )}
      <div className={classes.head}>
        <h2 className={css({ textStyle: 'h2' })}>
          {t(example === null ? 'ins.first.title' : 'ins.first.exampleTitle')}
        </h2>
        {example !== null && <p className={classes.caption}>{example}</p>}
        {words === null ? (
          <p className={classes.caption}>{t('ins.first.notSold')}</p>
        ) : (
          <p className={classes.figure} data-sum>
            {words}
          </p>
        )}
      </div>
      <SummaryList
        rows={[
          ...parts,
          ...(other === null ? [] : [{ label: t('ins.first.or'), value: other }]),
          ...cascoRows(first, t),
          // A day that nobody has chosen or seen yet is none.
          ...(start === '' || !asksStart ? [] : [{ label: t('ins.product.start'), value: start }]),
        ]}
      />
      <p className={classes.caption}>{t(`ins.first.caution.${kind}`)}</p>
    </section>
  );
}

/** What the compulsory part alone costs, while nobody was asked which it is to be: a shop has sent the person. Null: it was chosen. */
const otherKind = (first: FirstPrice, claim: InsuranceClaim | undefined, asked: boolean, t: Translate): string | null =>
  asked || first.kind !== 'casco' || claim?.source !== 'marketplace' || claim.product !== null || !first.isPlaceKnown
    ? null
    : partWords(first.of('ogpo'), t);

/** What the price of casco is for: what the owner pays of a repair, and how long it covers. */
const cascoRows = ({ casco, deductible, value, termMonths }: FirstPrice, t: Translate) =>
  casco === null || value === null
    ? []
    : [
        {
          label: t('ins.product.deductible'),
          value: ownPartWords({ percent: deductible, sum: percentOf(value, deductible) }, t),
        },
        { label: t('ins.row.term'), value: months(termMonths, t) },
      ];

/** Where there is one column: the price stands in one bar with the form's button, which follows it. */
function PriceBar({ claim, today }: Props) {
  const t = useT();
  const classes = estimate();
  const first = useFirstPrice(claim, today);
  const words = firstPriceWords(first, t);
  const kind = kindShort(first, t);
  const example = exampleShort(first, t);
  const about = example ?? (claim?.carName ? t('ins.first.yours', { kind }) : kind);
  return (
    <section data-foot data-first-price className={cx(classes.bar, classes.dock)} aria-label={t('ins.first.title')}>
      <p className={classes.toggle}>
        <span className={classes.short}>
          <strong>{words ?? t('ins.first.title')}</strong>
          <span className={classes.caption}>{words === null ? t('ins.first.notSold') : about}</span>
        </span>
      </p>
    </section>
  );
}
