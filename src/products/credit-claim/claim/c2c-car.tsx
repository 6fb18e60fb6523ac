import { css } from '@styled/css';
import { arranged } from '@styled/recipes';
import { Back } from '../../../blocks/claim/back.tsx';
import { CarForm } from '../../../blocks/claim/car-form.tsx';
import { Finder } from '../../../blocks/claim/publication-finder.tsx';
import { Section } from '../../../blocks/claim/section.tsx';
import { usePublication } from '../../../blocks/claim/use-publication.ts';
import { Follows } from '../blocks/claim/follows.tsx';
import { carForm, initial } from '../../../../schemas/shared/car.form.ts';
import { useT } from '../../../i18n/index.ts';
import { Page } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

/** The car that is bought, from an announcement or by hand. */
export default function Car({ screen, send, busy, problem, context, facts, draft, useRead }: ScreenProps<'c2c-car'>) {
  const t = useT();
  const { SUBMIT_CAR: said } = context.answers;
  const own = draft('SUBMIT_CAR');
  const { id, publication, pending } = usePublication(context.responses.getPublication, said, own, useRead);
  const finding = context.problem?.operationId === 'getPublication';
  return (
    <Page screen={screen} title={t('c2c.car.title')} above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} />}>
      {/* The quick way stands first, by hand below it; beside it where there is room. */}
      <div className={arranged({ as: 'quick' })}>
        <div>
          <Finder
            busy={busy}
            problem={finding ? problem : null}
            said={context.answers.FIND_PUBLICATION}
            draft={draft('FIND_PUBLICATION')}
            onFind={(values) => send({ type: 'FIND_PUBLICATION', values })}
          />
          <Follows at="application" />
        </div>
        <Section title={t('c2c.hand.title')}>
          <div className={arranged({ as: 'pairs' })}>
            <CarForm
              key={id}
              schema={carForm(facts)}
              event="SUBMIT_CAR"
              empty={initial}
              said={said}
              own={own}
              busy={busy}
              awaited={pending}
              problem={finding ? undefined : problem?.fields}
              useRead={useRead}
              publication={publication}
              after={<p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('c2c.draftNote')}</p>}
              onSubmit={(values) => send({ type: 'SUBMIT_CAR', values })}
            />
          </div>
        </Section>
      </div>
    </Page>
  );
}
