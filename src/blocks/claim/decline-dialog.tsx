import { DECLINE_REASONS, declineForm, initial, type DeclineValues } from '../../../schemas/shared/decline.form.ts';
import { useT } from '../../i18n/index.ts';
import { Form, RadioCardsField } from '../../ui/form/index.ts';
import { Button, type ModalProps } from '../../ui/index.ts';
import type { DeclineWords } from './decline-words.ts';
import { DialogFrame } from '../../ui/dialogs/frame.tsx';

/** Sure? And why? The act has the colour of what cannot be undone. The cross has the focus, so that a long list opens at its top. */
export default function DeclineDialog({ options: words, close }: ModalProps<DeclineWords, DeclineValues>) {
  const t = useT();
  return (
    <DialogFrame title={t(words.title)} text={t(words.text)}>
      <Form
        schema={declineForm}
        initial={initial}
        event="DECLINE"
        submitLabel={t(words.confirm)}
        submitTone="danger"
        refusal="field"
        onSubmit={(values) => close(values)}
        after={
          <Button full tone="secondary" onClick={() => close()}>
            {t(words.keep)}
          </Button>
        }
      >
        <RadioCardsField
          name="reason"
          label={t(words.ask)}
          options={DECLINE_REASONS.map((value) => ({ value, label: t(words.reasons[value]) }))}
        />
      </Form>
    </DialogFrame>
  );
}
