import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import type { Claim } from '../../../../openapi/index.ts';
import { personName } from '../../../blocks/claim/person-name.ts';
import { isClient } from '../../../blocks/claim/status.ts';
import type { ScreenProps } from '../../../blocks/props.ts';
import { useT } from '../../../i18n/index.ts';

const name = css({ textStyle: 'body.strong', color: 'fg' });

/** Whose application it is, above what a page says of it, where the reader is at a desk: of their own a customer knows. */
export function Whose({
  claim,
  profile,
  children,
}: Pick<ScreenProps<'apply-terms'>, 'profile'> & { claim: Claim | undefined; children: string }) {
  const t = useT();
  if (claim === undefined || isClient(profile)) return children;
  return (
    <div className={stack({ gap: '4' })}>
      <p className={name}>{t('apply.client', { name: personName(claim.borrower) })}</p>
      <p>{children}</p>
    </div>
  );
}
