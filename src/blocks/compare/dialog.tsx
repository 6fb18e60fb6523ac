import { type CSSProperties, useId, useRef } from 'react';
import { css } from '@styled/css';
import { comparison, dialog } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import { DialogFrame } from '../../ui/dialogs/frame.tsx';
import { Banner, Button, Fold, Icon, type ModalProps } from '../../ui/index.ts';
import { CompanyMark } from '../marks/company-name.tsx';
import { type FigureLine, figureLines, hasChanged, leadsOf, leastOf, toldOf } from './dialog-figures.ts';
import type { ComparedOffer, ComparisonOptions } from './rows.ts';

/**
 * The offers beside each other, a line for each figure; the best of a line is set off. Roles say that it is a table: a real one, laid
 * out anew, is one no longer in some browsers.
 */
function SideBySide({ offers, lines }: { offers: readonly ComparedOffer[]; lines: readonly FigureLine[] }) {
  const t = useT();
  const classes = comparison();
  // Said, not left to the grid: only so a line's name can have the width of all.
  const offersOf = { '--offers': offers.length } as CSSProperties;
  return (
    <div role="table" className={classes.root}>
      <div role="rowgroup" className={classes.group}>
        <div role="row" data-names className={classes.row} style={offersOf}>
          <div role="columnheader" className={classes.corner}>
            {t('cmp.figure')}
          </div>
          {offers.map(({ id, name, mark, note }) => (
            <div key={id} role="columnheader" className={classes.name}>
              {mark && <CompanyMark company={{ alias: mark.alias, name }} kind={mark.kind} />}
              <span>
                {name}
                {note && <span className={classes.note}>{note}</span>}
              </span>
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" className={classes.group}>
        {lines.map((line) => (
          <div key={line.label} role="row" className={classes.row} style={offersOf} data-main={line.main || undefined}>
            <div role="rowheader" className={classes.label}>
              {line.label}
            </div>
            {offers.map(({ id }, at) => (
              <div key={id} role="cell">
                {line.best.includes(at) ? (
                  <strong className={classes.best}>
                    <Icon name="check" size={16} />
                    {line.values[at]}
                  </strong>
                ) : (
                  (line.values[at] ?? t('cmp.none'))
                )}
                {line.notes[at] && <span className={classes.note}>{line.notes[at]}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Stays in sight under what is compared, in one row where the names let it: the figures keep the height. */
function Choose({
  offers,
  event,
  picked,
  onChoose,
}: {
  offers: readonly ComparedOffer[];
  event: string;
  picked: string | undefined;
  onChoose: (id: string) => void;
}) {
  const t = useT();
  const id = useId();
  const classes = dialog();
  const first = leastOf(offers) ?? picked;
  return (
    <div role="group" aria-labelledby={id} className={classes.choose}>
      <p id={id} className={css({ textStyle: 'caption', color: 'fg.muted' })}>
        {t('cmp.chooseOne')}
      </p>
      <div className={classes.choices}>
        {offers.map(({ id: offer, name }) => (
          <Button
            key={offer}
            tone={offer === first ? 'primary' : 'secondary'}
            event={event}
            aria-label={t('cmp.choose', { name })}
            onClick={() => onChoose(offer)}
          >
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Two or three offers, a column each; each can be chosen. */
export default function ComparisonDialog({
  options: { offers, event, picked },
  close,
}: ModalProps<ComparisonOptions, string>) {
  const t = useT();
  const opened = useRef(offers);
  const lines = figureLines(offers);
  const rest = lines.filter(({ more }) => more);
  const leads = leadsOf(offers);
  const told = toldOf(offers);
  const hasBest = lines.some(({ best }) => best.length > 0);
  const classes = comparison();
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
          <Choose offers={offers} event={event} picked={picked} onChoose={close} />
        )
      }
    >
      {hasChanged(opened.current, offers) && (
        <Banner tone="warning" live>
          {t('cmp.changed')}
        </Banner>
      )}
      {hasBest && (
        <div className={classes.leads}>
          {told.map(({ id, name, trade, aside }) => {
            // The weightiest alone: all of them are ticked in the table.
            const led = leads.find((one) => one.id === id)?.words.slice(0, trade ? 1 : 2) ?? [];
            const gains = [...led, ...(aside ? [aside] : [])].join(', ');
            const words = gains && trade ? t('cmp.gives', { gains, trade }) : gains || trade;
            return (
              words && (
                <p key={id}>
                  <strong>{name}</strong>: {words}
                </p>
              )
            );
          })}
        </div>
      )}
      <SideBySide offers={offers} lines={lines.filter(({ more }) => !more)} />
      {hasBest && <p className={classes.note}>{t('cmp.rule')}</p>}
      {rest.length > 0 && (
        <Fold title={t('cmp.rest')}>
          <SideBySide offers={offers} lines={rest} />
        </Fold>
      )}
    </DialogFrame>
  );
}
