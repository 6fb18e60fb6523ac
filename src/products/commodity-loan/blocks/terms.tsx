import { useId } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged } from '@styled/recipes';
import type { CommodityOffer } from '../../../../openapi/index.ts';
import { money } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { leastOf } from './offers.ts';
import { overpaid } from './overpaid.ts';

interface Props {
  offers: readonly CommodityOffer[];
  terms: readonly number[];
  chosen: number;
  onChoose: (months: number) => void;
}

/** How long it is paid for: each term with its lowest payment and what that one costs above the price. */
export function Terms({ offers, terms, chosen, onChoose }: Props) {
  const t = useT();
  const id = useId();
  return (
    <div className={stack({ gap: '8' })} role="group" aria-labelledby={id}>
      <h2 id={id} className={css({ textStyle: 'label' })}>
        {t('co.termFilter')}
      </h2>
      <div className={arranged({ as: 'terms' })}>
        {terms.map((n) => {
          const { least, several, dearer } = leastOf(offers, n);
          return (
            <button key={n} type="button" aria-pressed={n === chosen} onClick={() => onChoose(n)}>
              <span>{t('co.months', { n })}</span>{' '}
              {least && (
                <>
                  <b>{several ? t('co.fromSum', { sum: money(least.monthly) }) : money(least.monthly)}</b>{' '}
                  <span data-least={least.overpayment === 0 || undefined}>
                    {least.overpayment === 0 && dearer ? t('co.overSomeFree') : overpaid(least, t)}
                  </span>
                </>
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}
