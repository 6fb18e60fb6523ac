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
        <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('ci.about.back')}</p>
      </div>
    </section>
  );
}
