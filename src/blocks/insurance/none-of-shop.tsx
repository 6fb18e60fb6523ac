import { stack } from '@styled/patterns';
import { arranged } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import { OpenFields, useFieldValue } from '../../ui/form/index.ts';
import { Card, LinkButton, MoreIcon } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';
import { ShieldSign } from '../shield-sign.tsx';
import { PlateField } from './plate-field.tsx';

interface Props {
  fill: ScreenProps<'marketplace-applications'>['fill'];
}

/** Nothing of the partners' yet: what comes here and where the others are; beside it the price of a policy by the plate. */
export function NoneOfShop({ fill }: Props) {
  const t = useT();
  return (
    <div className={arranged({ as: 'ground' })}>
      <Card as="section">
        <div>
          <div className={arranged({ as: 'begins' })}>
            <span>
              <MoreIcon name="empty" />
            </span>
            <h2>{t('list.marketEmpty')}</h2>
            <p>{t('list.marketEmptyText')}</p>
          </div>
          <LinkButton to="my-applications" query={{ product: 'insurance' }} tone="secondary" full>
            {t('list.allInsurance')}
          </LinkButton>
        </div>
      </Card>
      <Card as="section">
        <div>
          <div className={arranged({ as: 'begins' })}>
            <span>
              <ShieldSign />
            </span>
            <h2>{t('home.insuranceTitle')}</h2>
            <p>{t('home.insuranceText')}</p>
          </div>
          <OpenFields initial={{ plate: '' }}>
            <ByPlate fill={fill} />
          </OpenFields>
        </div>
      </Card>
    </div>
  );
}

/** What is typed stands in the application's own field: nobody types it twice. */
function ByPlate({ fill }: Props) {
  const t = useT();
  const plate = useFieldValue('plate');
  return (
    <div className={stack({ gap: '16' })}>
      <PlateField label={t('list.plate')} optional />
      <LinkButton
        to="insurance-begin"
        full
        onGo={() => typeof plate === 'string' && plate !== '' && fill('car-insurance', { BEGIN_INSURANCE: { plate } })}
      >
        {t('home.insuranceGo')}
      </LinkButton>
    </div>
  );
}
