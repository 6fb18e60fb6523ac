import { CreditList } from './board/credit-list.tsx';
import { InsuranceList } from './board/insurance-list.tsx';
import { CascoLifeList, GoodsList } from './board/other-lists.tsx';
import { Tabs, tabOf } from './board/tabs.tsx';
import { useT } from '../i18n/index.ts';
import { Page } from '../ui/index.ts';
import type { ScreenProps } from '../blocks/props.ts';

const PRODUCTS = { credit: 'list.credit', insurance: 'list.insurance', goods: 'list.goodsTab' } as const;

/** All that a customer has applied for, product by product. */
export default function MyApplications({ screen, place, useRead, ask }: ScreenProps<'my-applications'>) {
  const t = useT();
  const product = tabOf(PRODUCTS, place.query['product']);
  const show = (next: keyof typeof PRODUCTS) =>
    place.move({ query: { product: next === 'credit' ? '' : next, page: '', status: '', casco: '' } }, 'push');
  return (
    <Page screen={screen} title={t('list.title')}>
      <Tabs names={PRODUCTS} value={product} onChange={show} />
      {product === 'credit' && <CreditList useRead={useRead} ask={ask} place={place} />}
      {product === 'insurance' && (
        <>
          <InsuranceList useRead={useRead} place={place} />
          <CascoLifeList useRead={useRead} place={place} />
        </>
      )}
      {product === 'goods' && <GoodsList useRead={useRead} />}
    </Page>
  );
}
