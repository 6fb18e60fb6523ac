import { useT } from '../../i18n/index.ts';
import { confirm } from '../../ui/index.ts';
import { type Compared, useCompared } from '../compare/use-compared.ts';
import type { Approved } from './answers.ts';
import { comparedBank } from './compared-bank.ts';

interface Parts {
  /** All of them, whatever the page filters, in its order. */
  offers: readonly Approved[];
  /** The bank chosen before, whose contract is not signed yet. */
  chosen: { readonly alias: string; readonly name: string } | null | undefined;
  onChoose: (bankAlias: string) => void;
}

/** How one of several offers is chosen: by its card, or beside others. */
export interface OfferChoice {
  readonly choose: (offer: Approved) => Promise<void>;
  readonly compared: Compared;
}

/** Choosing among banks' offers; another one than before is asked about first. */
export const useOfferChoice = ({ offers, chosen, onChoose }: Parts): OfferChoice => {
  const t = useT();
  const choose = async ({ bank }: Approved) => {
    const isOther = chosen != null && chosen.alias !== bank.alias;
    const sure =
      !isOther ||
      (await confirm({
        title: t('b.changeTitle', { bank: bank.name }),
        text: t('b.changeText', { before: chosen.name, bank: bank.name }),
        confirmLabel: t('b.changeYes'),
        cancelLabel: t('b.changeNo', { before: chosen.name }),
      }));
    if (sure) onChoose(bank.alias);
  };
  const compared = useCompared(
    offers.map((answer) => comparedBank(answer, t)),
    {
      event: 'CHOOSE_BANK',
      by: (id) => {
        const meant = offers.find((answer) => answer.id === id);
        if (meant) void choose(meant);
      },
    },
  );
  return { choose, compared };
};
