import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import type { TextId } from '../../../../../locales/ids.ts';
import { useT } from '../../../../i18n/index.ts';
import { Button, Card, Fold, SummaryList, type SummaryRow } from '../../../../ui/index.ts';
import { CardHead } from '../../../../blocks/card-head.tsx';

export type Edit =
  | 'EDIT_PERSONAL'
  | 'EDIT_DOCUMENT'
  | 'EDIT_CONTACTS'
  | 'EDIT_FAMILY'
  | 'EDIT_JOB'
  | 'EDIT_ADDRESSES'
  | 'EDIT_TERMS';

/**
 * What was said on one step; `event` leads back to it, where it may still be changed. `line`: of many rows the one thing that
 * they are known by, which opens to all of them; it is then one row of a card, which the page draws.
 */
export function ReviewBlock({
  title,
  head: lead,
  rows,
  line,
  note,
  event,
  onEdit,
  below,
}: {
  title: TextId;
  /** Above the rows: what matters most. */
  head?: ReactNode;
  rows: readonly SummaryRow[];
  line?: string;
  /** Below them: what a change leads to. */
  note?: string;
  event?: Edit;
  onEdit?: (event: Edit) => void;
  /** A way that is more than an edit, in words of its own. */
  below?: ReactNode;
}) {
  const t = useT();
  const list = <SummaryList rows={rows} />;
  const head = (
    <CardHead title={t(title)}>
      {event && onEdit && (
        <Button
          tone="quiet"
          event={event}
          aria-label={t('summary.edit', { label: t(title) })}
          onClick={() => onEdit(event)}
        >
          {t('btn.edit')}
        </Button>
      )}
    </CardHead>
  );
  return line ? (
    <section>
      {head}
      <Fold look="part" title={line}>
        {list}
      </Fold>
    </section>
  ) : (
    <Card as="section">
      <div className={stack({ gap: '4' })}>
        {head}
        {lead}
        {list}
        {note && <p className={css({ textStyle: 'body.sm', color: 'fg.muted', pt: '8' })}>{note}</p>}
        {below}
      </div>
    </Card>
  );
}
