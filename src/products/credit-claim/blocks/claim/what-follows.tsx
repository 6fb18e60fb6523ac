import { claimProgress } from '../../../../../machines/products/shared/claim.progress.ts';
import { Way } from '../../../../blocks/way.tsx';

/** The way of a claim for credit, from one of its first steps. */
export default function WhatFollows({ at }: { at: 'application' | 'identity' }) {
  return <Way progress={claimProgress} standing={{ milestone: at, whose: 'customer' }} />;
}
