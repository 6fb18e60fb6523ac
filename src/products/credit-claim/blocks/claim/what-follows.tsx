import { claimProgress } from '../../../../../machines/products/shared/claim.progress.ts';
import { Ahead } from '../../../../blocks/ahead.tsx';

/** The way of a claim for credit, from one of its first steps. */
export default function WhatFollows({ at }: { at: 'application' | 'identity' }) {
  return <Ahead progress={claimProgress} at={at} />;
}
