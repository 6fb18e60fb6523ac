import { screenIds, screenSpec, type ScreenId } from '../../../machines/screens.ts';
import { addressOf } from '../support/sight.ts';
import type { Step, Scenario } from './scenario.ts';

/** Of the screens at one address the first stands there without a claim. */
function standsAlone(id: ScreenId): boolean {
  const { standalone, path, kind } = screenSpec(id);
  const first = screenIds.find((one) => screenSpec(one).path === path && screenSpec(one).kind === kind);
  return standalone === true && first === id;
}

/** What belongs to no product, and what stands at a product's address without a claim. */
export const pageScenarios: readonly Scenario[] = [
  {
    title: 'guests',
    steps: [
      { screen: 'start', at: '/' },
      { screen: 'login', at: '/login', form: 'SIGN_IN' },
      { screen: 'agreement', at: '/agreement' },
      { screen: 'guide', at: '/guide' },
      { screen: 'how-it-works', at: '/how-it-works' },
    ],
  },
  {
    title: 'customer',
    who: 'aidos',
    steps: [
      { screen: 'home', at: '/', claimless: true },
      { screen: 'my-applications', at: '/my-applications', claimless: true },
      { screen: 'marketplace-applications', at: '/marketplace/my-applications', claimless: true },
      { screen: 'consents', at: '/consents', claimless: true },
      ...screenIds
        .filter((id) => standsAlone(id) && screenSpec(id).roles === undefined)
        .map((screen, at): Step => ({ screen, at: addressOf(screen, null) ?? '', claimless: true, alike: at % 4 > 0 })),
    ],
  },
  {
    title: 'deskLists',
    who: 'dealer-demo',
    steps: [
      { screen: 'dealer-home', at: '/', claimless: true },
      { screen: 'dealer-applications', at: '/my-applications', claimless: true },
    ],
  },
];
