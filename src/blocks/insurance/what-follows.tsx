import { insuranceProgress } from '../../../machines/products/shared/insurance.progress.ts';
import { Way } from '../way.tsx';

/** The way of a car's insurance, from one of its milestones on. */
export default function WhatFollows({ at }: { at: 'application' | 'agreement' | 'payment' }) {
  return <Way progress={insuranceProgress} standing={{ milestone: at, whose: 'customer' }} />;
}
