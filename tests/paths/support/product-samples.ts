import type { EventSamples } from '../../model/step.ts';
import type { WiredFault } from './faults.ts';

/** What a product's tests need besides what holds for all flows: `tests/products/<product>/samples.ts`. */
export interface ProductSamples {
  /** How its flow may begin: anew, or at a claim that exists. */
  readonly starts: EventSamples['starts'];
  /** What is said here in place of the examples of the event's form. */
  readonly said?: EventSamples['said'];
  /** Refusals that this product alone tells from the others of their class. */
  readonly faults?: readonly WiredFault[];
}
