import type { TextId } from '../../locales/ids.ts';
import { css } from '@styled/css';
import { stack, visuallyHidden } from '@styled/patterns';
import { arranged, estimate } from '@styled/recipes';
import { Columns } from '../blocks/columns.tsx';
import { phone } from '../i18n/format.ts';
import { otherLocale, useLocale, useT, type Locale } from '../i18n/index.ts';
import { Card, Fold, Page } from '../ui/index.ts';
import { useWide } from '../ui/use-wide.ts';
import type { ScreenProps } from '../blocks/props.ts';
import { Folded } from './folded.tsx';

const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8];
const MAIN = ['agreement.main1', 'agreement.main2', 'agreement.main3', 'agreement.main4'] as const;

/**
 * The user agreement: what matters most, then the reader's own language part by part, the other one folded as a whole, last
 * of all or beside it; hence no language toggle.
 */
export default function Agreement({ screen, config }: ScreenProps<'agreement'>) {
  const t = useT();
  const isWide = useWide();
  const own = useLocale();
  const theirs = otherLocale(own);
  const said = (locale: Locale) => ({ company: config.companyLine[locale], phone: phone(config.contacts.phone) });
  const clauses = (locale: Locale) =>
    SECTIONS.map((number) => ({
      title: t(`agreement.${locale}.t${number}` as TextId),
      text: t(`agreement.${locale}.p${number}` as TextId, said(locale)),
    }));
  const other = (
    <div lang={theirs}>
      <Card>
        <Fold
          look="card"
          title={<h2 className={css({ textStyle: 'body.strong' })}>{t(`agreement.${theirs}.heading`)}</h2>}
        >
          <div className={stack({ gap: '20', pt: '12' })}>
            <p>{t(`agreement.${theirs}.intro`, said(theirs))}</p>
            {clauses(theirs).map(({ title, text }) => (
              <div key={title} className={stack({ gap: '4' })}>
                <h3 className={css({ textStyle: 'h3' })}>{title}</h3>
                <p>{text}</p>
              </div>
            ))}
          </div>
        </Fold>
      </Card>
    </div>
  );
  return (
    <Page screen={screen} title={t('agreement.title')}>
      <Columns
        parts="rows"
        lead
        main={
          <section lang={own} className={stack({ gap: '24' })}>
            <h2 className={visuallyHidden()}>{t(`agreement.${own}.heading`)}</h2>
            <p>{t(`agreement.${own}.intro`, said(own))}</p>
            <div className={arranged({ as: 'folds' })}>
              {clauses(own).map(({ title, text }, at) => (
                <Folded key={title} title={title} open={at === 0}>
                  <p>{text}</p>
                </Folded>
              ))}
            </div>
          </section>
        }
        aside={
          <>
            <section className={estimate().panel} aria-labelledby="main">
              <h2 id="main" className={css({ textStyle: 'h2' })}>
                {t('agreement.main')}
              </h2>
              <ul className={stack({ gap: '12', ps: '20', listStyle: 'disc' })}>
                {MAIN.map((id) => (
                  <li key={id}>{t(id)}</li>
                ))}
              </ul>
            </section>
            {isWide && other}
          </>
        }
        end={!isWide && other}
      />
    </Page>
  );
}
