import type { TextId } from '../../../../locales/ids.ts';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { estimate } from '@styled/recipes';
import { Columns } from '../../../blocks/columns.tsx';
import { CONSENTS_TEXT } from '../../../../schemas/credit-claim/consents.ts';
import { dmy } from '../../../i18n/format.ts';
import { useLocale, useT } from '../../../i18n/index.ts';
import { Button, Card, LinkButton, Page } from '../../../ui/index.ts';
import { useWide } from '../../../ui/use-wide.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

const CLAUSES = [1, 2, 3, 4, 5];
const MAIN = ['general.main1', 'general.main2', 'general.main3'] as const;

export default function GeneralAgreement({ screen, context, send, busy, config }: ScreenProps<'general-agreement'>) {
  const t = useT();
  const locale = useLocale();
  const isWide = useWide();
  const isAlone = context.id === null;
  const main = (
    <section className={estimate().panel} aria-labelledby="main">
      <h2 id="main" className={css({ textStyle: 'h3' })}>
        {t('general.main')}
      </h2>
      <ul className={stack({ gap: '8', ps: '20', listStyle: 'disc' })}>
        {MAIN.map((id) => (
          <li key={id}>{t(id)}</li>
        ))}
      </ul>
    </section>
  );
  const onward = isAlone ? (
    <LinkButton to="my-applications" tone="secondary" full>
      {t('nav.myApplications')}
    </LinkButton>
  ) : (
    <Button full event="CONTINUE" busy={busy} onClick={() => send({ type: 'CONTINUE' })}>
      {t('btn.continue')}
    </Button>
  );
  // What leads on stays in sight beside a long text; where there is one column it is read to its end first.
  return (
    <Page screen={screen} title={t('general.title')} lead={isAlone ? undefined : t('general.lead')}>
      <Columns
        parts="rows"
        lead
        aside={
          <>
            {main}
            {isWide && onward}
          </>
        }
        main={
          <>
            <Card as="article">
              <div className={stack({ gap: '20' })}>
                {CLAUSES.map((number) => (
                  <section key={number} className={stack({ gap: '4' })}>
                    <h2 className={css({ textStyle: 'h3' })}>{t(`general.t${number}` as TextId)}</h2>
                    <p>{t(`general.p${number}` as TextId, { company: config.companyLine[locale] })}</p>
                  </section>
                ))}
                <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
                  {t('general.version', { version: CONSENTS_TEXT.version, date: dmy(CONSENTS_TEXT.date) })}
                </p>
              </div>
            </Card>
            {!isWide && onward}
          </>
        }
      />
    </Page>
  );
}
