import { css } from '@styled/css';
import type { CascoLifeConditions } from '../../../../openapi/index.ts';
import { useT } from '../../../i18n/index.ts';
import { sellers } from './words.ts';

const line = css({ display: 'block' });

/** Who sells it, and from which price: a line each. */
export function Sellers({ conditions }: { conditions: Pick<CascoLifeConditions, 'options'> }) {
  const t = useT();
  return sellers(conditions, t).map((words) => (
    <span key={words} className={line}>
      {words}
    </span>
  ));
}
