import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { card } from '@styled/recipes';
import { useT } from '../i18n/index.ts';
import { LinkButton, Page } from '../ui/index.ts';
import { iconsOf } from '../ui/icons.tsx';
import type { ScreenProps } from '../blocks/props.ts';
import { TermsFirst } from './start/terms-first.tsx';

/** Elsewhere it comes when it is asked for: from here, for a part between the two would lengthen the first page. */
export { TermsFirst };

/** As the logo of insurance. */
const Sign = iconsOf({ shield: 'M10 1.5 17 4v6c0 4.2-3 7.2-7 8.8-4-1.6-7-4.6-7-8.8V4z' });

/** Where a guest begins: what a month of a loan would cost and the way into the claim; the way to insurance; what follows. */
export default function Start({ screen, ...rest }: ScreenProps<'start'>) {
  const t = useT();
  return (
    <Page screen={screen} title={t('start.title')} lead={t('start.lead')}>
      <TermsFirst
        {...rest}
        besides={
          <div data-offer className={`${card()} ${stack({ gap: '12' })}`}>
            <h2 className={css({ textStyle: 'h3' })}>{t('start.insurance')}</h2>
            <p>{t('start.insuranceText')}</p>
            <LinkButton to="insurance-begin" tone="secondary" full>
              <Sign name="shield" />
              {t('start.insuranceGo')}
            </LinkButton>
          </div>
        }
      />
    </Page>
  );
}
