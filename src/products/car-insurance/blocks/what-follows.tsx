import { insuranceProgress } from '../../../../machines/products/shared/insurance.progress.ts';
import { Way } from '../../../blocks/way.tsx';

/** The way of a car's insurance, from the choice of an offer on. */
export default function WhatFollows({ at }: { at: 'agreement' | 'payment' }) {
  return <Way progress={insuranceProgress} standing={{ milestone: at, whose: 'customer' }} />;
}
