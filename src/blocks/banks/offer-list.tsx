import { hstack, stack } from '@styled/patterns';
import type { Bank } from '../../../openapi/index.ts';
import { useT } from '../../i18n/index.ts';
import { Button, confirm } from '../../ui/index.ts';
import { CompareBox } from '../compare/compare-box.tsx';
import { useCompared } from '../compare/use-compared.ts';
import { showConditions, showMcf } from './dialogs/open.ts';
import type { Approved } from './answers.ts';
import { comparedBank } from './compared-bank.ts';
import { OfferCard } from './offer-card.tsx';

/** The one whose name a person may not know: its card explains it. */
const EXPLAINED = 'mcf';

interface Props {
  offers: readonly Approved[];
  banks: readonly Bank[] | undefined;
  /** The bank chosen before, whose contract is not signed yet. */
  chosen: { readonly alias: string; readonly name: string } | null | undefined;
  busy: boolean;
  onChoose: (bankAlias: string) => void;
}

/** Offers with what can be done about each: compare, choose, look at its conditions and its payments. */
export function OfferList({ offers, banks, chosen, busy, onChoose }: Props) {
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
  const explained = banks?.find(({ alias }) => alias === EXPLAINED);
  return offers.map((answer) => (
    <OfferCard key={answer.id} answer={answer} chosen={chosen?.alias === answer.bank.alias}>
      <div className={stack({ gap: '8' })}>
        {offers.length > 1 && <CompareBox compared={compared} id={answer.id} name={answer.bank.name} />}
        <Button
          full
          busy={busy}
          event="CHOOSE_BANK"
          aria-label={t('b.chooseNamed', { bank: answer.bank.name })}
          onClick={() => void choose(answer)}
        >
          {t('b.choose')}
        </Button>
        <div className={hstack({ gap: '8' })}>
          <Button
            full
            tone="secondary"
            aria-label={t('b.termsNamed', { bank: answer.bank.name })}
            onClick={() => showConditions(answer, 'terms')}
          >
            {t('b.terms')}
          </Button>
          <Button
            full
            tone="secondary"
            aria-label={t('b.scheduleNamed', { bank: answer.bank.name })}
            onClick={() => showConditions(answer, 'schedule')}
          >
            {t('b.scheduleShort')}
          </Button>
        </div>
        {answer.bank.alias === EXPLAINED && explained && (
          <Button full tone="quiet" onClick={() => showMcf(explained, () => void choose(answer))}>
            {t('b.mcf')}
          </Button>
        )}
      </div>
    </OfferCard>
  ));
}
