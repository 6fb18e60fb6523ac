import { insuranceProgress } from '../../../../machines/products/shared/insurance.progress.ts';
import { Ahead } from '../../../blocks/ahead.tsx';

/** The way of a car's insurance, from the choice of an offer on. */
export default function WhatFollows({ at }: { at: 'agreement' | 'payment' }) {
  return <Ahead progress={insuranceProgress} at={at} />;
}
