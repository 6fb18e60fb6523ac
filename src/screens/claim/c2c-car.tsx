import type { Publication } from '../../../openapi/index.ts';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { CarForm } from '../../blocks/claim/car-form.tsx';
import { Back } from '../../blocks/claim/back.tsx';
import { ProblemBanner } from '../../blocks/claim/problem.tsx';
import { Section } from '../../blocks/claim/section.tsx';
import { initial, publicationForm } from '../../../schemas/publication.form.ts';
import { useT } from '../../i18n/index.ts';
import { Form, TextField } from '../../ui/form/index.ts';
import { Banner, Card, Page, Stepper } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';

type Props = ScreenProps<'c2c-car'>;

export default function Car(props: Props) {
  const { screen, send, busy, problem, context } = props;
  const t = useT();
  const found = context.responses.getPublication ?? null;
  const finding = context.problem?.operationId === 'getPublication';
  return (
    <Page
      screen={screen}
      title={t('c2c.car.title')}
      above={
        <>
          <Back onBack={() => send({ type: 'BACK' })} busy={busy} />
          <Stepper step={1} total={4} title={t('c2c.title')} />
        </>
      }
    >
      <p className={css({ color: 'fg.muted' })}>{t('c2c.draftNote')}</p>
      <Card as="section">
        <Finder {...props} failed={finding} />
      </Card>
      {!finding && <ProblemBanner problem={problem} />}
      <Section title={t('c2c.hand.title')}>
        {found && <Found publication={found} />}
        <CarForm key={found?.id ?? ''} {...props} publication={found} problem={finding ? null : problem} />
      </Section>
    </Page>
  );
}

/** The announcement on the public site: its car is filled in. */
function Finder({ send, busy, problem, context, draft, failed }: Props & { failed: boolean }) {
  const t = useT();
  const unknown = failed && problem?.kind === 'missing';
  return (
    <div className={stack({ gap: '12' })}>
      <h2 className={css({ textStyle: 'h3' })}>{t('c2c.find.title')}</h2>
      {failed && !unknown && <ProblemBanner problem={problem} />}
      <Form
        schema={publicationForm}
        initial={{ ...initial, ...context.answers.FIND_PUBLICATION }}
        draft={draft('FIND_PUBLICATION')}
        event="FIND_PUBLICATION"
        submitLabel={t('c2c.find.go')}
        submitTone="secondary"
        refusal="field"
        busy={busy}
        problem={unknown ? { productId: [t('c2c.find.missing')] } : failed ? problem?.fields : null}
        onSubmit={(values) => send({ type: 'FIND_PUBLICATION', values })}
      >
        <TextField
          name="productId"
          label={t('c2c.find.url')}
          hint={t('c2c.find.hint')}
          autoComplete="off"
          inputMode="url"
        />
      </Form>
    </div>
  );
}

function Found({ publication: { id, mark, model, year, city } }: { publication: Publication }) {
  const t = useT();
  return (
    <Banner tone="success" live>
      <p>{t('c2c.find.found', { id })}</p>
      <p className={css({ textStyle: 'body.strong' })}>{[`${mark.name} ${model.name}`, year, city].join(', ')}</p>
    </Banner>
  );
}
