import { css, cx } from '@styled/css';
import { arranged } from '@styled/recipes';
import { goodsFromClaim } from '../../../schemas/commodity-loan/goods.ts';
import { goodsForm, initial } from '../../../schemas/commodity-loan/goods.form.ts';
import { Columns } from '../../blocks/columns.tsx';
import { Order } from './blocks/order.tsx';
import { ShortDocumentFields } from '../../blocks/questionnaire/document-fields.tsx';
import { ListProblem } from '../../blocks/questionnaire/list-problem.tsx';
import { NameFields } from '../../blocks/questionnaire/name-fields.tsx';
import { optionsOf } from '../../blocks/questionnaire/reference.ts';
import { incomeWarnings } from '../../blocks/questionnaire/soft-warnings.ts';
import { Warned } from '../../blocks/questionnaire/warned.tsx';
import { phone } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { FieldSet, Form, PriceField, SelectField } from '../../ui/form/index.ts';
import { Page, SummaryList } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** The order, and what banks have to know of the person who buys. */
export default function CommodityData({
  screen,
  context,
  send,
  busy,
  problem,
  facts,
  draft,
  useRead,
}: ScreenProps<'commodity-data'>) {
  const t = useT();
  const types = useRead('documentTypes', { variables: {} });
  const groups = useRead('socialGroups', { variables: {} });
  const claim = context.responses.getCommodityClaim;
  const raw = (claim && goodsFromClaim(claim)) ?? initial;
  return (
    <Page screen={screen} title={t('co.dataTitle')} lead={t('co.dataLead')}>
      <div className={cx(arranged({ as: 'fields' }), arranged({ as: 'grouped' }))}>
        <Columns
          parts="half"
          lead
          aside={claim && <Order claim={claim} folds estimated grand />}
          main={
            <>
              <ListProblem reads={[types, groups]} />
              <Form
                schema={goodsForm(facts)}
                initial={raw}
                draft={draft('SUBMIT_GOODS_DATA')}
                event="SUBMIT_GOODS_DATA"
                submitLabel={t('btn.continue')}
                busy={busy}
                problem={problem?.fields}
                onSubmit={(values) => send({ type: 'SUBMIT_GOODS_DATA', values })}
              >
                <FieldSet legend={t('co.person')}>
                  {claim && (
                    <div>
                      <SummaryList
                        rows={[
                          { label: t('co.phone'), value: phone(claim.customerPhone) },
                          { label: t('co.iin'), value: claim.personalNumber },
                        ]}
                      />
                      <p className={css({ textStyle: 'body.sm', color: 'fg.muted', pt: '8' })}>{t('co.phoneNote')}</p>
                    </div>
                  )}
                  <NameFields />
                </FieldSet>
                <FieldSet legend={t('co.buyerDocument')} hint={t('co.documentNext')}>
                  <ShortDocumentFields types={types.data} today={facts.today} given={raw.document} />
                </FieldSet>
                <FieldSet legend={t('co.income')}>
                  <div className={arranged({ as: 'hints' })}>
                    <SelectField name="socialGroup" label={t('f.group')} options={optionsOf(groups.data)} />
                    <Warned path="monthIncome" of={incomeWarnings('main', 'monthIncome', facts.today)}>
                      <PriceField name="monthIncome" label={t('f.income')} hint={t('f.incomeHint')} />
                    </Warned>
                  </div>
                </FieldSet>
              </Form>
            </>
          }
        />
      </div>
    </Page>
  );
}
