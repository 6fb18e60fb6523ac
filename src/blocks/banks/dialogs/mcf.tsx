import { stack } from '@styled/patterns';
import { initial, lenderConsentForm } from '../../../../schemas/shared/lender-consent.form.ts';
import { money, percent } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { DialogFrame } from '../../../ui/dialogs/frame.tsx';
import { CheckboxField, Form } from '../../../ui/form/index.ts';
import { Button, LongText, type ModalProps, SummaryList, type SummaryRow } from '../../../ui/index.ts';
import type { Translate } from '../../../i18n/index.ts';
import type { McfOptions } from './options.ts';
import type { Bank } from '../../../../openapi/index.ts';

const termsRows = ({ terms }: Bank, t: Translate): SummaryRow[] => {
  const rate = Math.min(...[terms.rateNew, terms.rateUsed].filter((one) => one !== null));
  return [
    { label: t('b.mcfSum'), value: t('b.mcfRange', { min: money(terms.sumMin), max: money(terms.sumMax) }) },
    { label: t('b.mcfTerm'), value: t('b.mcfRange', { min: terms.termMin, max: terms.termMax }) },
    ...(Number.isFinite(rate) ? [{ label: t('b.mcfRate'), value: t('b.mcfFrom', { x: percent(rate) }) }] : []),
    ...(terms.note ? [{ label: t('b.mcfNote'), value: <LongText text={terms.note} /> }] : []),
  ];
};

/** What the microfinance organisation is, its published terms, and the consent to go on with it. */
export default function McfDialog({ options: { bank }, close }: ModalProps<McfOptions, boolean>) {
  const t = useT();
  return (
    <DialogFrame title={t('b.mcfTitle')}>
      <div className={stack({ gap: '16' })}>
        <p>{t('b.mcfText')}</p>
        {bank !== null && <SummaryList rows={termsRows(bank, t)} />}
        <Form
          schema={lenderConsentForm}
          initial={initial}
          event="CHOOSE_BANK"
          submitLabel={t('b.mcfGo')}
          refusal="field"
          onSubmit={() => close(true)}
          after={
            <Button full tone="secondary" onClick={() => close()}>
              {t('b.mcfLater')}
            </Button>
          }
        >
          <CheckboxField name="agree" label={t('b.mcfConsent')} />
        </Form>
      </div>
    </DialogFrame>
  );
}
