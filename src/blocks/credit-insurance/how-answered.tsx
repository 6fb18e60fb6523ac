import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { estimate } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import { MoreIcon } from '../../ui/index.ts';
import { Gives } from '../gives.tsx';

/** What follows an answer: beside the questions, for nobody should guess it. */
export function HowAnswered() {
  const t = useT();
  return (
    <section className={estimate().panel}>
      <div className={stack({ gap: '12' })}>
        <h2 className={css({ textStyle: 'h3' })}>{t('ci.answers')}</h2>
        <Gives
          rows={[
            { sign: <MoreIcon name="check" />, title: t('ci.saidNo'), note: t('ci.answers.no') },
            { sign: <MoreIcon name="clock" />, title: t('ci.answers.yes'), note: t('ci.answers.yesNote') },
          ]}
        />
      </div>
    </section>
  );
}
