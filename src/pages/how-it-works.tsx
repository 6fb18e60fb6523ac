import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { Section } from '../blocks/claim/section.tsx';
import { Steps } from '../blocks/claim/steps.tsx';
import { useT } from '../i18n/index.ts';
import { Icon, Link, LinkButton, Page } from '../ui/index.ts';
import type { ScreenProps } from '../blocks/props.ts';

export default function HowItWorks({ screen }: ScreenProps<'how-it-works'>) {
  const t = useT();
  return (
    <Page screen={screen} title={t('how.title')} lead={t('how.lead')}>
      <Steps
        level="h2"
        steps={[
          { title: t('how.s1'), text: t('how.s1Text') },
          { title: t('how.s2'), text: t('how.s2Text') },
          { title: t('how.s3'), text: t('how.s3Text') },
          { title: t('how.s4'), text: t('how.s4Text') },
        ]}
      />
      <Section title={t('how.needTitle')}>
        <ul className={stack({ gap: '8', listStyle: 'none' })}>
          {[t('how.need1'), t('how.need2'), t('how.need3')].map((need) => (
            <li
              key={need}
              className={css({
                display: 'flex',
                gap: '8',
                '& svg': { flexShrink: '0', mt: '2', color: 'approved.icon' },
              })}
            >
              <Icon name="check" />
              {need}
            </li>
          ))}
        </ul>
      </Section>
      <p>{t('how.free')}</p>
      <LinkButton full to="c2c-car">
        {t('how.start')}
      </LinkButton>
      <p>
        <Link to="guide">{t('how.guide')}</Link>
      </p>
    </Page>
  );
}
