import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { useT } from '../../i18n/index.ts';
import { Button, EmptyState } from '../../ui/index.ts';
import { Fine } from '../parts.tsx';
import type { Shown } from './simulated.ts';

const frame = css({
  position: 'relative',
  height: '[min(720px, 84vh)]',
  width: 'full',
  overflow: 'hidden',
  border: '1px solid {colors.border.subtle}',
  borderRadius: 'l4',
  bg: 'surface',
  boxShadow: 'mid',
  '& > iframe': { display: 'block', width: 'full', height: 'full', border: '0' },
});

/** The page as the app's webview shows it, and what the app lays over it. */
export function Phone({
  page,
  shown,
  onLeaveScreen,
}: {
  page: { href: string; visit: number } | null;
  shown: Shown | null;
  onLeaveScreen: () => void;
}) {
  const t = useT();
  return (
    <div className={frame} data-phone>
      {page === null ? (
        <EmptyState title={t('qa.host.off')} text={t('qa.host.offText')} />
      ) : (
        <iframe key={page.visit} src={page.href} title={t('qa.host.phone')} inert={shown !== null} />
      )}
      {shown !== null && (
        <section
          aria-label={t('qa.host.appScreen')}
          className={css({ position: 'absolute', inset: '0', bg: 'surface', p: '20', overflowY: 'auto' })}
        >
          <div className={stack({ gap: '16' })}>
            <h3 className={css({ textStyle: 'h3' })}>{t('qa.host.appScreen')}</h3>
            <p>{t(`qa.host.does.${shown.action}`)}</p>
            <Fine>{shown.payload}</Fine>
            <Button event="LEAVE_APP_SCREEN" onClick={onLeaveScreen}>
              {t('qa.host.toPage')}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
