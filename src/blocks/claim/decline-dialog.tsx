import { DECLINE_REASONS, declineForm, initial, type DeclineValues } from '../../../schemas/decline.form.ts';
import { useT } from '../../i18n/index.ts';
import { Form, RadioCardsField } from '../../ui/form/index.ts';
import { Button, type ModalProps } from '../../ui/index.ts';
import { DialogFrame } from '../../ui/dialogs/frame.tsx';

/** Sure? And why? The confirming button sends the decline; the safe one has the focus. */
export default function DeclineDialog({ close }: ModalProps<null, DeclineValues>) {
  const t = useT();
  return (
    <DialogFrame title={t('decline.title')}>
      <p>{t('decline.text')}</p>
      <Form
        schema={declineForm}
        initial={initial}
        event="DECLINE"
        submitLabel={t('decline.confirm')}
        submitTone="danger"
        refusal="field"
        onSubmit={(values) => close(values)}
        after={
          <Button full tone="secondary" data-autofocus onClick={() => close()}>
            {t('decline.keep')}
          </Button>
        }
      >
        <RadioCardsField
          name="reason"
          label={t('decline.reason')}
          options={DECLINE_REASONS.map((value) => ({ value, label: t(`decline.reason.${value}`) }))}
        />
      </Form>
    </DialogFrame>
  );
}
