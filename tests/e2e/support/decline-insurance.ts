import { fill, pressInDialog, pressNamed, type Says } from '../driver/doing.ts';
import { example } from './journey.ts';

/** The dialog asks why; the page's own control only opens it. */
export const declinesInsurance: Says = (words) => [
  pressNamed(words('ins.decline.go'), words('ins.policy.takeBack')),
  fill('DECLINE_INSURANCE', example('insurance-decline')),
  ...pressInDialog('DECLINE_INSURANCE'),
];
