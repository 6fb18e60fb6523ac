import type { HostActions } from '../../props.ts';
import type { Bank, Integration } from '../../../../openapi/index.ts';
import type { OtherTermsValues } from '../../../../schemas/shared/other-terms.form.ts';
import type { Change } from '../../../../schemas/shared/other-terms.ts';

/** Which part of the conditions is opened first. */
export type ConditionsTab = 'terms' | 'schedule';

/** A refusal, what would turn it around, and how that is taken over; null: not by this person. */
export interface RejectionOptions {
  readonly answer: Integration;
  readonly changes: readonly Change[];
  /** Of the car after the discount, tenge. */
  readonly price: number;
  readonly onApply: ((terms: OtherTermsValues) => void) | null;
  /** Who applies them then; null: nobody. */
  readonly note: string | null;
  /** Banks that have approved: what another application would lose. */
  readonly kept?: readonly string[];
  /** To call the bank by; left out: the reader is not its customer. */
  readonly host?: HostActions | undefined;
}

/** `bank`: its published terms; null: they have not come. */
export interface McfOptions {
  readonly bank: Bank | null;
}
