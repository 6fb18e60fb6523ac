import { useMemo } from 'react';
import type { Bank } from '../../../openapi/index.ts';
import { useOff } from '../../ui/index.ts';

/** Of all banks those that are not switched off. */
export function useOfferedBanks(all: readonly Bank[] | undefined): readonly Bank[] | undefined {
  const { banks } = useOff();
  return useMemo(() => all?.filter(({ alias }) => !banks.includes(alias)), [all, banks]);
}
