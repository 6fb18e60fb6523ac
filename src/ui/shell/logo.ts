/** The four faces of the product; only the logo depends on it. */
export type Flow = 'main' | 'insurance' | 'leads' | 'mycar';

/**
 * Whose logo a path shows (the path alone, never its query). The order matters: `credit-insurance-mycar` and
 * `casco-and-life` stand before the rule of `/insurance`; `/credit-insurance/…` holds "-insurance", so it is not insurance.
 */
export function logoOf(pathname: string): Flow {
  if (pathname.includes('credit-insurance-mycar')) return 'mycar';
  // An insurer's own end of the same flow has an address without its name.
  if (/casco-(and-)?life|centras/.test(pathname)) return 'leads';
  if (pathname.includes('/insurance')) return 'insurance';
  return 'main';
}
