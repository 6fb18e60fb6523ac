import { css } from '@styled/css';
import { flex } from '@styled/patterns';
import { group } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Button } from '../../ui/index.ts';

interface Props {
  page: number;
  range: { readonly from: number; readonly to: number };
  total: number;
  hasNext: boolean;
  /** The page asked for is on its way. */
  busy: boolean;
  onPage: (page: number) => void;
  /** The person is about to ask for the next page. */
  onNear: () => void;
}

/** Which rows are on show, of how many, and the pages before and after. A button without a page stays: the focus is on it. */
export function Pager({ page, range, total, hasNext, busy, onPage, onNear }: Props) {
  const t = useT();
  const step = (by: -1 | 1, there: boolean) => ({
    'aria-disabled': !there || undefined,
    onClick: () => there && !busy && onPage(page + by),
    tone: 'secondary' as const,
  });
  return (
    <nav aria-label={t('board.pages')} className={flex({ gap: '12', align: 'center', wrap: 'wrap' })}>
      <p className={css({ textStyle: 'body.sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums', flex: '1' })}>
        {t('board.range', { from: group(range.from), to: group(range.to), total: group(total) })}
      </p>
      {(page > 1 || hasNext) && (
        <div className={flex({ gap: '8', wrap: 'wrap' })}>
          <Button event="PREVIOUS" {...step(-1, page > 1)}>
            {t('board.previous')}
          </Button>
          <Button event="NEXT" {...step(1, hasNext)} onPointerEnter={onNear} onFocus={onNear}>
            {t('board.next')}
          </Button>
        </div>
      )}
    </nav>
  );
}
