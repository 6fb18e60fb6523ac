import { useId, useRef } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { dialog } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import { DialogFrame } from '../../ui/dialogs/frame.tsx';
import { Banner, Button, type ModalProps, SummaryList } from '../../ui/index.ts';
import { type ComparedOffer, type ComparisonOptions, type FigureLine, figureLines, hasChanged } from './rows.ts';

/** From here on the offers stand side by side. */
const wide = '@media (min-width: 40em)';
const table = css({
  borderCollapse: 'collapse',
  textStyle: 'body.sm',
  fontVariantNumeric: 'tabular-nums',
  display: 'none',
  [wide]: { display: 'table' },
});
const cell = css({
  textAlign: 'left',
  verticalAlign: 'top',
  py: '8',
  pl: '16',
  whiteSpace: 'pre-line',
  borderBottom: '1px solid {colors.border.subtle}',
});
const label = css({ pl: '0', color: 'fg.muted', maxWidth: '[14rem]' });
const strong = css({ textStyle: 'body.strong' });
const stacked = css({ display: 'grid', gap: '20', [wide]: { display: 'none' } });

function SideBySide({ offers, lines }: { offers: readonly ComparedOffer[]; lines: readonly FigureLine[] }) {
  const t = useT();
  return (
    <table className={table}>
      <thead>
        <tr>
          <th scope="col" className={`${cell} ${label}`}>
            {t('cmp.figure')}
          </th>
          {offers.map(({ id, name }) => (
            <th key={id} scope="col" className={`${cell} ${strong}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.label}>
            <th scope="row" className={`${cell} ${label}`}>
              {line.label}
            </th>
            {offers.map(({ id }, at) => (
              <td key={id} className={line.differs ? `${cell} ${strong}` : cell}>
                {line.values[at] ?? t('cmp.none')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What differs, offer below offer; then what is the same for all. Nothing is swiped. */
function Stacked({ offers, lines }: { offers: readonly ComparedOffer[]; lines: readonly FigureLine[] }) {
  const t = useT();
  const different = lines.filter(({ differs }) => differs);
  const same = lines.filter(({ differs }) => !differs);
  return (
    <div className={stacked}>
      {different.map((line) => (
        <section key={line.label} className={stack({ gap: '4' })}>
          <h3 className={strong}>{t('cmp.differs', { what: line.label })}</h3>
          <SummaryList
            rows={offers.map(({ name }, at) => ({ label: name, value: line.values[at] ?? t('cmp.none') }))}
          />
        </section>
      ))}
      {same.length > 0 && (
        <section className={stack({ gap: '4' })}>
          <h3 className={strong}>{t('cmp.same')}</h3>
          <SummaryList rows={same.map((line) => ({ label: line.label, value: line.values[0] ?? t('cmp.none') }))} />
        </section>
      )}
    </div>
  );
}

/** Stays in sight under what is compared, in one row where the names let it: the figures keep the height. */
function Choose({
  offers,
  event,
  onChoose,
}: {
  offers: readonly ComparedOffer[];
  event: string;
  onChoose: (id: string) => void;
}) {
  const t = useT();
  const id = useId();
  const classes = dialog();
  return (
    <div role="group" aria-labelledby={id} className={classes.choose}>
      <p id={id} className={css({ textStyle: 'caption', color: 'fg.muted' })}>
        {t('cmp.chooseOne')}
      </p>
      <div className={classes.choices}>
        {offers.map(({ id: offer, name }) => (
          <Button key={offer} event={event} aria-label={t('cmp.choose', { name })} onClick={() => onChoose(offer)}>
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Two or three offers: a table where there is room for one, else what differs as a list; each can be chosen. */
export default function ComparisonDialog({ options: { offers, event }, close }: ModalProps<ComparisonOptions, string>) {
  const t = useT();
  const opened = useRef(offers);
  const lines = figureLines(offers);
  return (
    <DialogFrame
      title={t('cmp.title')}
      reading
      actions={
        event === null ? (
          <Button tone="secondary" full onClick={() => close()}>
            {t('btn.close')}
          </Button>
        ) : (
          <Choose offers={offers} event={event} onChoose={close} />
        )
      }
    >
      {hasChanged(opened.current, offers) && (
        <Banner tone="warning" live>
          {t('cmp.changed')}
        </Banner>
      )}
      <SideBySide offers={offers} lines={lines} />
      <Stacked offers={offers} lines={lines} />
    </DialogFrame>
  );
}
