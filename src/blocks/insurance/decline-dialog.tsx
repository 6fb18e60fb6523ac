import {
  initial,
  INSURANCE_DECLINE_REASONS,
  insuranceDeclineForm,
  type InsuranceDeclineValues,
} from '../../../schemas/shared/insurance-decline.form.ts';
import { useT } from '../../i18n/index.ts';
import { Form, RadioCardsField, TextField } from '../../ui/form/index.ts';
import { Button, type ModalProps } from '../../ui/index.ts';
import { DialogFrame } from '../../ui/dialogs/frame.tsx';

/** Sure? And why? The confirming button sends the decline; the cross has the focus, so that a long list opens at its top. */
export default function InsuranceDeclineDialog({
  options: { paid },
  close,
}: ModalProps<{ paid: boolean }, InsuranceDeclineValues>) {
  const t = useT();
  return (
    <DialogFrame title={t(paid ? 'ins.decline.titlePaid' : 'ins.decline.title')}>
      <p>{t(paid ? 'ins.decline.textPaid' : 'ins.decline.text')}</p>
      <Form
        schema={insuranceDeclineForm}
        initial={initial}
        event="DECLINE_INSURANCE"
        submitLabel={t(paid ? 'ins.decline.confirmPaid' : 'ins.decline.confirm')}
        submitTone="danger"
        refusal="field"
        onSubmit={(values) => close(values)}
        after={
          <Button full tone="secondary" onClick={() => close()}>
            {t(paid ? 'ins.decline.keepPaid' : 'ins.decline.keep')}
          </Button>
        }
      >
        <RadioCardsField
          name="reason"
          label={t('ins.decline.reason')}
          options={INSURANCE_DECLINE_REASONS.map((value) => ({ value, label: t(`ins.decline.reason.${value}`) }))}
        />
        <TextField name="comment" label={t('ins.decline.comment')} optional rows={2} autoComplete="off" />
      </Form>
    </DialogFrame>
  );
}
