import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged } from '@styled/recipes';
import { groupDigits } from '../../../schemas/facts/money.ts';
import { termsLimits } from '../../../schemas/shared/terms.form.ts';
import { OffersOfForm, useSum } from '../../blocks/claim/live-offers.tsx';
import { FeeField, TermField } from '../../blocks/claim/terms-fields.tsx';
import type { FormDraft, ScreenProps } from '../../blocks/props.ts';
import { money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { OpenFields, SliderField, useFieldValue, useSetField } from '../../ui/form/index.ts';
import { LivePayments, LiveRange } from './live-range.tsx';
import { EXAMPLE, feeKept, formsFrom, PRICES, shareTyped } from './terms.ts';
import { useBanks } from './use-banks.ts';

interface Props extends Pick<ScreenProps<'start'>, 'ask'> {
  /** ISO date. */
  today: string;
  /** What is typed stays over a reload and a way back. */
  draft: FormDraft;
  /** Where the range stands: beside the fields, in a panel of the page. */
  panel: HTMLElement | null;
  /** Where the payment at each bank does, below the button. */
  more: HTMLElement | null;
  /** What the forms of the claim are filled in with, by event; null: nothing was moved or typed. */
  onForms: (forms: ReturnType<typeof formsFrom>) => void;
}

/** Price, down payment and term, and what they cost a month at the banks that would lend. Nothing of it is sent. */
export default function Calculator({ ask, ...props }: Props) {
  const banks = useBanks(ask);
  const [initial] = useState(() => ({ ...EXAMPLE, ...props.draft.load() }));
  return (
    <OpenFields initial={initial}>
      <Live banks={banks} {...props} />
    </OpenFields>
  );
}

type LiveProps = Omit<Props, 'ask'> & { banks: ReturnType<typeof useBanks> };

function Live({ banks, today, draft, panel, more, onForms }: LiveProps) {
  const t = useT();
  const price = useSum('price') ?? 0;
  useFollowing(onForms, draft);
  const purchase = { price, carType: 'used', carYear: null, fromPerson: true, today } as const;
  return (
    <OffersOfForm banks={banks} purchase={purchase}>
      <div className={cx(stack({ gap: '20' }), arranged({ as: 'sliders' }))}>
        <SliderField
          name="price"
          label={t('car.price')}
          kind="sum"
          scale={PRICES}
          unit="₸"
          say={(sum) => (sum === null ? t('c2c.terms.nothing') : money(sum))}
          ends={[t('calculator.million', { n: 1 }), t('calculator.million', { n: 30 })]}
        />
        <FeeField price={price} minFeePercent={0} />
        <TermField maxTerm={termsLimits({ banks: banks.data ?? [], ...purchase }).maxTerm} />
      </div>
      {panel && createPortal(<LiveRange />, panel)}
      {more && createPortal(<LivePayments />, more)}
    </OffersOfForm>
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Tells what is typed; when the price is moved, the down payment keeps its share of it. */
function useFollowing(onForms: Props['onForms'], draft: FormDraft): void {
  const set = useSetField();
  const price = textOf(useFieldValue('price'));
  const initialFee = textOf(useFieldValue('initialFee'));
  const term = textOf(useFieldValue('term'));
  const whole = useSum('price');
  const kept = useRef({ price, share: shareTyped({ price, initialFee }) });
  useEffect(() => {
    const { price: before, share } = kept.current;
    kept.current.price = price;
    if (price === before) kept.current.share = shareTyped({ price, initialFee });
    else if (share !== null && whole !== null) set('initialFee', groupDigits(feeKept(whole, share)));
  }, [price, initialFee, whole, set]);
  useEffect(() => {
    const raw = { price, initialFee, term };
    const forms = formsFrom(raw);
    onForms(forms);
    if (forms !== null) draft.save(raw);
    else if (draft.load() !== null) draft.clear();
  }, [onForms, draft, price, initialFee, term]);
}
