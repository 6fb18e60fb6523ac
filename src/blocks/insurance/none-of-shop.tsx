import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import { OpenFields, useFieldValue } from '../../ui/form/index.ts';
import { LinkButton } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';
import { PlateField } from './plate-field.tsx';

interface Props {
  fill: ScreenProps<'marketplace-applications'>['fill'];
}

/** Nothing of the partners' yet, as the page says: where the others are, and the price of a policy by the plate. */
export function NoneOfShop({ fill }: Props) {
  const t = useT();
  return (
    <div className={stack({ gap: '16' })}>
      <h2 className={css({ textStyle: 'h2' })}>{t('list.marketEmpty')}</h2>
      <p className={css({ color: 'fg.muted' })}>{t('list.marketEmptyText')}</p>
      <div className={arranged({ as: 'ground' })}>
        <div>
          <h3 className={css({ textStyle: 'h3' })}>{t('home.insuranceTitle')}</h3>
          <p>{t('home.insuranceText')}</p>
        </div>
        <OpenFields initial={{ plate: '' }}>
          <ByPlate fill={fill} />
        </OpenFields>
      </div>
      <div className={arranged({ as: 'ways' })}>
        <LinkButton to="my-applications" query={{ product: 'insurance' }} tone="quiet" full>
          {t('list.allInsurance')}
        </LinkButton>
      </div>
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
