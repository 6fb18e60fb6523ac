import { type ReactNode, useState } from 'react';
import { type AcceptanceValues, acceptanceForm, initial } from '../../../schemas/shared/acceptance.form.ts';
import { useT } from '../../i18n/index.ts';
import type { FormDraft, ScreenProblem } from '../props.ts';
import { CheckboxField, Form } from '../../ui/form/index.ts';
import type { DocumentField } from '../document-button.tsx';
import { ofDocument, OpenedFirst } from '../opened-first.tsx';

interface Props {
  /** Of the agreement on show: what was said of another does not count for it. */
  number: string;
  /** The agreement itself, with what its button carries. */
  paper: (field: DocumentField) => ReactNode;
  /** The sentence of the box: it names the act. */
  label: string;
  hint?: string;
  /** Between the agreement and the box: what is read with it where there is one column. */
  between?: ReactNode;
  /** At the lower edge of a phone, in one bar with the button: what is agreed to costs so much. */
  bar?: ReactNode;
  submitLabel: string;
  draft: FormDraft;
  busy: boolean;
  problem: ScreenProblem | null;
  onSubmit: (values: AcceptanceValues) => void;
}

/**
 * An agreement before it is signed: its text opened, then the word that it was read (domain 3.15, READ + ACCEPT). The
 * box stands beside the document: nobody can say "read" of what was not opened.
 */
export function Acceptance({
  number,
  paper,
  label,
  hint,
  between,
  bar,
  submitLabel,
  draft,
  busy,
  problem,
  onSubmit,
}: Props) {
  const t = useT();
  // What is to be pressed now is blue: the document until it was opened, then the way on.
  const [opened, setOpened] = useState(() => draft.load()?.['opened']);
  const isOpened = number !== '' && opened === number;
  return (
    <Form
      key={number}
      schema={acceptanceForm}
      initial={initial}
      draft={{ ...draft, load: () => ofDocument(draft.load(), number) }}
      event="ACCEPT_AGREEMENT"
      submitLabel={submitLabel}
      submitTone={isOpened ? undefined : 'secondary'}
      busy={busy}
      problem={problem?.fields}
      onSubmit={onSubmit}
    >
      <OpenedFirst version={number} label={t('form.document')}>
        {(field) =>
          paper({
            ...field,
            tone: isOpened ? 'secondary' : 'primary',
            onOpened: () => {
              field.onOpened();
              setOpened(number);
            },
          })
        }
      </OpenedFirst>
      {between}
      <CheckboxField name="accepted" label={label} hint={hint} />
      {bar}
    </Form>
  );
}
