import { offerTools } from '@styled/recipes';
import type { CallOutput } from '../../../openapi/index.ts';
import { dmy, money, unbroken } from '../../i18n/format.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import type { Read } from '../props.ts';
import { Button } from '../../ui/index.ts';
import { showPlate } from './plate-words.ts';
import { ListProblem } from '../questionnaire/list-problem.tsx';

/** What every insurer was asked to insure; and on which terms. */
const askedWords = (asked: CallOutput<'getOfferClaim'>, t: Translate): readonly string[] => {
  const { carName, year, plate, price, startDate, drivers } = asked;
  const car = [carName, year, plate && showPlate(plate)].filter(Boolean).join(', ');
  const terms = [
    price === null ? '' : t('ins.offers.onSum', { sum: money(price) }),
    startDate === null ? '' : unbroken(t('ins.offers.from', { date: dmy(startDate) })),
    // Who drives alone is no term of its own.
    drivers > 1 ? unbroken(t('ins.row.driversValue', { n: drivers })) : '',
  ];
  return [car, terms.filter(Boolean).join(', ')].filter(Boolean);
};

/** What all insurers were asked, said once, with the way to ask for something else. */
export function OfferFor({
  read,
  busy,
  onChange,
}: {
  read: Read<CallOutput<'getOfferClaim'>>;
  busy: boolean;
  onChange: () => void;
}) {
  const t = useT();
  const classes = offerTools();
  return (
    <div className={classes.asked}>
      <div className={classes.words}>
        {read.error !== null ? (
          <ListProblem reads={[read]} />
        ) : (
          read.data && askedWords(read.data, t).map((line) => <p key={line}>{line}</p>)
        )}
      </div>
      <Button tone="quiet" event="CHANGE_PRODUCT" busy={busy} aria-label={t('ins.offers.change')} onClick={onChange}>
        {t('ins.offers.changeShort')}
      </Button>
    </div>
  );
}
