import { safeParse } from 'valibot';
import type { Bank } from '../../../../../openapi/index.ts';
import {
  bankChoiceForm,
  EXPLAINED_LENDER,
  type BankChoiceValues,
} from '../../../../../schemas/credit-claim/bank-choice.form.ts';
import { useEffect } from 'react';
import { useT } from '../../../../i18n/index.ts';
import { confirm } from '../../../../ui/index.ts';
import { type Compared, useCompared } from '../../../../blocks/compare/use-compared.ts';
import type { Approved } from '../../../../blocks/banks/answer-kinds.ts';
import { comparedBank } from '../../../../blocks/banks/compared-bank.ts';
import type { Asked } from '../../../../blocks/banks/offer-cost.ts';
import { askMcf, renewMcf } from '../../../../blocks/banks/dialogs/open.ts';

interface Parts {
  /** All of them, whatever the page filters, in its order. */
  offers: readonly Approved[];
  /** Id of the one that the page would go on with. */
  picked: string | undefined;
  /** What the claim asks for. */
  asked: Asked | undefined;
  /** The bank chosen before, whose contract is not signed yet. */
  chosen: { readonly alias: string; readonly name: string } | null | undefined;
  /** What the banks publish, once it is known. */
  banks: readonly Bank[] | undefined;
  onChoose: (choice: BankChoiceValues) => void;
}

/** How one of several offers is chosen: by its card, or beside others. */
export interface OfferChoice {
  readonly choose: (offer: Approved) => Promise<void>;
  readonly compared: Compared;
}

/**
 * Choosing among banks' offers, in whichever way it is done: a lender that needs explaining is explained and agreed to,
 * another one than before is asked about, and only then it is said.
 */
export const useOfferChoice = ({ offers, picked, asked, chosen, banks, onChoose }: Parts): OfferChoice => {
  const t = useT();
  const explained = banks?.find(({ alias }) => alias === EXPLAINED_LENDER) ?? null;
  // Its terms may come while the dialog is open.
  useEffect(() => renewMcf(explained), [explained]);
  const choose = async ({ bank }: Approved) => {
    const agree = bank.alias === EXPLAINED_LENDER && (await askMcf(explained));
    const choice = safeParse(bankChoiceForm, { bankAlias: bank.alias, agree });
    if (!choice.success) return;
    const isOther = chosen != null && chosen.alias !== bank.alias;
    const sure =
      !isOther ||
      (await confirm({
        title: t('b.changeTitle', { bank: bank.name }),
        text: t('b.changeText', { before: chosen.name, bank: bank.name }),
        confirmLabel: t('b.changeYes'),
        cancelLabel: t('b.changeNo', { before: chosen.name }),
      }));
    if (sure) onChoose(choice.output);
  };
  const compared = useCompared(
    offers.map((answer) => comparedBank(answer, asked, t)),
    {
      event: 'CHOOSE_BANK',
      picked,
      by: (id) => {
        const meant = offers.find((answer) => answer.id === id);
        if (meant) void choose(meant);
      },
    },
  );
  return { choose, compared };
};
