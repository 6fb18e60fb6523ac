import type { Publication } from '../../../openapi/index.ts';
import { initial, publicationForm, type PublicationValues } from '../../../schemas/shared/publication.form.ts';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { useT } from '../../i18n/index.ts';
import type { FormDraft, ScreenProblem } from '../props.ts';
import { Form, TextField } from '../../ui/form/index.ts';
import { Banner } from '../../ui/index.ts';

interface Props {
  busy: boolean;
  /** Of the search alone. */
  problem: ScreenProblem | null;
  said: PublicationValues | undefined;
  draft: FormDraft;
  onFind: (values: PublicationValues) => void;
}

/** The announcement on the public site: its car is filled in. */
export function Finder({ busy, problem, said, draft, onFind }: Props) {
  const t = useT();
  const unknown = problem?.kind === 'missing';
  return (
    <div className={stack({ gap: '12' })}>
      <h2 className={css({ textStyle: 'h3' })}>{t('c2c.find.title')}</h2>
      <Form
        schema={publicationForm}
        initial={{ ...initial, ...said }}
        draft={draft}
        event="FIND_PUBLICATION"
        submitLabel={t('c2c.find.go')}
        submitTone="secondary"
        refusal="field"
        busy={busy}
        problem={unknown ? { productId: [t('c2c.find.missing')] } : problem?.fields}
        onSubmit={onFind}
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

/** What was found, in words. */
export function Found({ publication: { id, mark, model, year, city } }: { publication: Publication }) {
  const t = useT();
  return (
    <Banner tone="success" live>
      <p>{t('c2c.find.found', { id })}</p>
      <p className={css({ textStyle: 'body.strong' })}>{[`${mark.name} ${model.name}`, year, city].join(', ')}</p>
    </Banner>
  );
}
