import { arranged } from '@styled/recipes';
import { useT } from '../../../i18n/index.ts';

/** What a bank asks for beside the payment, below its rate: it decides more than the rate does. Nothing where it asks for nothing. */
export function Demands({ of }: { of: readonly string[] }) {
  const t = useT();
  return of.length === 0 ? null : (
    <span className={arranged({ as: 'needs' })}>{t('apply.banks.if', { what: of.join(', ') })}</span>
  );
}
