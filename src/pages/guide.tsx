import type { TextId } from '../../locales/ids.ts';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged, estimate } from '@styled/recipes';
import { Columns } from '../blocks/columns.tsx';
import { contactsOf } from '../blocks/contacts.ts';
import { CardSection } from '../blocks/claim/card-section.tsx';
import { Section } from '../blocks/claim/section.tsx';
import { useT } from '../i18n/index.ts';
import { ContactLinks } from '../ui/parts/contact-links.tsx';
import { LinkButton, Page } from '../ui/index.ts';
import { useWide } from '../ui/use-wide.ts';
import type { ScreenProps } from '../blocks/props.ts';
import { Folded } from './folded.tsx';

interface Question {
  readonly title: TextId;
  readonly texts: readonly TextId[];
}

const GROUPS = [
  {
    title: 'guide.credit',
    questions: [
      { title: 'guide.cost', texts: ['guide.cost1', 'guide.cost2', 'guide.cost3'] },
      { title: 'guide.docs', texts: ['guide.docs1', 'guide.docs2', 'guide.docs3'] },
      { title: 'guide.st', texts: ['guide.st1', 'guide.st2', 'guide.st3'] },
      { title: 'guide.history', texts: ['guide.history1', 'guide.history2'] },
    ],
  },
  {
    title: 'guide.deal',
    questions: [
      { title: 'guide.refuse', texts: ['guide.refuse1', 'guide.refuse2'] },
      { title: 'guide.money', texts: ['guide.money1', 'guide.money2', 'guide.money3'] },
    ],
  },
  {
    title: 'guide.entry',
    questions: [
      { title: 'guide.link', texts: ['guide.link1', 'guide.link2'] },
      { title: 'guide.code', texts: ['guide.code1', 'guide.code2', 'guide.code3'] },
      { title: 'guide.id', texts: ['guide.id1', 'guide.id2', 'guide.id3'] },
      { title: 'guide.data', texts: ['guide.data1', 'guide.data2'] },
    ],
  },
  {
    title: 'guide.insurance',
    questions: [
      { title: 'guide.ins', texts: ['guide.ins1', 'guide.ins2'] },
      { title: 'guide.pay', texts: ['guide.pay1', 'guide.pay2', 'guide.pay3'] },
    ],
  },
] as const satisfies readonly { title: TextId; questions: readonly Question[] }[];

const FIRST: TextId = 'guide.cost';

/** Who answers, and what people ask, by topic, money first. The first answer is open. */
export default function Guide({ screen, config, host }: ScreenProps<'guide'>) {
  const t = useT();
  const isWide = useWide();
  const ways = (
    <CardSection title={t('guide.more')}>
      <div className={arranged({ as: 'halves' })}>
        <LinkButton to="start" tone="secondary">
          {t('guide.start')}
        </LinkButton>
        <LinkButton to="how-it-works" tone="secondary">
          {t('guide.how')}
        </LinkButton>
      </div>
    </CardSection>
  );
  return (
    <Page screen={screen} title={t('guide.title')}>
      <Columns
        parts="rows"
        lead
        main={GROUPS.map(({ title, questions }) => (
          <Section key={title} title={t(title)}>
            <div className={arranged({ as: 'folds' })}>
              {questions.map((one) => (
                <Answer key={one.title} {...one} />
              ))}
            </div>
          </Section>
        ))}
        aside={
          <>
            <section className={estimate().panel} aria-labelledby="ask">
              <h2 id="ask" className={css({ textStyle: 'h2' })}>
                {t('guide.ask')}
              </h2>
              <ContactLinks {...contactsOf(config, host)} short={{ call: t('guide.call'), chat: t('guide.chat') }} />
            </section>
            {isWide && ways}
          </>
        }
        end={!isWide && ways}
      />
    </Page>
  );
}

function Answer({ title, texts }: Question) {
  const t = useT();
  return (
    <Folded title={t(title)} open={title === FIRST}>
      <ul className={stack({ gap: '12', ps: '20', listStyle: 'disc' })}>
        {texts.map((text) => (
          <li key={text}>{t(text)}</li>
        ))}
      </ul>
    </Folded>
  );
}
