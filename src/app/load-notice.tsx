import { css } from '@styled/css';
import { button, snackbar } from '@styled/recipes';
import kk from '../../locales/kk/loading.json';
import ru from '../../locales/ru/loading.json';

const TEXTS = { ru, kk };
const region = css({ top: '[auto]', bottom: '16', flexDirection: 'column', alignItems: 'center', gap: '8' });
/** What comes into sight by itself: no script may be there to show it. */
const soon = css({ animation: '[hold 4s]', '@media (scripting: none)': { display: 'none' } });
const later = css({ animation: '[hold 12s]' });
const { region: place, root, text } = snackbar();

/**
 * What a page says while its program is not there; in the page before any script, in both languages: the early script
 * leaves the one of the visit, and turns the words when the program is lost (`data-lost`); the program takes them away.
 */
export function LoadNotice() {
  return (
    <>
      <noscript>
        <div className={css({ bg: 'accent.subtle', p: '16', display: 'grid', gap: '8' })}>
          {Object.entries(TEXTS).map(([lang, texts]) => (
            <p key={lang} lang={lang}>
              {texts['loading.noScript']}
            </p>
          ))}
        </div>
      </noscript>
      <div id="load-notice" role="status" className={`${place} ${region} ${soon}`}>
        {Object.entries(TEXTS).map(([lang, texts]) => (
          <div key={lang} lang={lang} className={root}>
            <p className={text}>
              <span data-lost={texts['loading.failed']}>{texts['loading.still']}</span>{' '}
              <span className={later} data-lost={texts['loading.check']}>
                {texts['loading.long']}
              </span>
            </p>
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the same address once more, without any script */}
            <a href="" className={`${button({ tone: 'onDark' })} ${later}`}>
              {texts['loading.reload']}
            </a>
          </div>
        ))}
      </div>
    </>
  );
}
