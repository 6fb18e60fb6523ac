import { useT, type Translate } from '../../i18n/index.ts';
import type { Publication } from '../../../openapi/index.ts';
import type { ScreenProps } from '../props.ts';
import { showPlate } from '../insurance/plate-words.ts';
import { Button, Ending, SummaryList, type SummaryRow } from '../../ui/index.ts';

/** The car cannot be sold: which (a reload forgets it), why, and back to another one. */
export default function Pledged({ screen, context, send, busy }: ScreenProps<'c2c-pledged' | 'dealer-pledged'>) {
  const t = useT();
  const publication = context.responses.getPublication;
  return (
    <div data-screen={screen}>
      <Ending icon="alert" title={t('c2c.pledge')} text={t('c2c.pledgeText')}>
        {/* Three short rows: no second column for them. */}
        {publication && <SummaryList rows={carRows(publication, t)} />}
        <Button full event="BACK" busy={busy} onClick={() => send({ type: 'BACK' })}>
          {t('c2c.pledgeBack')}
        </Button>
      </Ending>
    </div>
  );
}

/** By what papers call it. */
const carRows = ({ mark, model, year, plate, vin }: Publication, t: Translate): SummaryRow[] => [
  { label: t('c2c.car.title'), value: `${mark.name} ${model.name}, ${year}` },
  ...(plate === null ? [] : [{ label: t('car.plate'), value: showPlate(plate) }]),
  ...(vin === null ? [] : [{ label: t('car.vin'), value: vin }]),
];
