import { goodsForm } from '../../../schemas/commodity-loan/goods.form.ts';
import { goodsPickForm } from '../../../schemas/commodity-loan/goods-pick.form.ts';
import type { FormsOf } from '../../kit/product.ts';
import type { commodityLoanScreens } from './screens.ts';

export const forms: FormsOf<typeof commodityLoanScreens> = {
  SUBMIT_GOODS_DATA: goodsForm,
  PICK_GOODS_OFFER: () => goodsPickForm,
};
