import type { ReactNode } from 'react';
import { initial, publicationForm, type PublicationValues } from '../../../schemas/shared/publication.form.ts';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { card } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import type { FormDraft, ScreenProblem } from '../props.ts';
import { Form, TextField } from '../../ui/form/index.ts';

interface Props {
  busy: boolean;
  /** Of the search alone. */
  problem: ScreenProblem | null;
  said: PublicationValues | undefined;
  draft: FormDraft;
  onFind: (values: PublicationValues) => void;
  /** Of its button: one of the page's is the first. */
  tone?: 'primary' | 'secondary';
  /** In place of its heading. */
  head?: ReactNode;
}

/** The quick way to a car: its announcement on the public site fills it in. */
export function Finder({ busy, problem, said, draft, onFind, tone = 'secondary', head }: Props) {
  const t = useT();
  return (
    <section className={`${card()} ${stack({ gap: '12' })}`}>
      {head ?? <h2 className={css({ textStyle: 'h3' })}>{t('c2c.find.title')}</h2>}
      <Form
        schema={publicationForm}
        initial={{ ...initial, ...said }}
        draft={draft}
        event="FIND_PUBLICATION"
        submitLabel={t('c2c.find.go')}
        submitTone={tone}
        refusal="field"
        busy={busy}
        problem={problem?.kind === 'missing' ? { productId: [t('c2c.find.missing')] } : problem?.fields}
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
    </section>
  );
}
