import { css } from '@styled/css';
import { Back } from '../../blocks/claim/back.tsx';
import { Columns } from '../../blocks/columns.tsx';
import { NextSteps } from '../../blocks/next-steps.tsx';
import { Order } from './blocks/order.tsx';
import { SellerCode } from './blocks/seller-code.tsx';
import { ReturnMain } from '../../blocks/return-main.tsx';
import { Standalone } from '../../blocks/standalone.tsx';
import { Updated } from '../../blocks/waiting.tsx';
import { useT } from '../../i18n/index.ts';
import { Card, Page } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** Signed: the seller reads the code, or types the number, and hands the goods over. */
export default function CommoditySuccess({ screen, context, send, host }: ScreenProps<'commodity-success'>) {
  const t = useT();
  if (context.id === null) return <Standalone screen={screen} />;
  const claim = context.responses.getCommodityClaim;
  return (
    <Page
      screen={screen}
      title={t('co.code')}
      lead={t('co.codeLead')}
      above={<Back onBack={() => send({ type: 'BACK' })} />}
    >
      <Columns
        parts="half"
        main={
          <>
            {claim && (
              <Card>
                <SellerCode number={claim.number} />
              </Card>
            )}
            <p className={css({ color: 'fg.muted' })}>{t('co.codeWait')}</p>
            <Updated answer={claim} />
          </>
        }
        aside={
          claim && (
            <>
              <NextSteps
                title={t('co.next')}
                steps={[
                  t('co.next.look', { shop: claim.shop.name, address: claim.shop.address }),
                  t('co.next.show'),
                  t('co.next.keeps'),
                ]}
              />
              <Order claim={claim} folds />
            </>
          )
        }
        end={host.webview && <ReturnMain host={host} />}
      />
    </Page>
  );
}
