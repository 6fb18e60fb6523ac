import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { ActiveClaims } from './board/active-claims.tsx';
import { Section } from '../blocks/claim/section.tsx';
import { useT } from '../i18n/index.ts';
import { Card, LinkButton, Page } from '../ui/index.ts';
import type { ScreenProps } from '../blocks/props.ts';

/** The customer's first page: what can be applied for, and what is on its way. */
export default function Home({ screen, profile, useRead, ask }: ScreenProps<'home'>) {
  const t = useT();
  return (
    <Page screen={screen} title={profile?.firstName ? t('home.hello', { name: profile.firstName }) : t('home.title')}>
      <Card as="section">
        <div className={stack({ gap: '12' })}>
          <h2 className={css({ textStyle: 'h2' })}>{t('home.c2cTitle')}</h2>
          <p className={css({ color: 'fg.muted' })}>{t('home.c2cText')}</p>
          <LinkButton to="how-it-works" full>
            {t('btn.submit')}
          </LinkButton>
        </div>
      </Card>
      <Card as="section">
        <div className={stack({ gap: '12' })}>
          <h2 className={css({ textStyle: 'h2' })}>{t('home.insuranceTitle')}</h2>
          <p className={css({ color: 'fg.muted' })}>{t('home.insuranceText')}</p>
          <LinkButton to="insurance-begin" tone="secondary" full>
            {t('home.insuranceGo')}
          </LinkButton>
        </div>
      </Card>
      <Section title={t('home.active')}>
        <ActiveClaims useRead={useRead} ask={ask} />
      </Section>
    </Page>
  );
}
