import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { estimate } from '@styled/recipes';
import { useT } from '../../../i18n/index.ts';

/** What such an insurance is, before one of them is known. */
export function About() {
  const t = useT();
  return (
    <section className={estimate().panel}>
      <div className={stack({ gap: '8' })}>
        <h2 className={css({ textStyle: 'h3' })}>{t('ci.about')}</h2>
        <p>{t('ci.about.whom')}</p>
        <ul className={stack({ gap: '4', paddingInlineStart: '20', listStyle: 'disc' })}>
          <li>{t('ci.about.free')}</li>
          <li>{t('ci.about.back')}</li>
        </ul>
      </div>
    </section>
  );
}
