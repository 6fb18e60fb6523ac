import { ClaimBoard } from './board/claim-board.tsx';
import { InsuranceList } from '../blocks/insurance/insurance-list.tsx';
import { Tabs, tabOf } from './board/tabs.tsx';
import { useT } from '../i18n/index.ts';
import { Page } from '../ui/index.ts';
import type { ScreenProps } from '../blocks/props.ts';

const PRODUCTS = { credit: 'list.credit', insurance: 'list.insurance' } as const;
const EVERY_KEY = { page: '', status: '', type: '', bank: '', from: '', to: '' };

/** All that a dealer or partner has made for customers, product by product. */
export default function DealerApplications({ screen, useRead, ask, place, host }: ScreenProps<'dealer-applications'>) {
  const t = useT();
  const product = tabOf(PRODUCTS, place.query['product']);
  const show = (next: keyof typeof PRODUCTS) =>
    place.move({ query: { ...EVERY_KEY, product: next === 'credit' ? '' : next }, words: '' }, 'push');
  return (
    <Page screen={screen} title={t('home.clients')}>
      <Tabs names={PRODUCTS} value={product} onChange={show} />
      {product === 'credit' ? (
        <ClaimBoard useRead={useRead} ask={ask} place={place} host={host} />
      ) : (
        <InsuranceList useRead={useRead} place={place} desk />
      )}
    </Page>
  );
}
