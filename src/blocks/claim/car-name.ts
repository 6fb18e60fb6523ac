import type { Claim } from '../../../openapi/index.ts';
import { useT } from '../../i18n/index.ts';

/** 'Toyota Camry, 2021', or words that nothing is named yet. */
export function useCarName(): (product: Claim['product']) => string {
  const t = useT();
  return ({ carName, carProductionYear }) =>
    [carName ?? t('detail.noCar'), carProductionYear].filter(Boolean).join(', ');
}
