import type { TextId } from '../../locales/ids.ts';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { openContacts } from '../blocks/contacts.ts';
import { FoldedSection } from '../blocks/claim/card-section.tsx';
import { useT } from '../i18n/index.ts';
import { Button, Page } from '../ui/index.ts';
import type { ScreenProps } from '../blocks/props.ts';

const TOPICS = [
  { title: 'guide.docs', texts: ['guide.docs1', 'guide.docs2', 'guide.docs3'] },
  { title: 'guide.st', texts: ['guide.st1', 'guide.st2', 'guide.st3'] },
  { title: 'guide.id', texts: ['guide.id1', 'guide.id2', 'guide.id3'] },
  { title: 'guide.code', texts: ['guide.code1', 'guide.code2', 'guide.code3'] },
] as const satisfies readonly { title: TextId; texts: readonly TextId[] }[];

const topics = css({
  display: 'grid',
  gap: '12',
  alignItems: 'start',
  desktop: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '24' },
});

export default function Guide({ screen, config, host }: ScreenProps<'guide'>) {
  const t = useT();
  return (
    <Page screen={screen} title={t('guide.title')}>
      <div className={topics}>
        {TOPICS.map(({ title, texts }) => (
          <FoldedSection key={title} title={t(title)} folded>
            <ul className={stack({ gap: '12', ps: '20', listStyle: 'disc' })}>
              {texts.map((text) => (
                <li key={text}>{t(text)}</li>
              ))}
            </ul>
          </FoldedSection>
        ))}
        <div className={stack({ gap: '12', pt: '12' })}>
          <p className={css({ textStyle: 'h3' })}>{t('guide.stuck')}</p>
          <Button tone="secondary" full onClick={() => openContacts(config, host)}>
            {t('nav.contactUs')}
          </Button>
        </div>
      </div>
    </Page>
  );
}
