import { describe, expect, test } from 'vitest';
import { logoOf } from '../../../src/ui/shell/logo.ts';

describe('the logo of a path', () => {
  test.each([
    ['/', 'main'],
    ['/my-applications', 'main'],
    ['/client-claim-c2c', 'main'],
    ['/insurance/12', 'insurance'],
    ['/insurance/payment/ok', 'insurance'],
    ['/marketplace/insurance/7/edit', 'insurance'],
    ['/insurance/casco-and-life/1', 'leads'],
    ['/insurance/casco-and-life/complete', 'leads'],
    // An address that products share, with the name of the product.
    ['/sign-fail/casco-life', 'leads'],
    // An end of the same flow, whose address is the insurer's.
    ['/centras-success', 'leads'],
    ['/credit-insurance/5', 'main'],
    ['/credit-insurance/success', 'main'],
    ['/credit-insurance-mcrdt/5', 'main'],
    ['/credit-insurance-mycar', 'mycar'],
    ['/credit-insurance-mycar/success', 'mycar'],
  ])('%s → %s', (path, flow) => expect(logoOf(path)).toBe(flow));
});
