import { css } from '@styled/css';
import type { InsuranceOffer } from '../../../../openapi/index.ts';
import { fullOfferRows } from '../../../blocks/insurance/words.ts';
import { money } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { DialogFrame } from '../../../ui/dialogs/frame.tsx';
import { Button, type ModalProps } from '../../../ui/index.ts';

const cell = css({ textAlign: 'left', py: '8', pl: '12' });
const head = css({ textAlign: 'left', py: '8', pl: '12', textStyle: 'body.strong' });

/** Two or three offers side by side, one figure a row; the table scrolls sideways on a phone. */
export default function CompareDialog({
  options: { offers },
  close,
}: ModalProps<{ offers: readonly InsuranceOffer[] }>) {
  const t = useT();
  const columns = offers.map((offer) => ({
    offer,
    rows: [
      { label: t('ins.row.premium'), value: offer.premium === null ? '' : money(offer.premium) },
      ...fullOfferRows(offer, t),
    ],
  }));
  const labels = [...new Set(columns.flatMap(({ rows }) => rows.map(({ label }) => label)))];
  return (
    <DialogFrame
      title={t('ins.compare.title')}
      actions={
        <Button tone="secondary" full onClick={() => close()}>
          {t('btn.close')}
        </Button>
      }
    >
      <div className={css({ overflowX: 'auto' })} tabIndex={0} role="region" aria-label={t('ins.compare.title')}>
        <table
          className={css({ borderCollapse: 'collapse', textStyle: 'body.sm', fontVariantNumeric: 'tabular-nums' })}
        >
          <thead>
            <tr>
              <th scope="col" className={head}>
                {t('ins.compare.figure')}
              </th>
              {columns.map(({ offer }) => (
                <th key={offer.id} scope="col" className={head}>
                  {offer.company.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label) => (
              <tr key={label}>
                <th scope="row" className={css({ textAlign: 'left', py: '8', color: 'fg.muted' })}>
                  {label}
                </th>
                {columns.map(({ offer, rows }) => (
                  <td key={offer.id} className={cell}>
                    {rows.find((row) => row.label === label)?.value ?? '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </DialogFrame>
  );
}
