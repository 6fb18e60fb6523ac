import { useMemo } from 'react';
import * as v from 'valibot';
import { choice, field, integer } from '../../schemas/fields.ts';
import { useT } from '../i18n/index.ts';
import { snackbar } from '../ui/index.ts';
import { Form, NumberField, RadioCardsField, SelectField, useFieldValue } from '../ui/form/index.ts';
import { useAct } from './data.ts';
import {
  type Control,
  type ControlDone,
  controlDone,
  type ControlField,
  type ControlSubject,
} from './outside/shapes.ts';

const rulesOf = (fields: readonly ControlField[]) =>
  v.object(
    Object.fromEntries(
      fields.map((one) => [
        one.name,
        one.kind === 'number'
          ? field<string | number>(integer(one.min, one.max))
          : field<string | number>(
              choice(
                one.options.map(({ value }) => value),
                'form.refused',
              ),
            ),
      ]),
    ),
  );

const initialOf = (one: ControlField): string =>
  one.kind === 'number' ? String(one.initial) : (one.options[0]?.value ?? '');

/** Uses a control; resolves with what came of it, or null after a refusal. */
export function useControl(control: Control, subject: ControlSubject | null) {
  const { busy, run } = useAct();
  const apply = async (values: object): Promise<ControlDone | null> => {
    const body = { values, ...(subject === null ? {} : { subject: subject.id }) };
    const done = await run({ path: `controls/${encodeURIComponent(control.id)}`, body }, controlDone);
    if (done) snackbar.success(() => done.text);
    return done;
  };
  return { busy, apply };
}

/** The fields that a service declared for its control, as a form. */
export function ControlForm({
  control,
  subject = null,
  onDone,
}: {
  control: Control;
  subject?: ControlSubject | null;
  onDone?: (done: ControlDone) => void;
}) {
  const t = useT();
  const { busy, apply } = useControl(control, subject);
  const shape = JSON.stringify(control.fields.map(({ label: _label, ...rest }) => rest));
  // Polling brings equal fields in new objects; the rules follow what they say.
  const schema = useMemo(() => rulesOf(JSON.parse(shape) as ControlField[]), [shape]);
  const initial = Object.fromEntries(control.fields.map((one) => [one.name, initialOf(one)]));
  const submit = async (values: object) => {
    const done = await apply(values);
    if (done) onDone?.(done);
  };
  return (
    <Form
      schema={schema}
      initial={initial}
      event={`RUN ${control.id}`}
      submitLabel={t('qa.apply')}
      busy={busy}
      onSubmit={(values) => void submit(values)}
    >
      {control.fields.map((one) => (
        <Field key={one.name} field={one} />
      ))}
    </Form>
  );
}

/** More choices than this would be a long way to scroll. */
const CARDS_MOST = 3;

function Field({ field: one }: { field: ControlField }) {
  const deciding = useFieldValue(one.when?.[0] ?? one.name);
  if (one.when !== null && deciding !== one.when[1]) return null;
  if (one.kind === 'number') return <NumberField name={one.name} label={one.label} />;
  return one.options.length > CARDS_MOST ? (
    <SelectField name={one.name} label={one.label} options={one.options} />
  ) : (
    <RadioCardsField name={one.name} label={one.label} options={one.options} />
  );
}
