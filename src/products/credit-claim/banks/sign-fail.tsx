import { aboutClaim } from '../../../blocks/claim/about-rows.ts';
import { Failure } from '../../../blocks/failure.tsx';
import { useT } from '../../../i18n/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

/** The contract was not signed: what is safe, and the way on. */
export default function SignFail(props: ScreenProps<'sign-fail'>) {
  const t = useT();
  return (
    <Failure
      {...props}
      title={t('s.fail')}
      about={aboutClaim(props.context.responses.claim, t)}
      text={t('s.failLead')}
      retry={t('s.retry')}
      back={t('b.toSelected')}
    />
  );
}
