import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { estimate } from '@styled/recipes';
import { CalendarSign } from '../../../blocks/calendar-sign.tsx';
import { Gives } from '../../../blocks/gives.tsx';
import { useT } from '../../../i18n/index.ts';
import { MoreIcon } from '../../../ui/index.ts';

/** What such an insurance is, before one of them is known. */
export function About() {
  const t = useT();
  return (
    <section className={estimate().panel}>
      <div className={stack({ gap: '8' })}>
        <h2 className={css({ textStyle: 'h3' })}>{t('ci.about')}</h2>
        <p>{t('ci.about.whom')}</p>
        <Gives
          rows={[
            { sign: <MoreIcon name="info" />, title: t('ci.about.free') },
            { sign: <CalendarSign />, title: t('ci.gives.back'), note: t('ci.gives.backNote') },
          ]}
        />
      </div>
    </section>
  );
}
