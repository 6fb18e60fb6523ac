import { css } from '@styled/css';
import { visuallyHidden } from '@styled/patterns';
import type { ConsentAlias } from '../../../schemas/credit-claim/consents.ts';
import { useLocale, useT } from '../../i18n/index.ts';
import { Fold } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';

/** What a consent says, one tap away. */
export function ConsentText({
  alias,
  config,
}: { alias: ConsentAlias } & Pick<ScreenProps<'client-request'>, 'config'>) {
  const t = useT();
  const locale = useLocale();
  return (
    <Fold
      title={
        <span className={css({ textStyle: 'body.sm' })}>
          {t('consents.read')}
          <span className={visuallyHidden()}>: {t(`consents.short.${alias}`)}</span>
        </span>
      }
    >
      <p className={css({ textStyle: 'body.sm' })}>{t(`consents.${alias}`, { company: config.companyLine[locale] })}</p>
    </Fold>
  );
}
