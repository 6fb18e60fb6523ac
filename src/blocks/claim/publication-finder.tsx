import { initial, publicationForm, type PublicationValues } from '../../../schemas/shared/publication.form.ts';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { card } from '@styled/recipes';
import { CarPicture } from './car-picture.tsx';
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
  /** It is what is to be done first here; else another button of the page is. */
  first?: boolean;
  /** Under the heading: what it is good for. */
  note?: string;
}

/** The quick way to a car: its announcement on the public site fills it in. */
export function Finder({ busy, problem, said, draft, onFind, first = false, note }: Props) {
  const t = useT();
  return (
    <section className={`${card()} ${stack({ gap: '12' })}`}>
      <CarPicture>
        <h2 className={css({ textStyle: 'h3' })}>{t('c2c.find.title')}</h2>
        {note !== undefined && <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{note}</p>}
      </CarPicture>
      <Form
        schema={publicationForm}
        initial={{ ...initial, ...said }}
        draft={draft}
        event="FIND_PUBLICATION"
        submitLabel={t('c2c.find.go')}
        submitTone={first ? 'primary' : 'secondary'}
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
