import type { ScreenId } from '../../../machines/screens.ts';

/** "application 1/6 · 2/4": the milestone, which of how many, and the step inside where it has a number. */
type Said = `${string} ${number}/${number}${'' | ` · ${number}/${number}`}`;

const numbered = <Id extends ScreenId>(milestone: `${string} ${number}/${number}`, screens: readonly Id[]) =>
  Object.fromEntries(
    screens.map((screen, index) => [screen, [`${milestone} · ${index + 1}/${screens.length}`]]),
  ) as unknown as Record<Id, [Said]>;

/**
 * What the line of milestones says on each screen that is a step, as a person would tell the journey; written by hand, not
 * read from what the products declare. Screens that are not here are results, errors and pages of their own: no line.
 */
const LINES: { readonly [Id in ScreenId]?: readonly [Said, ...Said[]] } = {
  ...numbered('application 1/6', ['c2c-car', 'c2c-seller', 'c2c-terms', 'c2c-me']),
  ...numbered('identity 2/6', [
    'client-intro',
    'general-agreement',
    'client-request',
    'client-code',
    'aitu-intro',
    'aitu-pending',
  ]),
  ...numbered('data 3/6', [
    'q-personal',
    'q-document',
    'q-contacts',
    'q-family',
    'q-job',
    'q-addresses',
    'q-review',
    'account-statement',
  ]),
  // A bank that decides may ask for it as well, while another one's contract waits, too.
  'account-statement': ['data 3/6 · 8/8', 'banks 4/6', 'signing 5/6'],
  // The claim says where it stands: a bank may be chosen already, and its contract waits.
  'bank-response-waiting': ['banks 4/6', 'signing 5/6'],
  'bank-responses': ['banks 4/6', 'signing 5/6'],
  'bank-other-terms': ['banks 4/6', 'signing 5/6'],
  'claim-additional-info': ['banks 4/6', 'signing 5/6'],
  'bank-selected': ['signing 5/6'],

  ...numbered('application 1/6', ['dealer-client', 'dealer-car', 'dealer-terms', 'dealer-review']),
  // A link is given to the customer again for as long as identity is not proved.
  'dealer-share': ['identity 2/6'],
  'dealer-waiting': ['banks 4/6'],
  'dealer-responses': ['banks 4/6', 'signing 5/6', 'deal 6/6'],
  ...numbered('application 1/6', ['apply-terms', 'apply-banks', 'apply-review']),

  ...numbered('application 1/4', ['commodity-data', 'commodity-documents']),
  'commodity-waiting': ['offers 2/4'],
  'commodity-offers': ['offers 2/4'],
  'commodity-review': ['signing 3/4'],

  ...numbered('application 1/5', ['insurance-begin', 'insurance-customer', 'insurance-car', 'insurance-check']),
  // The check is left for them; other wishes after the offers are of the offers.
  'insurance-contract': ['application 1/5 · 4/4'],
  'insurance-product': ['application 1/5 · 4/4', 'offers 2/5'],
  'insurance-offers': ['offers 2/5'],
  ...numbered('agreement 3/5', ['insurance-chosen', 'insurance-agreement', 'insurance-code']),
  'insurance-signed': ['payment 4/5'],
  'insurance-pay': ['payment 4/5'],
  'insurance-pay-pending': ['payment 4/5'],
  'insurance-issuing': ['policy 5/5'],
  ...numbered('application 1/5', ['market-person', 'market-customer', 'market-car', 'market-check']),
  'market-contract': ['application 1/5 · 4/4'],
  'market-product': ['application 1/5 · 4/4', 'offers 2/5'],
  'market-offers': ['offers 2/5'],

  'casco-life-choice': ['choice 1/3'],
  ...numbered('agreement 2/3', ['casco-life-agreement', 'casco-life-code']),
  'casco-life-waiting': ['policy 3/3'],

  'ci-review': ['application 1/4'],
  'ci-health': ['health 2/4'],
  'ci-consents': ['consents 3/4'],
  'ci-success': ['policy 4/4'],
  'ci-mcrdt-review': ['application 1/4'],
  'ci-mcrdt-health': ['health 2/4'],
  'ci-mcrdt-consents': ['consents 3/4'],
  'ci-mcrdt-success': ['policy 4/4'],
  'ci-mycar-phone': ['application 1/4'],
  'ci-mycar-choose': ['application 1/4'],
  'ci-mycar-review': ['application 1/4'],
  'ci-mycar-health': ['health 2/4'],
  'ci-mycar-application': ['consents 3/4'],
  'ci-mycar-consents': ['consents 3/4'],
  'ci-mycar-success': ['policy 4/4'],
};

/** What the line of a screen may say; none: it shows no line. */
export const linesOf = (screen: ScreenId): readonly string[] => LINES[screen] ?? [];
