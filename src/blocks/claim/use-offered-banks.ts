import { useMemo } from 'react';
import type { Bank } from '../../../openapi/index.ts';
import { off } from '../off.store.ts';

/** Of all banks those that are not switched off. */
export const useOfferedBanks = (all: readonly Bank[] | undefined): readonly Bank[] | undefined =>
  useMemo(() => all?.filter(({ alias }) => !off.banks.includes(alias)), [all]);
