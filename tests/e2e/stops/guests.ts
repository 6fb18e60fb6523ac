import { expect } from '../support/fixtures.ts';
import { APPLY, example } from '../support/journey.ts';
import { press, type Stop, submit } from './stop.ts';

const OTHER_CLAIM = { personalNumber: '830811499186', phone: '77000000018', lastName: 'Ашықова', firstName: 'Гүлнар' };

export const guests: readonly Stop[] = [
  { screen: 'login', at: '/login', form: 'SIGN_IN' },
  { screen: 'agreement', at: '/agreement' },
  { screen: 'guide', at: '/guide', dialogs: [['nav.contactUs', 'contact-us']] },
  { screen: 'how-it-works', at: '/how-it-works' },
  { screen: 'c2c-car', by: press(APPLY), form: 'SUBMIT_CAR' },
  { screen: 'c2c-pledged', by: submit('FIND_PUBLICATION', { productId: '100107' }) },
  {
    screen: 'c2c-seller',
    form: 'SUBMIT_SELLER',
    async by(walker) {
      await walker.press('BACK');
      await walker.sees('c2c-car');
      await walker.submit('FIND_PUBLICATION', { productId: '100101' });
      await expect(walker.page.locator('[name="markId"]')).toHaveValue('Toyota');
      await walker.press('SUBMIT_CAR');
    },
  },
  { screen: 'c2c-terms', by: submit('SUBMIT_SELLER', example('seller')), form: 'SUBMIT_TERMS' },
  {
    screen: 'c2c-me',
    form: 'SUBMIT_ME',
    async by(walker) {
      await walker.fill('SUBMIT_TERMS', { initialFee: '5 400 000' });
      for (const more of await walker.page.locator('details > summary').all()) await more.click();
      await walker.press('SUBMIT_TERMS');
    },
  },
  {
    screen: 'c2c-exists',
    by: submit('SUBMIT_ME', { ...OTHER_CLAIM, patronymic: '' }),
    dialogs: [['nav.contactUs', 'contact-us']],
  },
  { screen: 'commodity-guest', at: '/commodity-loan/client-data' },
];
