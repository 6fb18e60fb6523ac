import { codeSignature } from '../../../../machines/products/shared/claim.conditions.ts';
import { Follows } from '../blocks/claim/follows.tsx';
import { SmsCode } from '../../../blocks/sign/sms-code.tsx';
import { useT } from '../../../i18n/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

/** The consents are signed. */
export default function ClientCode(props: ScreenProps<'client-code'>) {
  const t = useT();
  const { context } = props;
  return (
    <SmsCode
      {...props}
      signature={codeSignature(context)}
      resent={context.responses.repeatSignature}
      signs={t('code.signsConsents')}
      aside={<Follows at="identity" />}
    />
  );
}
