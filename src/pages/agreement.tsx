import type { TextId } from '../../locales/ids.ts';
import { css } from '@styled/css';
import { stack, visuallyHidden } from '@styled/patterns';
import { phone } from '../i18n/format.ts';
import { otherLocale, useLocale, useT, type Locale } from '../i18n/index.ts';
import { Card, Fold, Page } from '../ui/index.ts';
import type { ScreenProps } from '../blocks/props.ts';

const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8];
/** Two columns where there is room, read one after the other. */
const clauses = css({ desktop: { columnCount: '[2]', columnGap: '64' } });
const clause = css({ display: 'grid', gap: '4', breakInside: 'avoid', pb: '20' });

/** The user agreement: the reader's own language, the other one folded above it, where it is found; hence no language toggle. */
export default function Agreement({ screen, config }: ScreenProps<'agreement'>) {
  const t = useT();
  const own = useLocale();
  const theirs = otherLocale(own);
  const said = (locale: Locale) => ({ company: config.companyLine[locale], phone: phone(config.contacts.phone) });
  return (
    <Page screen={screen} title={t('agreement.title')}>
      <div lang={theirs}>
        <Card>
          <Fold look="card" title={<h2 className={css({ textStyle: 'h3' })}>{t(`agreement.${theirs}.heading`)}</h2>}>
            <div className={stack({ gap: '20', pt: '12' })}>
              <Text locale={theirs} values={said(theirs)} />
            </div>
          </Fold>
        </Card>
      </div>
      <section lang={own}>
        <h2 className={visuallyHidden()}>{t(`agreement.${own}.heading`)}</h2>
        <Card>
          <div className={stack({ gap: '20' })}>
            <Text locale={own} values={said(own)} />
          </div>
        </Card>
      </section>
    </Page>
  );
}

function Text({ locale, values }: { locale: Locale; values: Record<string, string> }) {
  const t = useT();
  return (
    <>
      <p>{t(`agreement.${locale}.intro`, values)}</p>
      <div className={clauses}>
        {SECTIONS.map((number) => (
          <Clause key={number} locale={locale} number={number} values={values} />
        ))}
      </div>
    </>
  );
}

function Clause({ locale, number, values }: { locale: Locale; number: number; values: Record<string, string> }) {
  const t = useT();
  return (
    <div className={clause}>
      <h3 className={css({ textStyle: 'h3' })}>{t(`agreement.${locale}.t${number}` as TextId)}</h3>
      <p>{t(`agreement.${locale}.p${number}` as TextId, values)}</p>
    </div>
  );
}
